"""Sentences from ids: in four languages, with names in place of ids, and never silent."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import topcluck
from tests.nest import NEST, Peck, Peeked, nest_game
from topcluck.games import PACKAGES
from topcluck.kernel.errors import Refusal
from topcluck.kernel.faces import Family
from topcluck.kernel.game import Decision, Outcome
from topcluck.words import LANGUAGES, UnknownLanguage, Words, chosen_language
from topcluck.words.catalogue import own_card_sets, sources


def words_of(game: str) -> str:
    """The name of a game's package: the first word of its keys."""
    return PACKAGES[game].rpartition(".")[2]


GAMES = list(PACKAGES)


class Variables(Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  the visitor's own naming
        self.names.add(node.id.name)


def messages(source: Traversable) -> dict[str, set[str]]:
    """Keys and variables of a file; attributes count as keys."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{source}: {entry.content}"
        if isinstance(entry, ftl.Message):
            parts: list[tuple[str, Any]] = [(entry.id.name, entry.value)]
            parts += [(f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes]
            for key, pattern in parts:
                assert key not in found, f"{source} has {key} twice"
                variables = Variables()
                variables.visit(pattern)
                found[key] = variables.names
    return found


def all_messages(lang: str) -> dict[str, set[str]]:
    """All keys and variables of a language, card sets aside."""
    found: dict[str, set[str]] = {}
    for source in sources(lang):
        new = messages(source)
        assert not set(new) & set(found), f"{source} repeats {set(new) & set(found)}"
        found.update(new)
    return found


# -- the files ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_and_variable_is_in_every_language(lang: str) -> None:
    english, other = all_messages("en"), all_messages(lang)
    assert sorted(set(english) - set(other)) == []
    assert sorted(set(other) - set(english)) == []
    assert {key: other[key] for key in english} == english


def test_in_french_players_are_called_vous() -> None:
    familiar = re.compile(r"(?<![\w'’-])(tu|toi|ton|ta|tes|essaie|clique|fais)(?!\w)", re.IGNORECASE)
    for source in sources("fr"):
        for line in source.read_text(encoding="utf-8").splitlines():
            assert not familiar.search(line.partition("=")[2] or line), f"{source}: {line}"


@pytest.mark.parametrize("game", PACKAGES)
def test_the_message_files_of_card_sets_say_the_same_things(game: str) -> None:
    for folder in own_card_sets(game):
        files = [folder / f"{lang}.ftl" for lang in LANGUAGES if (folder / f"{lang}.ftl").is_file()]
        keys = [set(messages(file)) for file in files]
        assert all(found == keys[0] for found in keys), folder


def spoken_faces(game: str) -> Iterator[tuple[str, set[str]]]:
    """The key of every event and action of a game, and the variables that its message may use."""
    found = topcluck.game(game)
    families: dict[str, Family[Any]] = {"event": found.events, "action": found.actions}
    for sort, family in families.items():
        for cls, parts in zip(family.classes, family.parts, strict=True):
            yield f"{words_of(game)}-{sort}-{cls.type().replace('_', '-')}", variables_of(parts)


def variables_of(parts: tuple[tuple[str, str, bool], ...]) -> set[str]:
    names = {name for name, _, _ in parts}
    return names | {f"{name}_id" for name in names} | {f"{name}_count" for name, _, many in parts if many}


@pytest.mark.parametrize("game", GAMES)
def test_every_event_and_action_has_a_sentence_that_asks_only_for_its_fields(game: str) -> None:
    english = all_messages("en")
    faces = dict(spoken_faces(game))
    assert sorted(set(faces) - set(english)) == []
    for key, allowed in faces.items():
        assert english[key] <= allowed, key


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_decision_has_a_sentence(game: str) -> None:
    english = all_messages("en")
    decisions = import_module(f"{PACKAGES[game]}.decisions")
    first_ask = getattr(decisions, "FIRST_ASK", 0)
    asked = [kind.name for number, kind in enumerate(decisions.KINDS) if getattr(kind, "asked", number >= first_ask)]
    keys = [f"{words_of(game)}-decision-{name.replace('_', '-')}" for name in asked]
    assert keys
    assert [key for key in keys if key not in english] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_has_a_sentence(game: str) -> None:
    english = all_messages("en")
    keys = [f"{words_of(game)}-refusal-{message.replace('_', '-')}" for message in sorted(refusals(game))]
    assert keys
    assert [key for key in keys if key not in english] == []


def refusals(game: str) -> set[str]:
    """The messages of all refusals that the game's code writes down."""
    folder = Path(str(import_module(PACKAGES[game]).__file__)).parent
    found: set[str] = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("Refusal", "no"):
                found |= {word for arg in node.args[1:2] for word in _written(arg)}
    return found


def _written(node: ast.expr) -> Iterator[str]:
    """The texts that an expression can be: one, or either side of a choice."""
    if isinstance(node, ast.IfExp):
        yield from (*_written(node.body), *_written(node.orelse))
    elif isinstance(node, ast.Constant):
        yield str(node.value)


# -- the sentences ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_told_without_falling_back(game: str, lang: str) -> None:
    """What is said in play: no id of a message, no variable without a value, no plain form."""
    words = Words(lang)
    match = topcluck.new(game, players=2, seed=11)
    for number in range(150):
        if match.outcome is not None:
            break
        said = [words.decision(match.decision, match.game)]
        said += [words.action(action, match.game) for action in match.legal_actions]
        offered = match.legal_actions
        events = match.push(offered[number * 7 % len(offered)])
        for seat in (0, 1, None):
            said += [words.event(seen, match.game) for event in events if (seen := event.seen_by(seat)) is not None]
        for line in said:
            assert "{" not in line
            assert f"{words_of(game)}-" not in line


def test_a_missing_sentence_falls_back_to_the_plain_form() -> None:
    with nest_game():
        words = Words("fr")
        assert words.action(Peck(2), NEST) == "peck 2"
        assert words.event(Peeked(1, "white"), NEST) == "peeked (seat 1, egg white)"
        assert words.decision(Decision("take_eggs", 0, (("missing", "3"),)), NEST) == "TakeEggs: seat 0, missing 3"
        assert (
            words.refusal(Refusal("ACT-1", "too-many-eggs", (("most", "2"),)), NEST) == "too-many-eggs (most 2) (ACT-1)"
        )
        assert words.outcome(Outcome((0,), "enough_eggs", "WIN-1"), NEST) == "A gagne : enough_eggs (WIN-1)."
        assert words.say("no-such-key", a=1) == "no-such-key (a 1)"


def test_refusals_of_the_kernel_have_sentences() -> None:
    with nest_game():
        said = Words("de").refusal(Refusal("NOTATION", "unreadable", (("text", "x"), ("problem", "y"))), NEST)
        assert said == "„x“ ist nicht lesbar: y. (NOTATION)"


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("wood_golem", "Golem de bois"),
        ("wood_golem@c4", "Golem de bois en c4"),
        ("wood_golem#2@c4", "Golem de bois n° 2 en c4"),
        ("A.wood_golem", "Golem de bois de A"),
        ("c4", "c4"),
        ("no_such_card", "no_such_card"),
        ("?!", "?!"),
    ],
)
def test_things_get_their_names(text: str, name: str) -> None:
    assert Words("fr").name("unit", text, topcluck.game("chicken-island")) == name


