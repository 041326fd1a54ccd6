"""Sentences for people, from ids and numbers.

All texts live in Fluent files, one per language, read by Python and by the page alike: `words/<lang>/*.ftl` for what
the games share, `games/<game>/words/<lang>.ftl` for a game, and the files of a card set for its cards. The key of a
sentence follows from what it is about; `<game>` is the name of the game's package, and `_` in a type becomes `-`:

    <game>-event-<type>          fields of the event                    island-event-scrolls-laid
    <game>-action-<type>         fields of the action                   island-action-step
    <game>-decision-<kind>       what the decision is about             island-decision-combat-play
    <game>-refusal-<message>     arguments of the refusal               island-refusal-too-far
    <game>-outcome-<reason>      $winners and $winners_count            island-outcome-last-leader
    <game>-<kind>-<text>         the name of a thing                    island-resource-wood, touche-unit-barn
    <game>-name-<text>           the same for every kind                island-name-leader

An argument that names a thing (a field annotated "card", "unit", "resource" …) arrives as its name, and as its plain
id in `$<field>_id`; a row of them arrives joined, and counted in `$<field>_count`; what the reader may not know is
"hidden", so a message can ask: `{ $card -> [hidden] a Scroll *[other] { $card } }`. A sentence that is missing falls
back to English, and then to the plain text form.
"""

from topcluck.words.languages import LANGUAGES, UnknownLanguage, chosen_language
from topcluck.words.sentences import Words

__all__ = ["LANGUAGES", "UnknownLanguage", "Words", "chosen_language"]
