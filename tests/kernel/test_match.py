"""A game being played: asks, checks, logs."""

from __future__ import annotations

import json
from collections.abc import Callable, Container
from itertools import permutations

import pytest

from tests.kernel.toy import (
    GAME,
    BidMade,
    BidsShown,
    Drawn,
    HandSeen,
    Lay,
    Left,
    Pass,
    Roll,
    Rolled,
    Step,
    Stolen,
    ToyState,
    ToyView,
    Walk,
)
from topcluck.kernel.chance import Chance, key_of
from topcluck.kernel.errors import IllegalAction, NothingToAnswer, Refusal, SetupRefused, Unreadable
from topcluck.kernel.faces import Event
from topcluck.kernel.game import Decision, Outcome
from topcluck.kernel.match import KEPT, Match
from topcluck.kernel.replay import Entry, replay


def toy(players: int = 2, seed: int | str = 1) -> Match:
    """A match at its first decision."""
    return Match(GAME, GAME.setup(players=players), seed)


def bid(match: Match, *bids: int) -> Match:
    """The match after the bidding."""
    for seat, number in enumerate(bids):
        match.push_text(f"bid {number}", seat)
    return match


def at_turn(players: int = 2, seed: int | str = 1) -> Match:
    """A match in which seat 0 is to play."""
    return bid(toy(players, seed), 3, *[1] * (players - 1))


def scripted(*luck: int, hands: tuple[tuple[int, ...], ...] = ((0, 0, 1), (0, 0, 2))) -> Match:
    """A match that begins at a turn of seat 0, with these hands and with luck fixed in advance."""
    state = ToyState(len(hands), Chance(key_of(0), script=luck))
    state.stage, state.turn = 1, 1
    state.hands = [list(hand) for hand in hands]
    rest = [0] * 8 + [1] * 3 + [2]
    for grain in (grain for hand in hands for grain in hand):
        rest.remove(grain)
    state.sack = rest
    return Match(GAME, {"players": len(hands)}, 5, state)


def everything(match: Match) -> tuple[object, ...]:
    """All that a refused action must leave alone."""
    return match.state.dump(), match.entries, match.events(everything=True), match.view(0), match.view(1)


# -- asking ---------------------------------------------------------------------------------------------------------


def test_a_match_stands_still_at_a_decision() -> None:
    match = at_turn()
    assert match.decision == Decision("turn", 0)
    assert repr(match.decision) == "<Turn: seat 0>"
    match.push(Walk(0))
    assert repr(match.decision) == "<Walking: seat 0, steps 0>"
    assert match.outcome is None


def test_a_decision_goes_to_json_and_back() -> None:
    decision = Decision("combat_play", 1, (("passes", "2"),))
    assert Decision.from_json(json.loads(json.dumps(decision.to_json()))) == decision
    assert repr(decision) == "<CombatPlay: seat 1, passes 2>"


def test_an_outcome_goes_to_json_and_back() -> None:
    for outcome in (Outcome((0, 2), "points", "TOY-1"), Outcome((), "too-long", "TOY-3")):
        assert Outcome.from_json(json.loads(json.dumps(outcome.to_json()))) == outcome


def test_without_a_seed_each_match_gets_its_own() -> None:
    first, second = Match(GAME, {"players": 2}), Match(GAME, {"players": 2})
    assert first.seed != second.seed
    assert len(str(first.seed)) == 32  # 128 bits


@pytest.mark.parametrize("seed", [1.5, [1], True, b"x"])
def test_a_seed_that_no_record_could_hold_is_refused(seed: object) -> None:
    with pytest.raises(SetupRefused, match="a seed is a whole number or a text, not "):
        Match(GAME, {"players": 2}, seed)  # type: ignore[arg-type]


def test_the_same_seed_deals_the_same_game() -> None:
    assert toy(seed=4).state.dump() == toy(seed="4").state.dump()
    assert toy(seed=4).state.dump() != toy(seed=5).state.dump()


# -- legal actions --------------------------------------------------------------------------------------------------


def test_legal_actions_are_a_row_of_values_that_prints_itself() -> None:
    match = toy()
    legal = match.legal_actions
    assert repr(legal) == "<LegalActions: bid 1, bid 2, bid 3>"
    assert len(legal) == 3
    assert [str(action) for action in legal] == ["bid 1", "bid 2", "bid 3"]
    assert legal[0] == next(iter(legal))
    assert legal[-1] == legal[2]
    assert legal[1:] == [legal[1], legal[2]]
    assert legal.codes == match.state.actions(0)
    with pytest.raises(IndexError):
        legal[3]