def test_cards_say_what_they_do() -> None:
    game = topcluck.game("chicken-island")
    english, french = Words("en").card_text("peck", game), Words("fr").card_text("peck", game)
    assert english
    assert french
    assert english != french
    assert Words("it").card_text("no_such_card", game) == ""


def test_a_card_set_can_be_brought(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text('[[scroll]]\nid = "peck"\nname = "My {own} \\"Peck\\""\ntext = "Ouch."\n')
    (tmp_path / "fr.ftl").write_text("peck = Mon bec\n    .text = Aïe.\n")
    game = topcluck.game("chicken-island")
    assert Words("en", [tmp_path]).name("card", "peck", game) == 'My {own} "Peck"'
    assert Words("it", [tmp_path]).card_text("peck", game) == "Ouch."
    assert Words("fr", [tmp_path]).name("card", "peck", game) == "Mon bec"


# -- the language ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("asked", "environment", "lang"),
    [
        (None, {}, "en"),
        (None, {"LANG": "it_IT.UTF-8"}, "it"),
        (None, {"LC_ALL": "de_AT", "LANG": "it_IT.UTF-8"}, "de"),
        (None, {"LC_ALL": "", "LANG": "fr"}, "fr"),
        (None, {"LC_ALL": "C", "LANG": "fr"}, "en"),
        (None, {"LANG": "sv_SE"}, "en"),
        ("fr-BE", {"LANG": "de"}, "fr"),
    ],
)
def test_the_language_is_what_was_asked_for_or_the_systems(
    asked: str | None, environment: dict[str, str], lang: str
) -> None:
    assert chosen_language(asked, environment) == lang


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match="there are en, fr, it, de"):
        chosen_language("tlh", {})
