"""What is drawn on one hex of an island, in plain SVG: our own art, the same for the same hex every time."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

from topcluck.kernel.hexes import Axial

RADIUS = 46.0  # from the middle of a hex to a corner
_NAME = (0.0, 0.68 * RADIUS)  # about where the name of the hex stands
HIGH, WIDE = 1.5 * RADIUS, math.sqrt(3) * RADIUS  # from row to row, and from hex to hex
Point = tuple[float, float]

# Colours that people with any kind of colour vision tell apart; each pair of Base and Territory has a shape as well.
SEATS = ("a", "b", "c", "d")
_SHAPES = {
    "a": "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0z",
    "b": "M0-10.5L10.5 8H-10.5z",
    "c": "M-8.3-8.3H8.3V8.3H-8.3z",
    "d": "M0-11.5L9.5 0L0 11.5L-9.5 0z",
}


def number(value: float) -> str:
    """A coordinate, as short as it can be written."""
    return f"{round(value, 1) + 0.0:g}"  # + 0.0: there is no -0


def middle(hex: Axial) -> Point:
    """Where the middle of a hex lies."""
    return WIDE * (hex[0] + hex[1] / 2), HIGH * hex[1]


def corners(radius: float = RADIUS) -> list[Point]:
    """The six corners around the middle, clockwise from the top."""
    return [(radius * math.sin(turn * math.pi / 3), -radius * math.cos(turn * math.pi / 3)) for turn in range(6)]


def outline(radius: float = RADIUS) -> str:
    """The path of a hex around its middle."""
    return path(corners(radius)) + "z"


def path(points: list[Point]) -> str:
    """A line through some points."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)


def emblem(seat: str, scale: float = 1.0) -> str:
    """The shape of a pair of Base and Territory."""
    return f'<path class="emblem {seat}" transform="scale({scale:g})" d="{_SHAPES[seat]}"/>'


def texture(ground: str, hex: Axial) -> str:
    """What grows, lies or glows on a hex: drawn by chance, but always the same for a place."""
    dice = Random(f"{ground} {hex[0]} {hex[1]}")
    return _TEXTURES[ground](dice)


# -- textures ---------------------------------------------------------------------------------------------------------


def _spots(dice: Random, many: int, apart: float) -> list[Point]:
    """Places inside a hex that keep away from its rim, its middle, its name and each other."""
    found: list[Point] = []
    for _ in range(60):
        turn, far = dice.uniform(0, 2 * math.pi), dice.uniform(0.36, 0.74) * RADIUS
        spot = (far * math.sin(turn), far * math.cos(turn))
        if math.dist(spot, _NAME) > 19 and all(math.dist(spot, other) > apart for other in found):
            found.append(spot)
        if len(found) == many:
            break
    return found


def _grass(dice: Random) -> str:
    """Tufts of three blades, and a flower or two."""
    blades, flowers = [], []
    for place, (x, y) in enumerate(_spots(dice, 8, 14)):
        lean = dice.uniform(-1.5, 1.5)
        if place < 2:
            flowers.append(f'<circle cx="{number(x)}" cy="{number(y)}" r="2.1"/>')
            continue
        for tip, height in ((-3.2, 5), (0, 7.5), (3.2, 5)):
            blades.append(f"M{number(x)} {number(y)}q{number(tip / 3)} {number(-height / 2)} "
                          f"{number(tip + lean)} {number(-height)}")  # fmt: skip
    return f'<path class="blades" d="{"".join(blades)}"/><g class="flowers">{"".join(flowers)}</g>'


