"""Everything the game says can be said in four languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import topcluck
from tests.games.touche.farmyard import FARM, offered, play, yard
from topcluck.games import touche
from topcluck.games.touche import GAME
from topcluck.games.touche.actions import ACTIONS
from topcluck.games.touche.decisions import FIRST_ASK, KINDS
from topcluck.games.touche.events import EVENTS
from topcluck.words import Words

FOLDER = Path(touche.__file__).parent / "words"
LANGUAGES = ("en", "fr", "it", "de")


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(lang: str) -> dict[str, set[str]]:
    """The keys of a language, with the variables that each message uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((FOLDER / f"{lang}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            visitor = _Variables()
            visitor.visit(entry)
            assert entry.id.name not in found
            found[entry.id.name] = visitor.names
    return found


ENGLISH = messages("en")


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_every_language_has_the_same_messages_with_the_same_variables(lang: str) -> None:
    assert messages(lang) == ENGLISH


def test_everything_that_is_reported_asked_and_answered_has_a_message() -> None:
    wanted = {f"touche-event-{cls.type()}" for cls in EVENTS.classes}
    wanted |= {f"touche-action-{cls.type()}" for cls in ACTIONS.classes}
    wanted |= {f"touche-decision-{kind.name}" for kind in KINDS[FIRST_ASK:]}
    wanted |= {f"touche-outcome-{reason}" for reason in ("eggs", "last-survivor", "stalemate")}
    wanted |= {f"touche-name-{id}" for id in (*FARM.unit_ids, *FARM.weapon_ids, *FARM.zones, *FARM.set.clans)}
    wanted |= {f"touche-egg-{FARM.unit_ids[kind]}" for kind in FARM.egg_types}
    wanted |= {f"touche-weapon-text-{id}" for id in FARM.weapon_ids}
    assert {key.replace("_", "-") for key in wanted} <= set(ENGLISH)


def test_the_variables_of_a_message_are_fields_of_what_it_tells() -> None:
    for cls in EVENTS.classes:
        fields = {name for name, _, _ in EVENTS.parts[EVENTS.number[cls]]}
        counted = {f"{name}_count" for name, _, many in EVENTS.parts[EVENTS.number[cls]] if many}
        assert ENGLISH[f"touche-event-{cls.type().replace('_', '-')}"] <= fields | counted, cls
    for action in ACTIONS.classes:
        fields = {name for name, _, _ in ACTIONS.parts[ACTIONS.number[action]]}
        assert ENGLISH[f"touche-action-{action.type().replace('_', '-')}"] <= fields, action
    for kind in KINDS[FIRST_ASK:]:
        parts = {part.partition(":")[0] for part in kind.parts} | {"seat"}
        assert ENGLISH[f"touche-decision-{kind.name.replace('_', '-')}"] <= parts, kind.name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_can_be_told(lang: str) -> None:
    words = Words(lang)
    match = topcluck.new("touche-poulet", players=3, seed=4)
    luck = topcluck.new("touche-poulet", players=2, seed=9).state.chance
    while match.outcome is None:
        said = words.decision(match.decision, GAME)
        assert not said.startswith(match.decision.kind) and "{" not in said, said
        action = match.legal_actions[luck.below(len(match.legal_actions))]
        assert "touche-" not in words.action(action, GAME)
        for event in match.push(action):
            told = words.event(event, GAME)
            assert "{" not in told and "touche-" not in told and event.type() not in told.split(), told
    assert "touche-" not in words.outcome(match.outcome, GAME)


def test_some_sentences() -> None:
    match = yard()
    english, german = Words("en"), Words("de")
    events = play(match, "fire barn P2:C2 P2:G9 P3:E9")
    assert english.event(events[1], GAME) == "P1 targets P2:C2."
    assert german.event(events[0], GAME) == "P1 feuert: Scheune."
    refusal = match.why_not("fire war_chest")
    assert refusal is not None
    assert english.refusal(refusal, GAME) == "It never attacks: War Chest. (TP-10.8)"
    assert offered(match)
