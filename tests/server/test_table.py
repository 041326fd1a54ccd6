"""A table in memory: what can be done at it, and who notices."""

from __future__ import annotations

import json

import msgspec
import pytest

from tests.server.sitting import (
    FARM,
    ISLAND,
    NOON,
    act,
    begin_to_play,
    begun,
    first,
    kind,
    numbers,
    options,
    play_on,
    play_until,
    rows,
)
from topcluck.kernel.errors import IllegalAction, NothingToAnswer
from topcluck.server import telling
from topcluck.server.store import EVERYBODY, SPECTATOR, Standing
from topcluck.server.table import MOST_PAST, WISH_PATIENCE, CannotDo, Table, check_sum, replayed
from topcluck.server.viewing import Encoding, parts_of

BOTH = pytest.mark.parametrize("game", [ISLAND, FARM])
CLOCK = {"seconds": 60, "then": "bot"}
MILD_CLOCK = {"seconds": 60, "then": "pass"}


def code_of(refused: pytest.ExceptionInfo[CannotDo]) -> str:
    return refused.value.code


def at_turn(game: str = ISLAND, who: str = "pp", **manners: object) -> Table:
    """A table after the secret choices of the beginning."""
    table = begun(game, who, **manners)
    begin_to_play(table)
    return table


# -- acting -----------------------------------------------------------------------------------------------------------


@BOTH
def test_an_action_is_carried_out_and_stored_with_the_check_sum_of_what_it_led_to(game: str) -> None:
    table = at_turn(game)
    seat = table.asked()[0]
    line = options(table, seat)[0]
    (done,) = act(table, seat, line, NOON + 5)
    assert table.match is not None
    assert (done.row.kind, done.row.seat, done.row.text, done.row.at) == ("act", seat, line, NOON + 5)
    assert done.row.check == check_sum(table.match)
    assert done.row.number == table.last == table.past[-2].row.number + 1
    assert table.match.entries[-1].text == line


@BOTH
def test_what_is_not_on_offer_is_refused_with_a_rule_and_changes_nothing(game: str) -> None:
    table = at_turn(game)
    seat = table.asked()[0]
    before = table.last, numbers(table)
    with pytest.raises(IllegalAction) as refused:
        table.lines(seat, "end of the world")
    assert refused.value.refusal.rule
    assert (table.last, numbers(table)) == before


def test_who_is_not_asked_cannot_answer() -> None:
    table = at_turn()
    with pytest.raises(NothingToAnswer, match="you are not asked now"):
        table.lines(1 - table.asked()[0], "pass")


def test_nobody_acts_before_the_game_has_begun() -> None:
    table = Table(*rows())
    with pytest.raises(CannotDo) as refused:
        table.lines(0, "pass")
    assert code_of(refused) == "not_begun"
    assert table.standing().status == "open"
    assert table.asked() == table.automatic() == []


@BOTH
def test_a_table_is_the_same_when_it_is_read_again(game: str) -> None:
    table = at_turn(game, "pbp", clock=CLOCK)
    for n in range(40):
        play_on(table, NOON + n)
    table.enter("talk", 0, "hello", NOON + 41)
    table.enter("substitute", 0, "on", NOON + 42)
    again = replayed(table.row, rows(game, "pbp", clock=CLOCK)[1], [one.row for one in table.past])
    assert table.match is not None and again.match is not None
    assert again.match.state.dump() == table.match.state.dump()
    assert again.numbers == table.numbers and again.moved == table.moved
    assert again.asked_since == table.asked_since
    assert again.standing() == table.standing()
    assert again.substitutes == table.substitutes == {0}


@pytest.mark.parametrize("game", [pytest.param(ISLAND, marks=pytest.mark.slow), FARM])
def test_a_whole_game_ends_and_nobody_is_asked_any_more(game: str) -> None:
    table = begun(game, "pp")
    for _ in range(4000):
        if table.over:
            break
        play_on(table)
    assert table.over
    assert table.standing() == Standing("over")
    assert table.automatic() == []
    assert table.info().outcome is not None
    assert table.info().luck.seed == "7"


# -- secret answers ---------------------------------------------------------------------------------------------------