def test_legal_actions_know_actions_and_texts() -> None:
    legal: Container[object] = at_turn().legal_actions
    assert Roll() in legal
    assert "roll" in legal
    assert Step("moor", 0) not in legal
    assert "bid 1" not in legal
    assert 2 not in legal


def test_legal_actions_belong_to_the_moment_they_were_asked_for() -> None:
    match = at_turn()
    legal = match.legal_actions
    shown = repr(legal)
    match.push_text("walk 0")
    assert repr(legal) == shown != repr(match.legal_actions)


def test_nothing_is_on_offer_to_who_is_not_asked() -> None:
    match = at_turn()
    assert len(match.legal_actions_of(1)) == 0
    assert list(match.legal_actions_of(0)) == list(match.legal_actions)
    with pytest.raises(Unreadable, match="there is no seat 2; this game has 2"):
        match.legal_actions_of(2)


# -- push -----------------------------------------------------------------------------------------------------------


def test_push_takes_values_codes_and_texts() -> None:
    code = at_turn().legal_actions.codes[1]
    ways: list[Callable[[Match], list[Event]]] = [
        lambda match: match.push(Roll()),
        lambda match: match.push(code),
        lambda match: match.push_text("roll"),
        lambda match: match.push(Roll(), seat=0),
    ]
    results = []
    for act in ways:
        match = at_turn()
        results.append((act(match), match.state.dump(), match.entries))
    assert all(result == results[0] for result in results)
    assert isinstance(results[0][0][0], Rolled)
    assert results[0][2][-1] == Entry(0, "roll")


def test_push_refuses_what_is_not_on_offer_and_changes_nothing() -> None:
    match = scripted(hands=((0, 0, 1), (0, 0, 2)))
    before = everything(match)
    with pytest.raises(
        IllegalAction, match=r"'lay wheat' is not on offer \(TOY-4: not-in-hand\); try draw, roll"
    ) as info:
        match.push(Lay("wheat"))
    assert info.value.refusal == Refusal("TOY-4", "not-in-hand", (("grain", "wheat"),))
    with pytest.raises(IllegalAction, match="'bid 1' is not on offer"):
        match.push_text("bid 1")
    assert everything(match) == before


def test_push_refuses_numbers_and_seats_that_mean_nothing() -> None:
    match = at_turn()
    before = everything(match)
    for code in (255, -1, 5 | 77 << 8):
        with pytest.raises(Unreadable, match=f"{code} is the code of no action here"):
            match.push(code)
    for thing in ("roll", None, 1.5):
        with pytest.raises(Unreadable, match="is no action; `push_text` carries out a text"):
            match.push(thing)  # type: ignore[arg-type]
    with pytest.raises(NothingToAnswer, match="hen 1 is not asked; hen 0 is"):
        match.push(Roll(), seat=1)
    for seat in (2, -1):
        with pytest.raises(Unreadable, match=f"there is no seat {seat}"):
            match.push(Roll(), seat=seat)
        with pytest.raises(Unreadable, match=f"there is no seat {seat}"):
            match.view(seat)
    assert everything(match) == before


def test_luck_that_does_not_fit_leaves_no_trace() -> None:
    """A script of a position may be wrong; what was half done then must not stay."""
    match = scripted(9)
    before = everything(match)
    with pytest.raises(Unreadable, match="the scripted luck 9 does not fit"):
        match.push(Roll())
    assert everything(match) == before
    with pytest.raises(Unreadable, match="the scripted luck 9 does not fit"):
        match.push_text("steal 1")
    assert everything(match) == before


def test_a_line_is_carried_out_as_a_whole_or_not_at_all() -> None:
    match = scripted()
    before = everything(match)
    with pytest.raises(IllegalAction, match="'walk 0 step moor 0 roll' is not on offer"):
        match.push_text("walk 0 step moor 0 roll")
    assert everything(match) == before
    match.push_text("walk 0 step moor 0 dune 1")
    assert [entry.text for entry in match.entries] == ["walk 0", "step moor 0", "step dune 1"]


def test_a_line_that_breaks_off_is_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    match = scripted()
    before = everything(match)
    plain = ToyState.step

    def stumble(state: ToyState, seat: int, field: int, weather: int) -> None:
        plain(state, seat, field, weather)
        if state.steps == 0:  # the second step ended the turn
            raise Unreadable("stumbled")

    monkeypatch.setattr("tests.kernel.toy._EFFECTS", tuple(_effects(stumble)))
    with pytest.raises(Unreadable, match="stumbled"):
        match.push_text("walk 0 step moor 0 dune 1")
    assert everything(match) == before


def _effects(stumble: object) -> list[object]:
    """The effects of the toy with another step."""
    from tests.kernel import toy as module

    return [stumble if effect is ToyState.step else effect for effect in module._EFFECTS]


