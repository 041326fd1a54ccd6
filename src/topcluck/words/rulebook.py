"""The rules of a game in one language: chapters, rules, what belongs to them, and what the editions make of them."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from topcluck.games import PACKAGES, game
from topcluck.games.island.rulesets import EDITIONS, edition_options, has_flag
from topcluck.words.catalogue import rules_bundle, rules_references, rules_source
from topcluck.words.sentences import Words

NOT_PLAYED = "not_played"  # the value of an option that an edition has no use for
Values = Mapping[str, Any]  # what an edition says, option by option


class Rulebook:
    """What the rules of one game say in one language; what is not translated is said in English.

    >>> book = Rulebook("chicken-island", Words("en"))
    >>> book.title("MOVE"), book.text("MOVE-2"), book.options("MOVE-4")
    ('Movement', 'A unit with speed 0 cannot move.', ['base_entry'])
    """

    def __init__(self, game: str, words: Words) -> None:
        self.game = game
        self.words = words
        self.ids = list(rules_references(game))
        self.chapters = list(dict.fromkeys(map(chapter_of, self.ids)))
        self._prefix = PACKAGES[game].rpartition(".")[2]
        self._bundles = [rules_bundle(game, lang) for lang in dict.fromkeys((words.lang, "en"))]

    # -- texts --------------------------------------------------------------------------------------------------

    def title(self, chapter: str) -> str:
        """The title of a chapter."""
        return self._say("chapter", chapter) or chapter

    def text(self, id: str) -> str:
        """What a rule says."""
        return self._say("rule", id.replace(".", "-")) or id

    def option(self, name: str) -> str:
        """What an option decides."""
        return self._say("option", name) or name

    def value(self, option: str, value: Any) -> str:
        """What a value of an option means."""
        if isinstance(value, bool):
            return self.words.say("rules-yes" if value else "rules-no")
        if isinstance(value, tuple):
            names = [self.words.name("card", name, game(self.game)) for name in value]
            return ", ".join(names) or self.words.say("rules-no-cards")
        if value == NOT_PLAYED:
            return self.words.say("rules-not-played")
        if value is None:
            return self.words.say("rules-no-number", option=option)
        return self._say("option", option, str(value)) or str(value)

    def _say(self, sort: str, name: str, attribute: str | None = None) -> str | None:
        """A message, or an attribute of it, in the first language that has it."""
        key = f"{self._prefix}-{sort}-{name}"
        for spoken in self._bundles:
            if spoken.has_message(key):
                message = spoken.get_message(key)
                pattern = message.value if attribute is None else message.attributes.get(attribute)
                if pattern is not None:
                    return str(spoken.format_pattern(pattern)[0])
        return None

    # -- what belongs together ----------------------------------------------------------------------------------

    def rules_of(self, chapter: str) -> list[str]:
        """The rules of a chapter."""
        return [id for id in self.ids if chapter_of(id) == chapter]

    def rulings(self, id: str) -> list[str]:
        """The rulings that belong to a rule."""
        return self._references(id, "rulings")

    def see(self, id: str) -> list[str]:
        """Other rules that a rule points to."""
        return self._references(id, "see")

    def options(self, *ids: str) -> list[str]:
        """The options that these rules read, each once."""
        return list(dict.fromkeys(option for id in ids for option in self._references(id, "options")))

    def readers(self, option: str) -> list[str]:
        """The rules that read an option."""
        return [id for id in self.ids if option in self._references(id, "options")]

    def _references(self, id: str, sort: str) -> list[str]:
        return rules_references(self.game)[id].get(sort, [])

    def search(self, text: str) -> list[str]:
        """The rules that have all these words, or beginnings and parts of them; case and accents do not matter."""
        words = _plain(text).split()
        return [id for id in self.ids if words and all(word in _plain(self.text(id)) for word in words)]


def chapter_of(id: str) -> str:
    """
    >>> chapter_of("MOVE-4"), chapter_of("TP-9.5")
    ('MOVE', 'TP-9')
    """
    return id.rpartition("." if "." in id else "-")[0]


def _plain(text: str) -> str:
    """
    >>> _plain("Épis")
    'epis'
    """
    return "".join(sign for sign in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(sign))


# -- games and editions -------------------------------------------------------------------------------------------


def games_with_rules() -> list[str]:
    """The games whose rules come with this package."""
    return [id for id in PACKAGES if rules_source(id, "en").is_file()]


def editions_of(game: str) -> Sequence[str]:
    """The editions of a game, the usual one first; none where everybody plays by the same book."""
    return EDITIONS if game == "chicken-island" else ()


def edition_values(id: str, edition: str | None) -> Values:
    """What an edition says, option by option; without editions, what holds unless players agree otherwise."""
    if edition is None:
        setup = game(id).setup()
        return {**setup["options"], "first_player": "random" if setup["first_seat"] is None else setup["first_seat"]}
    values = asdict(edition_options(edition))
    if not has_flag(edition, "expert"):
        values.update(dict.fromkeys([name for name in values if name.startswith("expert_")], NOT_PLAYED))
    return values