@BOTH
def test_nobody_else_notices_a_secret_answer(game: str) -> None:
    table = begun(game, "ppp")
    before = numbers(table)
    assert table.asked() == [0, 1, 2]
    while table.asked() == [0, 1, 2]:
        act(table, 1, options(table, 1)[-1])  # on the farm until the fleet is complete
    assert table.asked() == [0, 2]
    after = numbers(table)
    assert after[1] > before[1]
    assert {viewer: after[viewer] for viewer in (0, 2, None)} == {viewer: before[viewer] for viewer in (0, 2, None)}
    assert table.past[-1].row.seen == 0b10
    for viewer in (0, 2, None):
        assert table.missed(viewer, before[viewer]) == []


@BOTH
def test_the_last_secret_answer_is_noticed_by_everybody(game: str) -> None:
    table = begun(game, "ppp")
    before = numbers(table)
    begin_to_play(table)
    after = numbers(table)
    assert all(after[viewer] > before[viewer] for viewer in table.viewers)
    assert after[None] == before[None] + 1
    assert table.past[-1].row.seen == SPECTATOR | 0b111


@BOTH
def test_a_secret_answer_cannot_be_taken_back_and_the_refusal_tells_nothing(game: str) -> None:
    said = []
    for others in ([], [1]):
        table = begun(game, "ppp")
        for seat in (0, *others):
            act(table, seat, options(table, seat)[-1])
        for seat in (0, 2):
            with pytest.raises(CannotDo) as refused:
                table.back_alone(seat)
            said.append((code_of(refused), str(refused.value)))
    assert len(set(said)) == 1
    assert said[0][0] == "in_secret"


@BOTH
def test_asking_to_go_back_does_not_tell_whether_somebody_has_answered_in_secret(game: str) -> None:
    for others in ([], [1, 2]):
        table = begun(game, "ppp")
        for seat in others:
            act(table, seat, options(table, seat)[-1])
        with pytest.raises(CannotDo) as refused:
            table.back_to(0, table.numbers[0])
        assert code_of(refused) == "nowhere"


def test_a_wish_to_go_back_outlives_secret_answers_and_ends_with_an_open_action() -> None:
    table = begun(FARM, "ppp")
    act(table, 0, "place barn A1")
    table.enter("ask_back", 0, table.back_to(0, table.numbers[0] - 1), NOON)
    before = numbers(table)
    act(table, 1, "random fleet")
    assert table.wish is not None
    assert {viewer: n for viewer, n in numbers(table).items() if n != before[viewer]} == {1: before[1] + 1}
    act(table, 0, "random fleet")
    (done,) = act(table, 2, "random fleet")
    assert done.back == "off" and table.agreed() is None
    assert done.row.seen == EVERYBODY


def test_standing_and_clock_of_a_secret_choice_are_those_of_who_has_not_answered() -> None:
    table = begun(ISLAND, "ppb", clock=CLOCK)
    assert table.automatic() == [2]
    assert table.standing().bot_due == NOON
    assert table.deadline() == NOON + 60
    act(table, 2, options(table, 2)[0], NOON + 1)
    act(table, 0, options(table, 0)[0], NOON + 2)
    assert table.automatic() == []
    assert table.standing().bot_due is None
    assert (table.deadline(0), table.deadline(1), table.deadline()) == (None, NOON + 60, NOON + 60)
    assert table.late(NOON + 60) == [1]
    assert table.late(NOON + 59.9) == []


# -- leaving ----------------------------------------------------------------------------------------------------------


def test_a_bot_plays_on_for_who_has_resigned() -> None:
    table = at_turn(ISLAND, "ppp", clock=CLOCK)
    seat = table.asked()[0]
    happening = table.enter("resign", seat, "", NOON)
    assert happening.row.seen == EVERYBODY
    assert table.resigned == table.substitutes == {seat}
    assert table.automatic() == [seat]
    assert table.deadline() is None
    assert table.persons == {0, 1, 2} - {seat}
    assert table.info().seats[seat].substitute
    assert not table.over


