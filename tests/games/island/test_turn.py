"""The sequence of a turn (TURN-1, TURN-6 to TURN-8, RUL-9) and what lasts until its end (GEN-11)."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.island.glance import hand, open_table, piece, seen, under_the_table
from tests.games.island.table import offers, play, standing, table
from topcluck.sim.runner import Plan, run

PEACE = """
    turn: 3 A
    units A: leader@(3,-1) chicken1@(3,-1)
    units B: leader_r2@(-3,1)
"""


# -- three steps (TURN-1, TURN-6) ----------------------------------------------------------------------------------


@rule("TURN-1")
def test_a_turn_is_rolling_then_acting_then_drawing_and_each_step_may_be_skipped() -> None:
    match = table(PEACE + "    step: roll")
    kinds = []
    for line in ("skip", "end", "draw 0"):
        assert match.decision.seat == 0
        kinds.append(match.decision.kind)
        play(match, line)
    assert kinds == ["roll", "action", "draw_step"]
    assert (match.decision.kind, match.decision.seat, open_table(match).turn) == ("roll", 1, 4)


@rule("TURN-1", "GEN-14")
def test_a_player_with_nobody_but_a_leader_still_takes_turns() -> None:
    match = table(
        """
        players: 3
        turn: 3 A
        step: draw
        units A: leader@(3,-1)
        units B: leader_r2@(-3,1)
        units C: leader_c@(1,-4)
        """
    )
    seats = []
    for _ in range(3):
        play(match, "draw 0")
        seats.append(match.decision.seat)
        play(match, "skip")
        assert "free retrieve" in offers(match)
        play(match, "end")
    assert seats == [1, 2, 0]


@rule("TURN-6")
def test_there_is_one_free_action_and_it_is_lost_at_the_end_of_the_step() -> None:
    match = table(PEACE)
    assert offers(match) == ["free move", "free retrieve", "end"]
    assert not open_table(match).free_used
    events = play(match, "free retrieve", "take wood", "take rock")
    assert str(events[0]) == "FreeActionUsed(seat=0)"
    assert offers(match) == ["end"]
    play(match, "end", "draw 0", "skip", "end", "draw 0", "skip")
    assert "free move" in offers(match), "a new one in the next turn"
    play(match, "end")
    assert open_table(match).free_used, "and it does not last into the Draw step"
    assert offers(match) == ["draw 0", "draw 1", "draw 2"]


@rule("TURN-6")
def test_dice_buy_further_actions_in_any_number_order_and_combination() -> None:
    match = table(PEACE + "    dice A: claw*2 chicken*2")
    play(
        match,
        "claw move", "move chicken1@(3,-1)", "go", "(2,-1)",
        "chicken retrieve", "take wood", "stop",
        "free move", "move chicken1@(2,-1)", "(1,-1)",
        "claw move", "move chicken1@(1,-1)", "(0,-1)",
        "chicken retrieve", "take rock", "stop",
    )  # fmt: skip
    assert standing(match, "A") == ["chicken1@f3", "leader@i3"]
    assert offers(match) == ["end"]


# -- drawing (TURN-7, RUL-9) ---------------------------------------------------------------------------------------

DRAWING = PEACE + "    step: draw\n    deck: draw push swap flip\n    hand A: charm\n"


@rule("TURN-7")
@pytest.mark.parametrize(("number", "drawn"), [(0, ["charm"]), (1, ["charm", "draw"]), (2, ["charm", "draw", "push"])])
def test_a_player_draws_up_to_two_scrolls(number: int, drawn: list[str]) -> None:
    match = table(DRAWING)
    assert offers(match) == ["draw 0", "draw 1", "draw 2"]
    play(match, f"draw {number}")
    assert hand(match, "A") == drawn
    assert match.decision.seat == 1


@rule("TURN-7", "RUL-9")
def test_the_number_is_announced_and_the_cards_are_drawn_together() -> None:
    match = table(DRAWING)
    events = play(match, "draw 2")
    drawn = [event for event in events if str(event).startswith("ScrollsDrawn")]
    assert [str(event) for event in drawn] == ["ScrollsDrawn(seat=0, number=2, scrolls=('draw', 'push'))"]
    assert str(drawn[0].seen_by(1)) == "ScrollsDrawn(seat=0, number=2, scrolls=None)"
    assert match.decision.kind == "roll", "nobody was asked in between"


@rule("TURN-7")
@pytest.mark.parametrize(
    ("options", "offered"),
    [
        ("option: draw_step_max = 1", ["draw 0", "draw 1"]),
        ("option: draw_step_max = 3", ["draw 0", "draw 1", "draw 2", "draw 3"]),
    ],
)
def test_how_many_scrolls_may_be_drawn_is_an_option(options: str, offered: list[str]) -> None:
    assert offers(table(DRAWING + "    " + options)) == offered


@rule("TURN-7", "TURN-1")
def test_where_drawing_is_not_optional_the_number_is_drawn_unasked() -> None:
    match = table(
        PEACE + "    deck: draw push\n    option: draw_step_max = 1\n    option: draw_step_optional = false\n"
    )
    play(match, "end")
    assert hand(match, "A") == ["draw"]
    assert match.decision.seat == 1


@rule("TURN-7")
def test_a_card_may_change_the_number_of_scrolls_that_may_be_drawn() -> None:
    define = """
    define:
      [[scroll]]
      id = "st_speed"
      effects = [{ when = "static", op = "modify_limit", limit = "scroll_draw", amount = 1 }]
    strategies A: st_speed