def test_what_was_shown_stays_as_it_was() -> None:
    match = at_turn()
    state, shown = match.state, match.state.dump()
    match.push(Roll())
    assert state.dump() == shown != match.state.dump()


# -- pop and copy ---------------------------------------------------------------------------------------------------


def test_pop_takes_back_luck_included() -> None:
    match = at_turn()
    before = everything(match)
    first = match.push(Roll())
    assert match.pop() == Entry(0, "roll")
    assert everything(match) == before
    assert match.push(Roll()) == first


def test_pop_goes_back_to_the_beginning_and_no_further() -> None:
    match = at_turn(3)
    start = toy(3).state.dump()
    for _ in range(3):
        match.pop()
    assert match.state.dump() == start
    with pytest.raises(NothingToAnswer, match="nothing has been done yet"):
        match.pop()


def test_pop_finds_every_state_of_a_long_game() -> None:
    match = toy(3)
    shown = []
    while len(match.entries) < 3 * KEPT + 5 and match.outcome is None:
        shown.append(match.state.dump())
        if len(match.entries) == KEPT + 3:
            match.resign(2)
        else:
            match.push(match.legal_actions[-1])
    assert len(shown) > 2 * KEPT
    twin = match.copy()
    for before in reversed(shown):
        match.pop()
        assert match.state.dump() == before
    twin.pop()
    assert twin.state.dump() == shown[-1]  # the other one went back, and this one did not notice


def test_stirred_luck_is_other_luck_and_on_the_record() -> None:
    plain, stirred = at_turn(), at_turn()
    stirred.stir(57)
    assert stirred.entries[-1] == Entry(0, "!stir 57")
    assert plain.state.chance.copy().word() != stirred.state.chance.copy().word()
    assert replay(plain.game, stirred.record).state.dump() == stirred.state.dump()
    assert stirred.pop() == Entry(0, "!stir 57")
    assert stirred.state.dump() == plain.state.dump()
    for number in ("up", "9" * 5000):
        with pytest.raises(Unreadable, match="should read '!stir 57'"):
            plain.replay_entry(Entry(0, f"!stir {number}"))
    stirred.stir(10**18 - 1)
    assert replay(plain.game, stirred.record).state.dump() == stirred.state.dump()
    for far in (-1, 10**18):
        with pytest.raises(Unreadable, match=f"not with {far}"):
            plain.stir(far)


def test_resigning_can_be_taken_back() -> None:
    match = at_turn()
    before = everything(match)
    match.resign(1)
    assert match.pop() == Entry(1, "!resign")
    assert everything(match) == before


def test_a_copy_goes_its_own_way_even_after_both_go_back() -> None:
    match = at_turn()
    match.push(Roll())
    twin = match.copy()
    assert twin.record == match.record
    match.pop()
    twin.pop()
    shown = twin.state.dump()
    match.push(Pass())
    assert twin.state.dump() == shown
    twin.push(Roll())
    assert [entry.text for entry in match.entries[-1:]] == ["pass"]
    assert [entry.text for entry in twin.entries[-1:]] == ["roll"]


# -- several seats at once ------------------------------------------------------------------------------------------


def test_every_open_seat_has_a_decision() -> None:
    match = toy(3)
    assert match.decisions == [Decision("bidding", seat) for seat in range(3)]
    match.push_text("bid 2", 1)
    assert [decision.seat for decision in match.decisions] == [0, 2]
    assert match.decision.seat == 0
    assert len(match.legal_actions_of(1)) == 3  # it may still change its mind


def test_the_order_of_answering_changes_nothing() -> None:
    ends = []
    for order in permutations(range(3)):
        match = toy(3)
        for seat in order:
            assert match.state.chance.counter == toy(3).state.chance.counter  # no luck before the last answer
            match.push_text(f"bid {seat + 1}", seat)
        ends.append(match.state.dump())
    assert all(end == ends[0] for end in ends)


def test_a_secret_answer_may_be_changed_until_all_are_in() -> None:
    changed, plain = toy(), toy()
    changed.push_text("bid 1", 1)
    changed.push_text("bid 3", 1)
    bid(changed, 2)
    plain.push_text("bid 3", 1)
    bid(plain, 2)
    assert changed.state.dump() == plain.state.dump()
    with pytest.raises(IllegalAction):
        changed.push_text("bid 1")


def test_a_secret_answer_shows_to_nobody() -> None:
    seen = []
    for number in (1, 2, 3):
        match = toy()
        told = match.push_text(f"bid {number}", 1)
        assert told == [BidMade(1, number)]
        assert match.events(1) == told
        assert match.events(0) == match.events(None) == []
        seen.append((match.view(0), match.view(None)))
    assert all(view == seen[0] for view in seen)