@BOTH
def test_the_game_is_over_when_one_of_two_resigns(game: str) -> None:
    table = at_turn(game)
    table.enter("resign", 0, "", NOON)
    assert table.over
    assert table.info().outcome is not None
    assert table.info().outcome["winners"] == [1]  # type: ignore[index]


# -- going back -------------------------------------------------------------------------------------------------------


def before_something_harmless(table: Table) -> tuple[int, str]:
    """Plays until the seat that is asked can do something that draws no luck and shows nothing, and does it."""
    for _ in range(300):
        seat = table.asked()[0]
        play_on(table)
        try:
            text = table.back_alone(seat)
        except CannotDo:
            continue
        return seat, text
    raise AssertionError("nothing harmless was done")


@BOTH
def test_ones_own_last_action_is_taken_back_alone(game: str) -> None:
    table = at_turn(game, "ppp")
    seat, text = before_something_harmless(table)
    assert table.match is not None
    entries = len(table.match.entries)
    luck = table.match.state.chance.key
    done = table.enter("back", seat, text, NOON + 9)
    assert len(table.match.entries) == entries - 1
    assert table.match.state.chance.key == luck
    assert table.asked() == [seat]
    assert (done.back, done.row.seen) == ("done", EVERYBODY)
    assert table.asked_since == {seat: NOON + 9}


def test_nobody_takes_back_what_somebody_else_did() -> None:
    table = at_turn(ISLAND, "ppp")
    seat, _ = before_something_harmless(table)
    for other in {0, 1, 2} - {seat}:
        with pytest.raises(CannotDo) as refused:
            table.back_alone(other)
        assert code_of(refused) == "not_yours"


def test_a_roll_is_not_taken_back_alone() -> None:
    table = at_turn()
    play_until(table, "roll")
    seat = table.asked()[0]
    act(table, seat, "add claw")
    act(table, seat, "roll")
    with pytest.raises(CannotDo) as refused:
        table.back_alone(seat)
    assert code_of(refused) == "seen"


def test_all_people_have_to_agree_to_going_back_and_then_the_luck_is_another() -> None:
    table = at_turn(ISLAND, "pbpp")
    play_until(table, "roll")
    assert table.match is not None
    to, entries, luck = table.numbers[0], len(table.match.entries), table.match.state.chance.key
    for _ in range(12):
        play_on(table)
    asked = table.enter("ask_back", 0, table.back_to(0, to), NOON + 20)
    assert asked.row.seen == EVERYBODY
    assert table.agreed() is None
    with pytest.raises(CannotDo) as refused:
        table.back_to(2, 1)
    assert code_of(refused) == "asked_already"
    table.enter("answer_back", 2, "yes", NOON + 21)
    assert table.agreed() is None
    table.enter("answer_back", 3, "yes", NOON + 22)
    text = table.agreed()
    assert text is not None
    done = table.enter("back", 0, text, NOON + 23)
    assert done.back == "done"
    assert [entry.text for entry in table.match.entries[entries:]] == [f"!stir {done.row.number}"]
    assert table.match.state.chance.key != luck
    assert table.wish is None
    assert set(table.asked_since.values()) == {NOON + 23}


def test_a_person_whom_a_bot_plays_for_is_not_waited_for() -> None:
    table = at_turn(ISLAND, "ppp")
    play_on(table)
    table.enter("substitute", 2, "on", NOON)
    table.enter("ask_back", 0, table.back_to(0, table.numbers[0] - 2), NOON)
    table.enter("answer_back", 1, "yes", NOON)
    assert table.agreed() is not None


def test_one_no_is_enough() -> None:
    table = at_turn(ISLAND, "ppp")
    play_on(table)
    table.enter("ask_back", 0, table.back_to(0, table.numbers[0] - 1), NOON)
    done = table.enter("answer_back", 1, "no", NOON)
    assert done.back == "off"
    assert table.wish is None and table.agreed() is None


def test_bots_wait_for_people_who_decide_whether_to_go_back_but_not_for_ever() -> None:
    table = at_turn(ISLAND, "ppb")
    while table.automatic() != [2]:
        play_on(table, NOON + 1)
    assert table.bot_due() == table.standing().bot_due == NOON + 1
    table.enter("ask_back", 0, table.back_to(0, table.numbers[0] - 1), NOON + 10)
    assert table.automatic() == [2]
    assert table.bot_due() == table.standing().bot_due == NOON + 10 + WISH_PATIENCE
    table.enter("answer_back", 1, "no", NOON + 12)
    assert table.bot_due() == NOON + 1