"""
    match = table(DRAWING + define)
    assert offers(match) == ["draw 0", "draw 1", "draw 2", "draw 3"]
    must = table(DRAWING + define + "    option: draw_step_optional = false")
    assert offers(must) == ["draw 2", "draw 3"], "the extra card is the card's, not the rule's"
    none = table(DRAWING + define.replace("amount = 1", "amount = -3"))
    assert none.decision.seat == 1, "with nothing to draw nobody is asked"


@rule("TURN-7")
def test_every_seat_draws_into_its_own_hand() -> None:
    match = table(
        """
        turn: 4 B
        step: draw
        units A: leader@i3
        units B: leader_r2@c5
        hand A: redir
        hand B: charm
        deck: push swap flip
        """
    )
    play(match, "B: draw 2")
    assert (hand(match, "A"), hand(match, "B")) == (["redir"], ["charm", "push", "swap"])


# -- until end of turn (TURN-8, GEN-11) ----------------------------------------------------------------------------


@rule("TURN-8", "GEN-11")
def test_what_lasts_until_end_of_turn_lasts_through_the_draw_step() -> None:
    match = table(
        """
        turn: 3 A
        units A: leader@(3,-1) golem@(1,0)
        units B: leader_r2@(-3,1)
        strategies A: st_speed
        dice A: star claw
        define:
          [[scroll]]
          id = "st_speed"
          [[scroll.effects]]
          when = "activate"
          stars = 1
          for = "turn"
          op = "grant"
          trait = "lava_walk"
          target = { owner = "you", count = "all" }
        """
    )
    play(match, "use strategy st_speed 1", "claw move", "move golem@(1,0)", "(0,0)", "end")
    assert match.decision.kind == "draw_step"
    assert standing(match, "A") == ["leader@i3", "golem@f4"], "it stands on Lava unharmed"
    play(match, "draw 0")
    assert standing(match, "A") == ["leader@i3"], "and burns as soon as its protection is over"
    assert open_table(match).machine_discard == ("golem",)


@rule("GEN-11", "FAQ-8")
def test_an_activated_ability_works_on_when_its_card_has_left_play() -> None:
    match = table(
        """
        turn: 3 A
        units A: leader@(3,-1) golem@(1,0) tower@(2,0)
        units B: leader_r2@(-3,1)
        dice A: star*2
        define:
          [[machine]]
          id = "tower"
          [[machine.effects]]
          when = "activate"
          stars = 1
          for = "turn"
          op = "modify"
          stat = "strength"
          amount = 3
          target = { owner = "you", type = ["golem"], count = "all" }
          [[machine.effects]]
          when = "activate"
          stars = 1
          op = "destroy"
          target = { ref = "self" }
        """
    )
    play(match, "use tower@(2,0) 1")
    assert piece(match, "golem@g4").strength == 9
    play(match, "use tower@(2,0) 2")
    assert "tower@h4" not in standing(match, "A")
    assert piece(match, "golem@g4").strength == 9
    play(match, "end")
    assert piece(match, "golem@g4").strength == 9
    play(match, "draw 0")
    assert piece(match, "golem@g4").strength == 6


@rule("TURN-8")
def test_who_ends_a_turn_on_the_sea_pays_for_it_after_the_draw_step() -> None:
    match = table(
        """
        turn: 3 A
        units A: leader@(3,-1) skimmer@(2,0)
        units B: leader_r2@(-3,1)
        """
    )
    play(match, "free move", "move skimmer@(2,0)", "(2,1)", "stop", "end")
    assert "skimmer@h5" in standing(match, "A")
    play(match, "draw 0")
    assert standing(match, "A") == ["leader@i3"]
    ashore = table(
        """
        turn: 3 A
        units A: leader@(3,-1) skimmer@(2,0)
        units B: leader_r2@(-3,1)
        """
    )
    play(ashore, "end", "draw 0")
    assert "skimmer@h4" in standing(ashore, "A")


@rule("TURN-8")
def test_leaders_and_strategies_do_what_they_say_at_the_end_of_their_players_turn() -> None:
    match = table(
        """
        turn: 3 A
        step: draw
        units A: leader@i3 chicken1@h3
        units B: leader_r2@c5
        strategies A: st_speed
        deck: push swap
        define:
          [[leader]]
          id = "leader"
          effects = [{ when = "end_turn", op = "add_shield", amount = 1, target = { ref = "self" } }]
          [[scroll]]
          id = "st_speed"
          effects = [{ when = "end_turn", op = "draw", amount = 1, player = "you" }]
        """
    )
    play(match, "draw 0")
    assert offers(match) == ["trigger leader 1", "trigger st_speed 2"], "in an order of choice (GEN-12)"
    play(match, "A: trigger leader 1")
    assert (piece(match, "leader@i3").shields, hand(match, "A")) == (1, ["push"])
    assert (piece(match, "chicken1@h3").shields, piece(match, "leader_r2@c5").shields) == (0, 0)
    play(match, "B: skip", "B: end", "B: draw 0")
    assert (piece(match, "leader@i3").shields, hand(match, "A")) == (1, ["push"]), "not in the turns of others"


@rule("TURN-8")
def test_a_strategy_that_counts_for_somebody_else_too_does_so_until_the_end_of_the_turn() -> None:
    match = table(
        """
        turn: 4 B
        step: draw
        units A: leader@i3 chicken1@i3
        units B: leader_r2@c5 chicken1@c5
        strategies A: st_speed
        borrowed B: st_speed
        """
    )
    assert (piece(match, "chicken1@i3").speed, piece(match, "chicken1@c5").speed) == (2, 2)
    play(match, "draw 0")
    assert (piece(match, "chicken1@i3").speed, piece(match, "chicken1@c5").speed) == (2, 1)
    assert (open_table(match).seats[0].strategies, open_table(match).seats[1].borrowed) == (("st_speed",), ())


RALLY = """
    turn: 3 A
    step: draw
    units A: leader@i3
    units B: leader_r2@c5 chicken1@d5
    strategies B: st_speed
    dice B: star
    deck: push swap
    define:
      [[scroll]]
      id = "st_speed"
      [[scroll.effects]]
      when = "activate"
      stars = 1
      for = "turn"
      op = "modify"
      stat = "strength"
      amount = 3
      target = { owner = "you", type = ["chicken"], count = "all" }
      [[scroll.effects]]
      when = "end_turn"
      op = "draw"
      amount = 1
      player = "you"