def _stones(dice: Random) -> str:
    """Pebbles with a lit side, and ripples in the sand."""
    drawn = []
    for x, y in _spots(dice, 6, 17):
        wide, turn = dice.uniform(4, 7.5), dice.uniform(-30, 30)
        drawn.append(
            f'<g transform="translate({number(x)} {number(y)}) rotate({number(turn)})">'
            f'<ellipse class="stone" rx="{number(wide)}" ry="{number(wide * 0.68)}"/>'
            f'<path class="lit" d="M{number(-wide * 0.55)} {number(-wide * 0.18)}'
            f'q{number(wide * 0.35)} {number(-wide * 0.38)} {number(wide * 0.9)} {number(-wide * 0.2)}"/></g>'
        )
    ripples = [f"M{number(x - 6)} {number(y)}q3-3 6 0t6 0" for x, y in _spots(dice, 3, 20)]
    return f'<path class="ripples" d="{"".join(ripples)}"/>{"".join(drawn)}'


def _cracks(dice: Random) -> str:
    """Glowing cracks from a pool in the middle to the rim, with side arms; and sparks."""
    lines: list[str] = []
    start = dice.uniform(0, 2 * math.pi)
    for arm in range(5):
        turn = start + arm * 2 * math.pi / 5 + dice.uniform(-0.25, 0.25)
        points = [(0.0, 0.0)]
        for share in (0.28, 0.52, 0.78):
            turn += dice.uniform(-0.3, 0.3)
            points.append((share * RADIUS * math.sin(turn), share * RADIUS * math.cos(turn)))
        lines.append(path(points))
        side = turn + dice.choice((-0.7, 0.7))
        x, y = points[2]
        lines.append(path([(x, y), (x + 11 * math.sin(side), y + 11 * math.cos(side))]))
    sparks = "".join(f'<circle cx="{number(x)}" cy="{number(y)}" r="1.6"/>' for x, y in _spots(dice, 5, 16))
    drawn = "".join(lines)
    return (
        f'<path class="glow" d="{drawn}"/><path class="melt" d="{drawn}"/>'
        f'<circle class="pool" r="7.5"/><g class="sparks">{sparks}</g>'
    )


def _coop(dice: Random) -> str:
    """Nothing but the yard: the coop is drawn by `coop`."""
    grains = "".join(f"M{number(x)} {number(y + 6)}l1.6-.8" for x, y in _spots(dice, 9, 10))
    return f'<path class="grains" d="{grains}"/>'


_TEXTURES: dict[str, Callable[[Random], str]] = {
    "territory": _grass,
    "neutral": _stones,
    "lava": _cracks,
    "base": _coop,
}


# -- the Base ---------------------------------------------------------------------------------------------------------


def coop(seat: str) -> str:
    """A hen house with a flag, and somebody at the door."""
    planks = "M-15-2V16M-7.5-2V16M0-2V16M7.5-2V16M15-2V16"
    return (
        '<g transform="translate(0 -7) scale(1.15)">'
        '<ellipse class="shade" cx="1" cy="18" rx="25" ry="5"/>'
        '<path class="mast" d="M14-16V-36"/>'
        f'<path class="flag {seat}" d="M14-36l14 4.5L14-27z"/>'
        '<path class="boards" d="M-19-4H19V17H-19z"/>'
        f'<path class="planks" d="{planks}"/>'
        f'<path class="roof {seat}" d="M-25-3L0-25L25-3L20 1L0-16.5L-20 1z"/>'
        f'<path class="gable" d="M-19-2L0-18.5L19-2z"/>'
        '<path class="door" d="M-7.5 17V6a7.5 7.5 0 0 1 15 0V17z"/>'
        '<path class="ramp" d="M-7 17L-13 25H7L7.5 17z"/><path class="rungs" d="M-8.5 19.5H7.3M-10.5 22.2H7.1"/>'
        '<circle class="hen" cx="0" cy="8.5" r="4.6"/>'
        '<path class="comb" d="M-3.4 4.9q.6-3.4 2.2-1.5q1-3 2.4-.3q2-1.6 2 1.3z"/>'
        '<path class="beak" d="M-1.7 9L1.7 9L0 12z"/><circle class="eye" cx="-1.9" cy="7.4" r=".8"/>'
        '<circle class="eye" cx="1.9" cy="7.4" r=".8"/>'
        f'<g transform="translate(0 -8.6)">{emblem(seat, 0.42)}</g></g>'
    )
