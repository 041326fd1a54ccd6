"""What is to be expected of the Challenger: its Scrolls in a combat, its Power dice, its tag (SOLO)."""

from __future__ import annotations

from topcluck.bots.island.scene import Scene

MOST_FROM_PILE = 8  # SOLO-26
POWER = 3  # strength per Power die (SOLO-18)
_UPPER = ("+1", "+2", "+3", "claw")  # faces in the Power and Command rows (SOLO-11)


def still_to_lay(scene: Scene, seat: int) -> int:
    """How many Scrolls the Challenger will yet lay in a combat: the top of the deck, and half of its pile (SOLO-26)."""
    half = min(scene.table.seats[seat].hand // 2, MOST_FROM_PILE)
    if scene.table.combat is None:
        return 1 + half
    steps = [line.split()[0] for line in scene.table.pending]
    return int("card_play" in steps or "challenger_top" in steps) + half * bool(
        {"card_play", "challenger_top", "challenger_half"} & set(steps)
    )


def scroll_strength(scene: Scene, seat: int) -> float:
    """What the Scrolls that it will yet lay may add."""
    return scene.cards.per_scroll * still_to_lay(scene, seat)


def power(scene: Scene, seat: int) -> int:
    """What Power dice will add to its attacks in its next turn, if the upper rows hold most dice (SOLO-15, SOLO-18)."""
    dice = scene.table.seats[seat].dice
    upper = sum(face in _UPPER for face in dice)
    return POWER * dice.count("+3") if upper > len(dice) - upper else 0


def tags_to_win(scene: Scene, seat: int) -> int:
    """One, but two for the human in Hard Solo (SOLO-2, HARD-1)."""
    return 2 if "solo_hard" in scene.view.setup["flags"] and not scene.is_challenger(seat) else 1