def test_there_is_no_going_back_once_the_luck_is_known() -> None:
    table = at_turn(ISLAND, "pp")
    play_on(table)
    table.enter("resign", 0, "", NOON)
    assert table.over
    with pytest.raises(CannotDo) as alone:
        table.back_alone(1)
    with pytest.raises(CannotDo) as together:
        table.back_to(1, 1)
    assert code_of(alone) == code_of(together) == "over"


def test_who_had_not_resigned_yet_may_come_back() -> None:
    table = at_turn(ISLAND, "ppp")
    to = table.numbers[0]
    table.enter("resign", 2, "", NOON)
    assert table.match is not None
    table.enter("ask_back", 0, table.back_to(0, to), NOON)
    table.enter("answer_back", 1, "yes", NOON)
    table.enter("back", 0, str(table.agreed()), NOON)
    assert table.resigned == set()
    assert table.persons == {0, 1, 2}
    assert table.substitutes == {2}


# -- standing answers -------------------------------------------------------------------------------------------------


def in_combat(who: str = "ppp") -> Table:
    """A table at the first card play of a combat."""
    table = at_turn(ISLAND, who)
    play_until(table, "combat_play")
    assert "pass" in options(table, table.asked()[0])
    return table


def test_a_standing_answer_is_given_where_passing_is_on_offer() -> None:
    table = in_combat()
    seat = table.asked()[0]
    assert table.standing_line(seat) is None and table.automatic() == []
    before = numbers(table)
    done = table.enter("stand", seat, "pass_until_play", NOON + 3)
    assert {viewer for viewer, n in numbers(table).items() if n != before[viewer]} == {seat}
    assert telling.update(table, seat, 1, done, Encoding(), None).standing == "pass_until_play"
    assert table.standing_line(seat) == "pass"
    assert table.automatic() == [seat]
    assert table.standing().bot_due == NOON
    table.enter("stand", seat, "off", NOON + 4)
    assert table.automatic() == [] and table.standings.of(seat) is None


def test_a_standing_answer_is_not_for_other_decisions() -> None:
    table = at_turn(ISLAND, "ppp")
    for seat in range(3):
        table.enter("stand", seat, "pass_until_play", NOON)
    assert kind(table) not in ("combat_play", "window")
    assert table.automatic() == []


def test_pass_until_somebody_plays_ends_when_somebody_else_does() -> None:
    table = in_combat()
    seat = table.asked()[0]
    for one in range(3):
        table.enter("stand", one, "pass_until_play", NOON)
    (done,) = act(table, seat, next(text for text in options(table, seat) if text.startswith("lay")))
    while kind(table) != "combat_play":
        (done,) = act(table, seat, "done")
    others = {0, 1, 2} - {seat}
    assert done.dropped == others
    assert {one for one in range(3) if table.standings.of(one)} == {seat}
    for viewer in table.viewers:
        told = telling.update(table, viewer, 1, done, Encoding(), None).standing
        assert told == ("off" if viewer in others else None)


def test_pass_for_this_combat_ends_with_the_combat() -> None:
    table = in_combat()
    for one in range(3):
        table.enter("stand", one, "pass_combat", NOON)
    seat = table.asked()[0]
    act(table, seat, next(text for text in options(table, seat) if text.startswith("lay")))
    while kind(table) != "combat_play":
        act(table, seat, "done")
    assert all(table.standings.of(one) == "pass_combat" for one in range(3))
    for _ in range(10):
        if not table.automatic():
            break
        act(table, table.automatic()[0], "pass")
    assert all(table.standings.of(one) is None for one in range(3))


def test_standing_answers_end_when_all_go_back() -> None:
    table = in_combat()
    seat = table.asked()[0]
    table.enter("stand", seat, "pass_combat", NOON)
    table.enter("ask_back", 0, table.back_to(0, table.numbers[0] - 3), NOON)
    for other in (1, 2):
        table.enter("answer_back", other, "yes", NOON)
    done = table.enter("back", 0, str(table.agreed()), NOON)
    assert done.dropped == {seat}
    assert table.standings.of(seat) is None


