"""Secret weapons in general (TP-14)."""

from __future__ import annotations

import pytest

import topcluck
from tests.citing import rule
from tests.games.touche.farmyard import (
    FARM,
    ears,
    kinds,
    offered,
    play,
    refused,
    shots,
    state_of,
    table_of,
    told,
    weapons,
    yard,
)
from tests.games.touche.test_resolution import NOW, attack


@rule("TP-14.1")
def test_a_weapon_comes_from_the_display_which_is_refilled_at_once() -> None:
    match = yard(f"{NOW}\ndisplay: salvo salvo overtime\ndraw: smuggler rest", P1="ears: 35")
    play(match, "buy wild")
    assert offered(match) == ["take overtime", "take salvo"] or offered(match) == ["take salvo", "take overtime"]
    assert refused(match, "take smuggler") == "TP-14.1 not-in-the-display"
    events = play(match, "take salvo")
    assert kinds(events)[:2] == ["weapon_taken", "weapon_opened"]
    assert table_of(match).display == ("salvo", "overtime", "smuggler")
    assert weapons(match, 0) == ("salvo",)
    assert refused(match, "take salvo").startswith("TP-14.1 no-weapon-to-take")


@rule("TP-14.2")
def test_with_both_piles_empty_the_display_stays_short_until_a_card_is_discarded() -> None:
    match = yard("display: salvo overtime\ndraw:\ndiscard:", P1="ears: 35\nweapons: bumper_harvest", P3="weapons: rest")
    play(match, "buy wild", "take salvo")
    assert table_of(match).display == ("overtime",)
    play(match, "play bumper_harvest")
    assert (table_of(match).display, table_of(match).discard_pile) == (("overtime", "bumper_harvest"), ())


@rule("TP-14.2")
def test_with_an_empty_display_nothing_is_taken() -> None:
    match = yard("display:\ndraw:", P1="ears: 35", P3="weapons: rest")
    assert table_of(match).display == ()
    play(match, "buy wild")
    assert (match.decision.kind, table_of(match).players[0].eggs) == ("turn", 1)


@rule("TP-14.3")
def test_a_single_use_weapon_is_discarded_and_a_lasting_one_stays() -> None:
    match = yard(P1="weapons: bumper_harvest scarecrow")
    play(match, "play bumper_harvest")
    assert weapons(match, 0) == ("scarecrow",)
    assert table_of(match).discard_pile == ("bumper_harvest",)
    assert refused(match, "play scarecrow") == "TP-14.3 weapon-is-lasting"


@rule("TP-14.4")
def test_weapons_are_played_in_the_own_turn_as_the_card_says() -> None:
    match = yard(P1="weapons: emergency_shield salvo", P2="weapons: bumper_harvest")
    assert refused(match, "play emergency_shield") == "TP-14.4 weapon-not-in-this-phase"
    assert refused(match, "play smuggler") == "TP-14.4 weapon-not-held"
    with pytest.raises(topcluck.NothingToAnswer):
        match.push_text("play bumper_harvest", seat=1)
    later = attack("salvo P2:A1", P1="weapons: salvo emergency_shield")
    assert refused(later, "play salvo") == "TP-14.4 weapon-not-in-this-phase"
    assert "play emergency_shield" in offered(later)


@rule("TP-14.4")
def test_a_weapon_taken_in_the_own_turn_may_be_played_in_it_and_any_number_of_them() -> None:
    match = yard("display: bumper_harvest bumper_harvest salvo", P1="ears: 75")
    play(match, "buy wild", "take bumper_harvest", "play bumper_harvest", "buy wild", "take bumper_harvest")
    play(match, "play bumper_harvest")
    assert ears(match)[0] == 75 - 35 + 15 - 40 + 15


@rule("TP-14.4", "TP-10.1")
def test_a_weapon_from_the_own_barn_waits_for_the_own_turn() -> None:
    match = attack("salvo P2:D3", table=f"{NOW}\ndisplay: bumper_harvest salvo overtime", P2=shots(p1="B2 C2 D2 B3 C3"))
    play(match, "resolve", "take bumper_harvest")
    assert match.decision.seat == 0  # who has 30 ears now and may buy
    play(match, "end")
    assert (match.decision.seat, match.decision.kind) == (1, "resolving")
    assert "play bumper_harvest" in offered(match)


@rule("TP-14.5", "TP-21.1")
def test_weapons_lie_open_without_limit() -> None:
    match = yard(P2="weapons: smuggler smuggler salvo scarecrow laser_sight turbo_engine bandit_mask")
    assert len(weapons(match, 1)) == 7


@rule("TP-14.1")
def test_who_takes_the_last_kind_is_not_asked() -> None:
    match = yard("display: salvo salvo salvo", P1="ears: 35")
    events = play(match, "buy wild")
    assert "weapon_taken" in kinds(events)
    assert match.decision.kind == "turn"


@rule("TP-14.2", "TP-0.4")
def test_the_discard_pile_is_shuffled_by_the_games_own_luck() -> None:
    piles = "display: salvo overtime patch_up\ndraw:\ndiscard: smuggler haggling_hen thieving_crow"
    orders = set()
    for luck in ("0 0", "0 1", "1 0", "1 1", "2 0", "2 1"):
        match = yard(f"{piles}\nluck: {luck}", P1="ears: 35", P3="weapons: rest")
        events = play(match, "buy wild", "take salvo")
        assert told(events, "pile_shuffled")[0].to_json()["cards"] == 3
        orders.add((table_of(match).display[2], *state_of(match).draw))
    assert len(orders) == 6


@rule("TP-15.1")
def test_the_deck_has_thirty_cards() -> None:
    assert len(FARM.deck()) == 30
    single = [card for card in FARM.set.weapons if not card.lasting]
    assert (len(single), sum(card.copies for card in single)) == (10, 22)
    assert [card.copies for card in FARM.set.weapons if card.lasting] == [1] * 8