"""


@rule("TURN-8", "GEN-11")
def test_every_turn_that_is_played_from_its_start_comes_to_its_end() -> None:
    match = table(RALLY)
    play(match, "A: draw 0", "B: skip", "B: use strategy st_speed 1")
    assert (piece(match, "chicken1@d5").strength, hand(match, "B")) == (1 + 3, [])
    play(match, "B: end", "B: draw 0")
    assert (piece(match, "chicken1@d5").strength, hand(match, "B")) == (1, ["push"])
    play(match, "A: skip", "A: end", "A: draw 0", "B: skip", "B: end", "B: draw 0")
    assert hand(match, "B") == ["push", "swap"], "at the end of each of its turns"


def test_a_machine_that_was_destroyed_is_no_longer_spoken_of_in_the_next_turn() -> None:
    match = table(
        """
        turn: 3 A
        units A: leader@i3 golem@g4
        units B: leader_r2@c5
        """
    )
    play(match, "free move", "move golem@g4", "f4")
    assert standing(match, "A") == ["leader@i3"]
    play(match, "end", "draw 0")
    assert open_table(match).gone == ()
    assert "gone:" not in match.game.write_position(match.state)


@rule("TURN-8")
def test_an_ability_used_once_a_turn_is_ready_again_in_the_next() -> None:
    match = table(
        """
        turn: 3 A
        units A: leader@(3,-1) car@(2,0)
        units B: leader_r2@(-3,1)
        """
    )
    play(match, "use car@(2,0) 1", "(1,0)", "stop")
    assert offers(match, "use") == []
    play(match, "end", "draw 0", "skip", "end", "draw 0", "skip")
    assert offers(match, "use") == ["use car@g4 1"]


def test_scrolls_are_drawn_from_the_top_of_the_deck() -> None:
    match = table(DRAWING)
    assert under_the_table(match).scroll_deck[:2] == ("draw", "push")
    play(match, "draw 1")
    assert under_the_table(match).scroll_deck[0] == "push"
    assert seen(match).table.scroll_deck == 60


# -- no end (RUL-142) ----------------------------------------------------------------------------------------------


@rule("RUL-142")
def test_a_game_may_go_on_for_ever_and_is_then_unfinished_without_winner() -> None:
    match = table(PEACE + "    step: roll")
    for turn in range(3, 203):
        assert open_table(match).turn == turn
        play(match, "skip", "end", "draw 0")
    assert match.outcome is None, "by the rules there is no last turn"
    stopped = run(Plan("chicken-island", ("chick", "chick"), 5, max_turns=1, options={"cards": "stub"}), 1)
    assert (stopped.finished, stopped.wins(0), stopped.wins(1)) == ((), 0, 0)
    assert stopped.played[0].turns == 3, "the first turn beyond one of each player was not played"