# -- talk -------------------------------------------------------------------------------------------------------------


def test_everybody_hears_talk_but_who_has_muted_somebody() -> None:
    table = at_turn(ISLAND, "ppp")
    before = numbers(table)
    muted = table.enter("mute", 1, json.dumps({"seat": 0, "on": True}), NOON)
    assert muted.row.seen == 0b10
    assert numbers(table) == {**before, 1: before[1] + 1}
    said = table.enter("talk", 0, "cluck", NOON + 1)
    assert said.row.seen == EVERYBODY
    told = {viewer: telling.update(table, viewer, 1, said, Encoding(), None).talk for viewer in table.viewers}
    assert told[1] is None
    assert told[0] == told[2] == told[None]
    assert told[0] is not None and (told[0].seat, told[0].text, told[0].at) == (0, "cluck", NOON + 1)
    table.enter("mute", 1, json.dumps({"seat": 0, "on": False}), NOON)
    assert telling.update(table, 1, 1, said, Encoding(), None).talk == told[0]


def test_talk_moves_nobodys_clock_and_makes_no_choice_out_of_date() -> None:
    table = at_turn(ISLAND, "pp", clock=CLOCK)
    before = dict(table.asked_since), table.deadline(), dict(table.moved)
    table.enter("talk", 0, "cluck", NOON + 50)
    assert (table.asked_since, table.deadline(), table.moved) == before


# -- clocks and substitutes -------------------------------------------------------------------------------------------


def test_a_bot_takes_over_when_the_time_is_up_and_the_person_comes_back_with_the_whole_time() -> None:
    table = at_turn(ISLAND, "pp", clock=CLOCK)
    play_until(table, "roll")
    seat = table.asked()[0]
    since = table.asked_since[seat]
    assert table.deadline(seat) == since + 60
    done = table.enter("timeout", seat, "", since + 61)
    assert done.row.seen == EVERYBODY
    assert table.automatic() == [seat] and table.substitutes == {seat}
    assert table.deadline() is None
    assert table.standing().bot_due == since
    assert table.info().seats[seat].substitute
    act(table, seat, "add claw", since + 62)
    assert table.asked() == table.automatic() == [seat]
    table.enter("substitute", seat, "off", since + 100)
    assert table.automatic() == []
    assert table.deadline() == since + 160


def test_a_pass_takes_over_for_one_question_only() -> None:
    table = at_turn(ISLAND, "pp", clock=MILD_CLOCK)
    seat = table.asked()[0]
    table.enter("timeout", seat, "", NOON + 61)
    assert table.automatic() == [seat] and table.nudged == {seat}
    assert table.substitutes == set() and not table.info().seats[seat].substitute
    assert table.deadline() is None
    act(table, seat, options(table, seat)[0], NOON + 62)
    assert table.nudged == set() and table.automatic() == []
    assert table.deadline() == NOON + 62 + 60


def test_after_going_back_nobody_is_answered_for_and_all_have_the_whole_time() -> None:
    table = at_turn(ISLAND, "pp", clock=MILD_CLOCK)
    to = table.numbers[0]
    play_until(table, "action")
    seat = table.asked()[0]
    table.enter("timeout", seat, "", NOON + 61)
    assert table.nudged == {seat}
    table.enter("ask_back", 0, table.back_to(0, to), NOON + 62)
    table.enter("answer_back", 1, "yes", NOON + 62)
    table.enter("back", 0, str(table.agreed()), NOON + 63)
    assert table.nudged == set()
    assert table.deadline() == NOON + 63 + 60


def test_each_answer_has_the_whole_time() -> None:
    table = at_turn(ISLAND, "pp", clock=CLOCK)
    first(table, NOON + 30)
    assert table.deadline() == NOON + 90


def test_without_a_clock_nobody_is_late() -> None:
    table = at_turn()
    assert table.deadline() is None and table.late(NOON + 10**9) == []