def test_the_last_answer_shows_them_all() -> None:
    match = at_turn()
    shown = match.events(None)[0]
    assert isinstance(shown, BidsShown)
    assert shown.bids == (3, 1)


# -- leaving and ending ---------------------------------------------------------------------------------------------


def test_who_resigns_leaves_and_the_last_one_wins() -> None:
    match = at_turn(3)
    assert match.resign(0) == [Left(0)]
    assert match.decision.seat == 1
    match.resign(2)
    assert match.outcome == Outcome((1,), "alone", "TOY-2")
    with pytest.raises(NothingToAnswer, match="the game is over: nobody can resign"):
        match.resign(1)


def test_a_seat_that_does_not_exist_cannot_resign() -> None:
    with pytest.raises(Unreadable, match="there is no seat 5"):
        toy().resign(5)


def test_resigning_may_be_the_last_answer() -> None:
    match = toy(3)
    bid(match, 1, 2)
    match.resign(2)
    assert match.decision == Decision("turn", 1)


def test_after_the_end_nobody_is_asked() -> None:
    match = scripted(*[5] * 7)
    for text in ["roll", "pass", "roll", "pass", "roll", "pass", "roll"]:
        match.push_text(text)
    assert match.outcome == Outcome((0,), "points", "TOY-1")
    assert match.decisions == []
    assert len(match.legal_actions) == 0
    for act in (lambda: match.decision, lambda: match.push(Roll()), lambda: match.push_text("roll")):
        with pytest.raises(NothingToAnswer, match="the game is over"):
            act()
    refusal = match.why_not("roll")
    assert refusal is not None
    assert refusal.message == "not-asked"


# -- why not --------------------------------------------------------------------------------------------------------


def test_why_not_is_none_exactly_for_what_is_on_offer() -> None:
    match = scripted()
    legal: Container[str] = [str(action) for action in match.legal_actions]
    lines = [
        f"{verb}{rest}"
        for verb in ("bid ", "draw", "roll", "look at ", "steal ", "lay ", "show ", "walk ", "done", "pass", "")
        for rest in ("", "0", "1", "oat", "rye", "wheat", "300")
    ]
    for line in lines:
        on_offer = line.strip() in legal
        by_shorthand = line in ("oat", "rye", "1", "0", "300")  # the parts of something on offer
        assert (match.why_not(line) is None) == (on_offer or by_shorthand), line


def test_why_not_names_the_rule_or_what_cannot_be_read() -> None:
    match = scripted()
    assert match.why_not("lay wheat") == Refusal("TOY-4", "not-in-hand", (("grain", "wheat"),))
    unreadable = match.why_not("fly home")
    assert unreadable is not None
    assert (unreadable.rule, unreadable.message) == ("NOTATION", "unreadable")
    assert dict(unreadable.args)["text"] == "fly home"
    not_asked = match.why_not("roll", seat=1)
    assert not_asked is not None
    assert dict(not_asked.args)["problem"] == "hen 1 is not asked; hen 0 is"


# -- views and events -----------------------------------------------------------------------------------------------


def test_a_view_shows_what_the_seat_may_know() -> None:
    match = scripted(hands=((0, 0, 1), (0, 0, 2)))
    mine, theirs, nobodys = match.view(0), match.view(1), match.view(None)
    assert isinstance(mine, ToyView)
    assert isinstance(theirs, ToyView)
    assert isinstance(nobodys, ToyView)
    assert (mine.hand, theirs.hand, nobodys.hand) == ((0, 0, 1), (0, 0, 2), ())
    assert mine.hands == theirs.hands == nobodys.hands == (3, 3)
    match.push_text("look at 1")
    assert match.view(0) != mine
    assert match.view(0).to_json()["known"] == [[0, 2], [0, 2], [2, 2]]
    assert match.view(1).to_json()["known"] == []


def test_events_are_kept_and_cut_to_what_each_saw() -> None:
    match = scripted(0, hands=((0, 0, 1), (0, 0, 2), (1, 1, 0)))
    told: list[Event] = []
    told += match.push_text("look at 1")
    told += match.push_text("steal 2")
    told += match.push_text("draw")
    assert match.events(everything=True) == told
    assert match.events(0) == [HandSeen(0, 1, ("oat", "oat", "wheat")), Stolen(1, 2, None), Drawn(2, None)]
    assert match.events(2)[1:] == told[1:]
    assert match.events(None) == [HandSeen(0, 1, None), Stolen(1, 2, None), Drawn(2, None)]


def test_texts_are_written_down_in_their_one_form() -> None:
    match = at_turn()
    match.push_text("  walk   0")
    match.push_text("moor 0")
    assert [entry.text for entry in match.entries[-2:]] == ["walk 0", "step moor 0"]
