"""Ears, bank, eggs and purchases (TP-12, TP-13)."""

from __future__ import annotations

import pytest

import topcluck
from tests.citing import rule
from tests.games.touche.farmyard import (
    UNITS,
    ears,
    kinds,
    offered,
    play,
    refused,
    shots,
    state_of,
    table_of,
    told,
    yard,
)
from topcluck.games.touche.actions import ACTIONS
from topcluck.games.touche.rules.purses import gain, pay_bank, steal

ON_SALE = shots(wreck=f"{UNITS['granary']} {UNITS['sprayer']}")


@rule("TP-12.1", "TP-12.2")
def test_a_purse_is_one_number_and_purchases_are_paid_to_the_bank() -> None:
    match = yard(P1="ears: 50", P2=ON_SALE, P3="ears: 5")
    events = play(match, "buy P2:granary")
    assert ears(match) == [25, 0, 5]
    assert [event.to_json() for event in told(events, "ears_paid")] == [{"type": "ears_paid", "seat": 0, "amount": 25}]


@rule("TP-12.3", "TP-20.3")
def test_the_bank_never_runs_dry() -> None:
    state = state_of(yard(P1="ears: 300"))
    gain(state, 0, 15)
    assert state.purses[0] == 315


@rule("TP-12.4")
def test_there_is_no_way_to_give_lend_or_trade() -> None:
    assert {cls.verb() for cls in ACTIONS.classes} == {
        "place", "lift", "random fleet", "confirm", "change", "fire", "aim", "target", "done", "strike", "field",
        "skip", "buy", "take", "play", "spy", "rob", "patch", "resolve", "end",
    }  # fmt: skip


@rule("TP-13.1")
def test_on_sale_are_eggs_on_wrecks_and_the_cheapest_wild_egg() -> None:
    match = yard(P1="ears: 45", P2=ON_SALE)
    assert [line for line in offered(match) if line.startswith("buy")] == [
        "buy P2:sprayer",
        "buy P2:granary",
        "buy wild",
    ]
    play(match, "buy wild", "take salvo")
    assert ears(match)[0] == 10


@rule("TP-13.1")
@pytest.mark.parametrize(
    ("wild", "price"), [("on_sale on_sale on_sale", 35), ("P2 on_sale on_sale", 40), ("P2 P3 on_sale", 45)]
)
def test_wild_eggs_get_dearer(wild: str, price: int) -> None:
    match = yard(f"wild: {wild}", P1=f"ears: {price}")
    play(match, "buy wild")
    assert ears(match)[0] == 0
    poor = yard(f"wild: {wild}", P1=f"ears: {price - 5}")
    refusal = poor.why_not("buy wild")
    assert refusal is not None
    assert dict(refusal.args) == {"price": str(price), "ears": str(price - 5)}


@rule("TP-13.1")
def test_when_all_wild_eggs_are_gone_there_is_none_to_buy() -> None:
    match = yard("wild: P2 P3 gone", P1="ears: 100")
    assert "buy wild" not in offered(match)
    assert refused(match, "buy wild") == "TP-13.1 no-wild-egg"


@rule("TP-13.2")
def test_a_player_may_buy_several_eggs_in_one_turn() -> None:
    match = yard(P1="ears: 85", P2=ON_SALE)
    play(match, "buy P2:sprayer", "take salvo", "buy P2:granary", "take overtime", "buy wild", "take patch_up")
    view = table_of(match)
    assert (view.players[0].eggs, view.players[0].ears, len(view.players[0].weapons)) == (3, 0, 3)


@rule("TP-13.2")
def test_nothing_is_bought_in_another_players_turn_or_within_an_attack() -> None:
    match = yard(P1="ears: 50", P3="ears: 50", P2=ON_SALE)
    with pytest.raises(topcluck.NothingToAnswer):
        match.push_text("buy P2:granary", seat=2)
    play(match, "fire barn")
    assert refused(match, "buy P2:granary") == "TP-7.5 asked-first"


@rule("TP-13.3", "TP-14.6")
def test_nobody_buys_an_egg_of_the_own_colour() -> None:
    match = yard(P1="ears: 100\nweapons: haggling_hen\n" + ON_SALE)
    assert [line for line in offered(match) if line.startswith("buy")] == ["buy wild"]
    assert refused(match, "buy P1:granary") == "TP-13.3 own-egg"
    assert refused(match, "play haggling_hen") == "TP-15.5 no-egg-on-a-wreck"


@rule("TP-13.4")
def test_an_egg_in_a_reserve_is_not_for_sale() -> None:
    match = yard(P1="ears: 100", P2=ON_SALE)
    assert refused(match, "buy P2:barn") == "TP-13.4 egg-in-reserve"


@rule("TP-13.5", "TP-14.1")
def test_a_purchase_pays_takes_the_egg_and_then_a_weapon() -> None:
    match = yard(P1="ears: 25", P2=ON_SALE)
    events = play(match, "buy P2:granary")
    assert kinds(events) == ["ears_paid", "egg_bought"]
    assert (match.decision.kind, match.decision.seat) == ("taking", 0)
    assert {egg.egg: egg.where for egg in table_of(match).eggs}["P2:granary"] == "P1"


@rule("TP-13.6")
def test_a_bought_egg_is_never_sold_again() -> None:
    match = yard(P1="ears: 100", P2=f"{ON_SALE}\neggs: granary P3, sprayer gone")
    assert refused(match, "buy P2:granary") == "TP-13.6 egg-is-sold"
    assert refused(match, "buy P2:sprayer") == "TP-13.6 egg-is-gone"


def test_stealing_takes_what_there_is() -> None:
    match = yard(P1="ears: 5", P2="ears: 10")
    state = state_of(match)
    steal(state, 0, 1, 15)
    assert state.purses == [15, 0, 0]
    pay_bank(state, 0, 5)
    assert state.purses == [10, 0, 0]


def test_too_few_ears_between_the_two_prices() -> None:
    match = yard(P1="ears: 30", P2=ON_SALE)
    assert refused(match, "buy wild") == "TP-13.1 too-few-ears"
    assert refused(yard(P1="ears: 20", P2=ON_SALE), "buy P2:granary") == "TP-13.1 too-few-ears"