def test_a_bot_is_asked_since_its_question_came_up() -> None:
    table = at_turn(ISLAND, "pb")
    play_until(table, "action")
    assert table.asked() == [0]
    while table.asked() == [0]:
        play_on(table, NOON + 7)
    assert table.automatic() == [1]
    assert table.standing().bot_due == NOON + 7
    play_until(table, "roll")
    act(table, 1, "add star", NOON + 9)
    assert table.asked() == [1]
    assert table.standing().bot_due == NOON + 9


# -- numbers ----------------------------------------------------------------------------------------------------------


def test_who_comes_back_hears_what_was_missed_in_the_own_numbers() -> None:
    table = at_turn(ISLAND, "ppp")
    have = table.numbers[1]
    table.enter("stand", 0, "pass_combat", NOON)  # which seat 1 does not notice
    table.enter("talk", 0, "one", NOON)
    play_on(table)
    missed = table.missed(1, have)
    assert [number for number, _ in missed] == [have + 1, have + 2]
    assert [one.row.kind for _, one in missed] == ["talk", "act"]
    assert table.missed(1, table.numbers[1]) == []
    assert len(table.missed(0, have)) == 3
    assert table.row_of(1, have + 1) == missed[0][1].row.number
    assert table.number_at(1, missed[0][1].row.number) == have + 1
    with pytest.raises(CannotDo) as refused:
        table.row_of(1, 1000)
    assert code_of(refused) == "no_such_update"


def test_only_so_much_is_told_to_who_was_away_very_long() -> None:
    table = at_turn()
    for n in range(MOST_PAST + 20):
        table.enter("talk", 0, str(n), NOON)
    missed = table.missed(1, 0)
    assert len(missed) == MOST_PAST
    assert missed[-1][0] == table.numbers[1]
    assert missed[0][0] == table.numbers[1] - MOST_PAST + 1


# -- what no longer holds ---------------------------------------------------------------------------------------------


@BOTH
def test_a_table_whose_log_leads_elsewhere_now_is_shown_as_it_was_before(game: str) -> None:
    table = at_turn(game)
    shown = table.match.view(None) if table.match else None
    entries = len(table.past)
    play_on(table)
    play_on(table)
    log = [one.row for one in table.past]
    log[entries] = msgspec.structs.replace(log[entries], check="another")
    stuck = replayed(table.row, rows(game)[1], log)
    assert "another position" in stuck.stuck and str(log[entries].number) in stuck.stuck
    assert stuck.match is not None and stuck.match.view(None) == shown
    assert stuck.last == entries
    assert stuck.standing().status == "stuck"
    assert stuck.asked() == stuck.automatic() == []
    assert stuck.info().stuck == stuck.stuck
    with pytest.raises(CannotDo) as refused:
        stuck.playing()
    assert code_of(refused) == "stuck"


def test_a_table_whose_log_can_no_longer_be_played_is_stuck_too() -> None:
    table = at_turn()
    play_on(table)
    log = [one.row for one in table.past]
    log[-1] = msgspec.structs.replace(log[-1], text="end of the world")
    stuck = replayed(table.row, rows()[1], log)
    assert "can no longer be played" in stuck.stuck
    assert stuck.last == len(log) - 1


def test_a_view_after_catching_up_is_the_view_of_who_was_there() -> None:
    table = at_turn(ISLAND, "ppp")
    other = replayed(table.row, rows(ISLAND, "ppp")[1], [one.row for one in table.past])
    before, last = other.views(), other.last
    for _ in range(5):
        play_on(table)
    found = other.catch_up([one.row for one in table.past if one.row.number > last], before)
    assert len(found) == 5
    assert other.numbers == table.numbers
    for viewer in other.viewers:
        assert {**parts_of(before[viewer]), **found[-1].parts[viewer]} == parts_of(table.views()[viewer])
    assert found[-1].asked == frozenset(other.viewers)


def test_who_plays_together_is_told_where_there_are_teams() -> None:
    assert [seat.side for seat in begun(ISLAND, "pppp", mode="team").info().seats] == [0, 1, 0, 1]
    assert [seat.side for seat in begun(ISLAND, "pppp").info().seats] == [None] * 4
    assert [seat.side for seat in begun(FARM, "pp").info().seats] == [None, None]
