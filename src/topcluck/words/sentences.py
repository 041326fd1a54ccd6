"""The sentences of one language: events, actions, decisions, refusals, outcomes and names."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from topcluck.games import PACKAGES
from topcluck.kernel.errors import Refusal, shortened
from topcluck.kernel.faces import Action, Event, Face, Family
from topcluck.kernel.game import Decision, Game, Outcome
from topcluck.kernel.replay import is_number
from topcluck.words.catalogue import add_card_set, bundle, card_bundle, empty_bundle, english_messages

HIDDEN = "hidden"
_PLAIN = frozenset({"number", "plain"})
_LONGEST = 2000  # signs of an argument
_WRITTEN = re.compile(r"((?P<owner>[A-Z][0-9]?)[.:])?(?P<thing>[^@#.:]+)(#(?P<mark>[0-9]+))?(@(?P<place>.+))?")
_NUMBERED = re.compile(r"(.*[^0-9])([0-9]+)")


class Words:
    """What is said in one language.

    >>> Words("fr").say("cli-waiting", seat="A"), Words("de").say("cli-waiting", seat="A")
    ("C'est à A de répondre.", 'A ist gefragt.')
    """

    def __init__(self, lang: str = "en", card_sets: Iterable[Traversable] = (), define: str = "") -> None:
        """Words of a language; *card_sets* are folders of cards, *define* is TOML with cards of its own."""
        self.lang = lang
        self._bundles: list[FluentBundle] = [bundle(lang)] if lang == "en" else [bundle(lang), bundle("en")]
        self._own_cards = empty_bundle(lang)
        if define:
            self._own_cards.add_resource(FluentResource(english_messages(define)))
        for folder in card_sets:
            add_card_set(self._own_cards, folder, lang)

    # -- any message --------------------------------------------------------------------------------------------

    def has(self, key: str) -> bool:
        """Whether there is a message with this key."""
        return any(spoken.has_message(key) for spoken in self._bundles)

    def say(self, key: str, /, **args: Any) -> str:
        """The message with these arguments; without a message, the key and the arguments as they are."""
        return _format(self._bundles, key, None, args) or _bare(key, args)

    # -- names of things ----------------------------------------------------------------------------------------

    def seat(self, seat: int, game: Game) -> str:
        """How a seat is called."""
        return game.seat_name(seat)

    def name(self, kind: str, text: str, game: Game) -> str:
        """The name of a thing that the notation writes as *text*.

        A thing may stand somewhere (``rock_golem@c4``), be one of several equal ones (``rock_golem#2@c4``) or belong
        to a seat (``A.chicken3``, ``P2:granary``); a text without a name of its own stays as it is.
        """
        if kind == "seat" and text.isdecimal():
            return self.seat(int(text), game)
        parts = _WRITTEN.fullmatch(text)
        if parts is None:
            return text
        owner, thing, mark, place = parts.group("owner", "thing", "mark", "place")
        name = self._own_name(kind, thing, game)
        if name is None:
            return text
        name = self.say("thing-number", thing=name, number=mark) if mark else name
        name = self.say("thing-of", thing=name, owner=owner) if owner else name
        return self.say("thing-at", thing=name, place=place) if place else name

    def _own_name(self, kind: str, thing: str, game: Game) -> str | None:
        """What a thing is called by itself: by the game's words, by its card, or as one of a numbered kind."""
        for key in (f"{_prefix(game)}-{_dashed(kind)}-{_dashed(thing)}", f"{_prefix(game)}-name-{_dashed(thing)}"):
            if self.has(key):
                return self.say(key)
        card = _format(self._cards(game), thing, None, {})
        if card is not None:
            return card
        numbered = _NUMBERED.fullmatch(thing)
        name = self._own_name(kind, numbered[1], game) if numbered else None
        return f"{name} {numbered[2]}" if numbered and name else None

    def card_text(self, card: str, game: Game, attribute: str = "text") -> str:
        """What a card says; empty if it says nothing."""
        return _format(self._cards(game), card, attribute, {}) or ""

    def _cards(self, game: Game) -> list[FluentBundle]:
        """Where the cards of a game are named: in the sets that were brought, then in its own."""
        own = [card_bundle(game.id, self.lang)] if game.id in PACKAGES else []
        return [self._own_cards, *own]

    # -- what the games report ----------------------------------------------------------------------------------

    def event(self, event: Event, game: Game) -> str:
        """What happened, as a sentence."""
        return self._face("event", event, game.events, game)

    def action(self, action: Action, game: Game) -> str:
        """What could be done, as a short phrase."""
        return self._face("action", action, game.actions, game)

    def decision(self, decision: Decision, game: Game) -> str:
        """What a seat is asked."""
        args = {"seat": self.seat(decision.seat, game), **self._details(decision.about, game)}
        return self._spoken(game, "decision", decision.kind, args) or repr(decision).strip("<>")

    def refusal(self, refusal: Refusal, game: Game) -> str:
        """Why something is not on offer; the rule's id stands in brackets."""
        args = self._details(refusal.args, game)
        reason = self._spoken(game, "refusal", refusal.message, args) or _bare(refusal.message, dict(refusal.args))
        return self.say("refused-by-rule", reason=reason, rule=refusal.rule)

    def outcome(self, outcome: Outcome, game: Game) -> str:
        """How the game ended."""
        winners = [self.seat(seat, game) for seat in outcome.winners]
        args: dict[str, Any] = {"winners": ", ".join(winners), "winners_count": len(winners)}
        reason = self._spoken(game, "outcome", outcome.reason, args) or outcome.reason
        return self.say("game-over", reason=reason, rule=outcome.rule, **args)

    def _face(self, sort: str, face: Face, family: Family[Any], game: Game) -> str:
        """A face as a sentence, or its plain form."""
        args: dict[str, Any] = {}
        for name, kind, many in family.parts[family.number[type(face)]]:
            args.update(self._argument(name, kind, getattr(face, name), game))
            if many:
                args.setdefault(f"{name}_count", 0)  # a row that the reader may not know is not counted either
        return self._spoken(game, sort, face.type(), args) or _plain(face)

    def _spoken(self, game: Game, sort: str, key: str, args: Mapping[str, Any]) -> str | None:
        """The sentence of a game, or the one that all games share."""
        own = f"{sort}-{_dashed(key)}"
        found = _format(self._bundles, f"{_prefix(game)}-{own}", None, args)
        return _format(self._bundles, own, None, args) if found is None else found

    def _details(self, details: Iterable[tuple[str, str]], game: Game) -> dict[str, Any]:
        """Named details whose kind is their name; numbers are numbers, so that plurals work."""
        args: dict[str, Any] = {}
        for name, text in details:
            if name != "seat" and is_number(text.removeprefix("-")):
                args[name] = int(text)
            else:
                args.update(self._argument(name, name, text, game))
        return args

    def _argument(self, name: str, kind: str, value: Any, game: Game) -> dict[str, Any]:
        """What a message gets to know about one field."""
        if isinstance(value, tuple):
            shown = ", ".join(str(self._thing(kind, item, game)) for item in value)
            return {name: shown or "–", f"{name}_count": len(value)}
        return {name: self._thing(kind, value, game), f"{name}_id": HIDDEN if value is None else value}

    def _thing(self, kind: str, value: Any, game: Game) -> Any:
        """One value: a number, or the name of a thing, or what the reader may not know."""
        if value is None:
            return HIDDEN
        if kind in _PLAIN or isinstance(value, bool):
            return value
        return self.name(kind, str(value), game)


def _format(bundles: Iterable[FluentBundle], key: str, attribute: str | None, args: Mapping[str, Any]) -> str | None:
    """The message, or one of its attributes, from the first bundle that has it."""
    shown = {name: _argument(value) for name, value in args.items()}
    for spoken in bundles:
        if not spoken.has_message(key):
            continue
        message = spoken.get_message(key)
        pattern = message.value if attribute is None else message.attributes.get(attribute)
        if pattern is not None:
            return str(spoken.format_pattern(pattern, shown)[0])
    return None


def percent(share: float) -> Any:
    """A share of 1 as an argument: each language has its own way to write it."""
    return fluent_number(share, style="percent")


def _argument(value: Any) -> Any:
    """An argument as Fluent takes it; rules have no use for thousands separators, and the page has other ones."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | float):
        return fluent_number(value, useGrouping=False)
    return shortened(str(value), _LONGEST)  # of more than 2,500 signs Fluent makes "{???}"


def _prefix(game: Game) -> str:
    """The first word of a game's keys."""
    return PACKAGES[game.id].rpartition(".")[2] if game.id in PACKAGES else game.id


def _dashed(text: str) -> str:
    """An id as the keys of messages spell it."""
    return text.replace("_", "-")


def _bare(key: str, args: Mapping[str, Any]) -> str:
    """A message that is missing: what would have been said, without the grammar."""
    details = ", ".join(f"{name} {value}" for name, value in args.items() if not name.endswith("_id"))
    return f"{key} ({details})" if details else key


def _plain(face: Face) -> str:
    """A face without a message."""
    if isinstance(face, Action):
        return str(face)
    data = face.to_json()
    return _bare(str(data.pop("type")).replace("_", " "), data)
