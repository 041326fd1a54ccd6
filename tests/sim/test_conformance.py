"""Every game passes one suite; and the suite notices what it should."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from importlib.util import find_spec
from typing import Any

import pytest

from tests.kernel import toy
from tests.kernel.toy import GAME, BidMade, Drawn, Toy, ToyState, ToyView
from tools.rule_ids import rule_ids
from topcluck import games
from topcluck.kernel.chance import Chance
from topcluck.kernel.errors import Refusal
from topcluck.kernel.faces import Code, Seat
from topcluck.kernel.knowledge import Knowledge
from topcluck.sim import soak
from topcluck.sim.conformance import NotConforming, Report, conform, difference


@pytest.mark.parametrize("players", [2, 3])
def test_the_toy_conforms(players: int) -> None:
    reports = [conform(GAME, {"players": players}, seed, every=10) for seed in range(6)]
    assert all(report.outcome is not None for report in reports)
    assert all(report.worlds > 15 and report.alike > 15 and report.varied > 1 for report in reports)
    assert {rule for report in reports for rule in report.rules} == {"TOY-4", "TOY-5"}


def needs(id: str) -> None:
    """Skips a test while there is no such game."""
    if find_spec(games.PACKAGES[id]) is None:
        pytest.skip(f"{games.PACKAGES[id]} does not exist yet")


@pytest.mark.parametrize("id", games.PACKAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_beginning_of_every_game_conforms(id: str, players: int) -> None:
    needs(id)
    report = conform(id, {"players": players}, seed=players, every=60, max_entries=400)
    assert report.worlds > 50
    assert report.alike > 20
    assert report.rules
    assert report.rules <= set(rule_ids()), "a refusal names a rule that no page of docs/rules/ has"


@pytest.mark.slow
@pytest.mark.parametrize("kind", [soak.CONFORM, soak.RANDOM])
@pytest.mark.parametrize("id", games.PACKAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_conform(kind: str, id: str, players: int) -> None:
    """The small form of `./dev soak`: 20 random games and 3 under the whole suite, of each."""
    needs(id)
    number = soak.SMALL[kind]
    jobs = [soak.Job(kind, id, {"players": players}, seed, soak.SMALL_EVERY) for seed in range(1, number + 1)]
    (line,) = soak.run(jobs, workers=1, quiet=True)
    assert [played.error for played in line.errors] == []
    assert line.unfinished <= 1  # of so few games one that drags on says nothing yet
    assert len(line.played) == number


# -- the suite notices ----------------------------------------------------------------------------------------------

Break = Callable[[pytest.MonkeyPatch], None]
_BREAKS: list[tuple[str, Break]] = []


def noticed_as(sentence: str) -> Callable[[Break], Break]:
    """Makes a function that breaks the toy a case of the test below."""

    def note(function: Break) -> Break:
        _BREAKS.append((sentence, function))
        return function

    return note


@noticed_as("made a world that looks different")
def a_view_shows_the_top_of_the_sack(patch: pytest.MonkeyPatch) -> None:
    plain = ToyState.view

    def view(state: ToyState, seat: Seat | None) -> ToyView:
        return replace(plain(state, seat), turn=state.sack[-1] if state.sack else 9)

    patch.setattr(ToyState, "view", view)


@noticed_as("made a world that looks different|sees a secret answer")
def a_view_shows_secret_bids(patch: pytest.MonkeyPatch) -> None:
    plain = ToyState.view
    patch.setattr(ToyState, "view", lambda state, seat: replace(plain(state, seat), points=tuple(state.bids)))


@noticed_as("hears what seat . answers in secret")
def a_secret_answer_is_told(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(BidMade, "HIDDEN", False)


@noticed_as("two views differ")
def what_was_truly_laid_makes_others_forget(patch: pytest.MonkeyPatch) -> None:
    plain = ToyState.lay

    def lay(state: ToyState, seat: Seat, grain: int) -> None:
        plain(state, seat, grain)
        if grain == 1 and state.knowledge is not None:
            state.knowledge.traces[1 - seat] = ()

    patch.setattr(toy, "_EFFECTS", tuple(lay if effect is plain else effect for effect in toy._EFFECTS))


@noticed_as("contradicts|rules out where pieces truly are|looks different")
def knowledge_does_not_widen(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Knowledge, "move_unseen", lambda *_: None)


@noticed_as("refuse '.*' differently")
def a_refusal_tells_what_others_hold(patch: pytest.MonkeyPatch) -> None:
    plain = Toy.explain

    def explain(game: Toy, state: ToyState, seat: Seat, code: Code) -> Refusal:
        told = any(1 in hand for other, hand in enumerate(state.hands) if other != seat)
        return replace(plain(game, state, seat, code), message="psst" if told else "no")

    patch.setattr(Toy, "explain", explain)


@noticed_as("refuse '.*' differently")
def shorthand_reaches_past_a_draw(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Drawn, "REVEALS", False)


@noticed_as("two views differ|others are asked")
def being_asked_tells_what_was_drawn(patch: pytest.MonkeyPatch) -> None:
    plain = ToyState.draw

    def draw(state: ToyState, seat: Seat) -> None:
        plain(state, seat)
        if 1 not in state.hands[seat]:
            state.end_turn()

    patch.setattr(toy, "_EFFECTS", tuple(draw if effect is plain else effect for effect in toy._EFFECTS))


@noticed_as("never imagines|all imagined worlds were the same")
def imagining_has_favourites(patch: pytest.MonkeyPatch) -> None:
    plain = toy.imagine
    patch.setattr(Toy, "imagine", lambda game, view, chance: plain(view, Chance(b"always")))


@noticed_as("made an impossible world")
def imagined_worlds_lose_a_grain(patch: pytest.MonkeyPatch) -> None:
    plain = toy.imagine

    def imagine(game: Toy, view: ToyView, chance: Chance) -> ToyState:
        world = plain(view, chance)
        world.sack = [0] * len(world.sack)
        return world

    patch.setattr(Toy, "imagine", imagine)


@noticed_as("changed the game|looks different|two views differ")
def copies_share_a_list(patch: pytest.MonkeyPatch) -> None:
    plain = ToyState.copy

    def copy(state: ToyState) -> ToyState:
        twin = plain(state)
        twin.points = state.points
        return twin

    patch.setattr(ToyState, "copy", copy)


@noticed_as("sample never drew")
def sample_leaves_something_out(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ToyState, "sample", lambda state, chance: state.actions()[0])


@noticed_as("is not on offer")
def sample_draws_something_else(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ToyState, "sample", lambda state, chance: 77)


@noticed_as("grains were lost")
def a_grain_is_lost(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ToyState, "into", staticmethod(lambda place, grain: None))


@noticed_as("comes out differently|two views differ")
def luck_comes_from_elsewhere(patch: pytest.MonkeyPatch) -> None:
    dice = iter(range(10**9))

    def roll(state: ToyState, seat: Seat) -> None:
        state.points[seat] += next(dice) % 3 == 0
        state.end_turn()

    patch.setattr(toy, "_EFFECTS", tuple(roll if e is ToyState.roll else e for e in toy._EFFECTS))


@noticed_as("on offer twice")
def an_option_is_offered_twice(patch: pytest.MonkeyPatch) -> None:
    plain = ToyState.actions
    patch.setattr(ToyState, "actions", lambda state, seat=None: plain(state, seat) * 2)


@noticed_as("more than 200")
def a_list_of_options_explodes(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ToyState, "actions", lambda state, seat=None: list(range(201)))


@noticed_as("'steal 0' is on offer to seat")
def an_option_cannot_be_done(patch: pytest.MonkeyPatch) -> None:
    plain = ToyState.steal

    def steal(state: ToyState, seat: Seat, whose: Seat) -> None:
        plain(state, seat, whose)
        assert whose, "nobody may rob seat 0"

    patch.setattr(toy, "_EFFECTS", tuple(steal if effect is plain else effect for effect in toy._EFFECTS))


@noticed_as("reads as another action|two options of seat . read|two views differ")
def two_actions_share_a_text(patch: pytest.MonkeyPatch) -> None:
    patch.setitem(toy.ToyWriter.tables, "grain", ("oat", "oat", "wheat"))


@noticed_as("the position's text reads differently")
def a_position_forgets_what_seats_know(patch: pytest.MonkeyPatch) -> None:
    plain = Toy.read_position

    def read_position(game: Toy, text: str) -> tuple[Any, ToyState]:
        setup, state = plain(game, text)
        state.knowledge = Knowledge.nothing(state.seats)
        return setup, state

    patch.setattr(Toy, "read_position", read_position)


@noticed_as("the order in which seats .* answer makes a difference")
def the_last_to_answer_begins(patch: pytest.MonkeyPatch) -> None:
    plain = ToyState.bid

    def bid(state: ToyState, seat: Seat, number: int) -> None:
        plain(state, seat, number)
        state.on_turn = seat

    patch.setattr(toy, "_EFFECTS", tuple(bid if effect is plain else effect for effect in toy._EFFECTS))


@noticed_as("luck was drawn before all")
def every_answer_draws_luck(patch: pytest.MonkeyPatch) -> None:
    plain = ToyState.bid

    def bid(state: ToyState, seat: Seat, number: int) -> None:
        state.chance.below(6)
        plain(state, seat, number)

    patch.setattr(toy, "_EFFECTS", tuple(bid if effect is plain else effect for effect in toy._EFFECTS))


@noticed_as("seat . changed its answer, and the first one left a trace")
def an_answer_stays_beside_the_next(patch: pytest.MonkeyPatch) -> None:
    plain = ToyState.bid

    def bid(state: ToyState, seat: Seat, number: int) -> None:
        plain(state, seat, max(number, state.bids[seat]))

    patch.setattr(toy, "_EFFECTS", tuple(bid if effect is plain else effect for effect in toy._EFFECTS))


@noticed_as("nobody is asked")
def the_game_stops_without_an_end(patch: pytest.MonkeyPatch) -> None:
    plain = ToyState.deciders
    patch.setattr(ToyState, "deciders", lambda state: [] if state.turn > 3 else plain(state))


def ten_games() -> None:
    """Enough for every break to show."""
    for seed in range(10):
        conform(GAME, {"players": 2}, seed, every=4)


@pytest.mark.parametrize(("sentence", "breaks"), _BREAKS, ids=[breaks.__name__ for _, breaks in _BREAKS])
def test_the_suite_notices_when(sentence: str, breaks: Break, monkeypatch: pytest.MonkeyPatch) -> None:
    breaks(monkeypatch)
    with pytest.raises(NotConforming, match=sentence) as info:
        ten_games()
    said = str(info.value)
    assert "toy {'players': 2}, seed " in said
    assert "again: python -m topcluck.sim.soak --game toy --options '{\"players\": 2}' --seed " in said


def test_a_difference_is_named_with_its_place() -> None:
    assert difference({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}) == "a[1].b: 2 is not 3"
    assert difference('{"a": 1}', '{"a": 2}') == "a: 1 is not 2"
    assert difference(Report("x", {}, 1), Report("y", {}, 1)).startswith("Report(game='x'")
    assert difference(1, "1") == "1 is not '1'"
