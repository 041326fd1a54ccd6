"""The targeting turn (TP-7.1 to TP-7.3, TP-7.8, TP-7.9) and the round around it (TP-5, TP-6, TP-16)."""

from __future__ import annotations

from tests.citing import rule
from tests.games.touche.farmyard import (
    ears,
    kinds,
    offered,
    play,
    refused,
    shots,
    state_of,
    table_of,
    told,
    verbs,
    wrecked,
    yard,
)


@rule("TP-7.1", "TP-7.3")
def test_tilted_cards_are_set_upright_at_the_start_of_the_own_turn() -> None:
    match = yard("turn: P3\nfirst: P2\nround: 2", P1="tilted: barn reaper\nlast: barn", P2="tilted: barn")
    play(match, "fire sprayer P1:A1")
    view = table_of(match)
    assert (view.players[0].tilted, view.players[1].tilted, match.decision.seat) == ((), ("barn",), 0)
    assert "fire barn" in offered(match)


@rule("TP-7.2")
def test_the_main_attack_tilts_one_card_and_is_made_once() -> None:
    match = yard(P1="weapons: bumper_harvest")
    assert set(offered(match)) == {
        *(f"fire {unit}" for unit in ("barn", "sprayer", "tractank", "harvester", "granary", "reaper", "eggwitzer")),
        "play bumper_harvest",
    }
    events = play(match, "fire sprayer P2:A1")
    assert kinds(events) == ["fired", "target_placed"]
    assert table_of(match).players[0].tilted == ("sprayer",)
    assert set(offered(match)) == {"play bumper_harvest", "end"}
    assert refused(match, "fire barn") == "TP-7.2 one-main-attack"


@rule("TP-7.8")
def test_who_can_attack_must() -> None:
    match = yard(P1="weapons: bumper_harvest")
    assert refused(match, "end") == "TP-7.8 must-attack"
    play(match, "play bumper_harvest")
    assert "end" not in offered(match)


@rule("TP-7.8")
def test_a_lone_war_chest_passes() -> None:
    match = yard("turn: P2", P3=wrecked("war_chest"))
    events = play(match, "fire sprayer P1:A1")
    assert [event.to_json()["seat"] for event in told(events, "passed")] == [2]


@rule("TP-7.9")
def test_purchases_and_weapons_come_before_or_after_the_attack_in_any_number() -> None:
    match = yard(P1="weapons: bumper_harvest bumper_harvest\nears: 40")
    play(match, "play bumper_harvest", "buy wild", "take salvo", "fire sprayer P2:A1")
    assert verbs(match) == {"play", "end"}
    play(match, "play salvo P3:A1 P3:A2", "play bumper_harvest")
    assert (ears(match)[0], match.decision.seat) == (35, 1)
    assert refused(match, "resolve") == "TP-7.9 asked-first"


@rule("TP-7.9")
def test_the_turn_ends_when_the_player_says_so() -> None:
    match = yard(P1="ears: 35")
    play(match, "fire sprayer P2:A1")
    assert offered(match) == ["buy wild", "end"]
    play(match, "end")
    assert match.decision.seat == 1


@rule("TP-6.1", "TP-6.2", "TP-5.2")
def test_each_player_from_the_first_has_one_targeting_turn() -> None:
    match = yard("first: P3\nturn: P3", players=4)
    seats = []
    while match.decision.kind == "turn" and table_of(match).phase == "targeting" and state_of(match).round == 1:
        seats.append(match.decision.seat)
        prey = "P1" if match.decision.seat else "P2"
        play(match, f"fire sprayer {prey}:A{len(seats)}")
    assert seats == [2, 3, 0, 1]


@rule("TP-6.1", "TP-6.3")
def test_resolution_follows_in_the_same_order_until_no_target_is_pending() -> None:
    match = yard("first: P2\nturn: P1\nround: 5", P2="attack: salvo P1:A1", P3="attack: salvo P1:B1")
    events = play(match, "fire sprayer P2:A1")
    resolved = [event.to_json()["seat"] for event in told(events, "missed")]
    assert resolved == [1, 2, 0]
    assert kinds(events).index("resolution_began") < kinds(events).index("missed")
    assert not any(state_of(match).pending)


@rule("TP-6.4", "TP-8.1", "TP-11.6")
def test_a_player_without_targets_still_has_a_resolution_turn() -> None:
    match = yard("turn: P3\nfirst: P1", P2="ears: 35\nfield: P2:A1", P1="attack: salvo P3:A1")
    events = play(match, "fire sprayer P1:A1")
    assert [event.to_json()["seat"] for event in told(events, "field_removed")] == [1]
    assert (match.decision.kind, match.decision.seat) == ("resolving", 1)
    assert offered(match) == ["end", "buy wild"]


@rule("TP-16.1")
def test_the_first_player_token_goes_clockwise_past_those_who_are_out() -> None:
    out = f"{wrecked()}\nout: yes"
    match = yard("turn: P4\nfirst: P1\nround: 7", players=4, P2=out)
    events = play(match, "fire sprayer P1:A1")
    assert told(events, "round_began")[0].to_json() == {"type": "round_began", "round": 8, "seat": 2}
    assert match.decision.seat == 2
    around = yard("turn: P3\nfirst: P4\nround: 7", players=4, P2=out)
    play(around, "fire sprayer P1:A1")
    assert (table_of(around).first_seat, match.decision.seat) == (0, 2)


@rule("TP-8.7", "TP-8.8", "TP-13.2")
def test_in_resolution_a_player_buys_between_any_two_steps() -> None:
    match = yard("phase: resolution\nhappened: busy", P1="attack: salvo P2:F1\nattack: salvo P2:F2 P2:F3\nears: 35")
    assert offered(match) == ["resolve", "buy wild"]
    play(match, "resolve")
    assert offered(match) == ["resolve", "buy wild"]
    assert refused(match, "end") == "TP-6.3 attacks-are-left"
    play(match, "resolve")
    assert offered(match) == ["end", "buy P2:sprayer", "buy wild"]
    assert refused(match, "resolve") == "TP-8.2 no-attack-left"
    assert refused(match, "fire barn") == "TP-7.2 attacks-are-made-in-targeting"
    play(match, "buy P2:sprayer", "take salvo")
    assert ears(match)[0] == 25
    assert match.decision.seat == 1  # nothing is left to do, so the turn is over


def test_a_pass_forgets_the_last_main_attack() -> None:
    match = yard("turn: P3\noptions: no_repeat", P3="last: barn\n" + wrecked("war_chest"), P1=shots(crater="A1"))
    play(match, "end")
    assert table_of(match).players[2].last_attack is None
