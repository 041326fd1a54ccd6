"""An island as a picture: `topcluck island draw -o FILE`. The same island always gives the same bytes."""

from __future__ import annotations

from html import escape
from textwrap import wrap
from typing import TYPE_CHECKING

from topcluck.cli import island_art as art
from topcluck.games.island.board import corner_of, hex_name
from topcluck.games.island.setfiles.layout import hexes_of
from topcluck.kernel.hexes import DIRECTIONS, Axial, around

if TYPE_CHECKING:
    from topcluck.games.island.model import IslandPreset
    from topcluck.words import Words

_MARGIN, _TITLE, _LEGEND = 30.0, 136.0, 62.0
_LETTER = 8.4  # about the width of a letter of the note
_SIDES = (0, 1, 2, 3, 4, 5)  # the side of a hex in direction i runs from corner i to corner i + 1

_STYLE = """
text{font-family:'Trebuchet MS','Segoe UI','DejaVu Sans',Verdana,sans-serif;fill:#12314a}
.title{font-size:30px;font-weight:700}.note{font-size:14.5px}.key{font-size:13.5px}
.deep0{stop-color:#a6def0}.deep1{stop-color:#5bb0d8}
.waves{fill:none;stroke:#fff;stroke-opacity:.42;stroke-width:1.8;stroke-linecap:round}
.shallow{fill:#c8f0f0;stroke:#c8f0f0;stroke-width:34;stroke-linejoin:round;opacity:.6}
.foam{fill:none;stroke:#fff;stroke-width:22;stroke-linejoin:round;opacity:.55}
.sand{fill:#f0d99c;stroke:#f0d99c;stroke-width:15;stroke-linejoin:round}
.grid{fill:none;stroke:#0d4a6b;stroke-opacity:.14;stroke-width:1.2}
.rim{fill:none;stroke:#3b2f1e;stroke-opacity:.35;stroke-width:1.6;stroke-linejoin:round}
.neutral{fill:#dccfae}.stone{fill:#a99c84;stroke:#7d715c;stroke-width:1}
.lit{fill:none;stroke:#efe6d2;stroke-width:1.3;stroke-linecap:round}
.ripples{fill:none;stroke:#b9a883;stroke-width:1.3;stroke-linecap:round}
.lava{fill:url(#crust)}.crust0{stop-color:#7a1f12}.crust1{stop-color:#2a1210}
.glow{fill:none;stroke:#ff5a1f;stroke-width:5;stroke-linecap:round;stroke-linejoin:round}
.melt{fill:none;stroke:#ffd76a;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}
.pool{fill:#ffb02e;stroke:#ff5a1f;stroke-width:3}.sparks{fill:#ffcf5a}
.blades{fill:none;stroke:#1f4a2c;stroke-opacity:.55;stroke-width:1.5;stroke-linecap:round}
.flowers{fill:#fff;fill-opacity:.85}
.territory.a{fill:#8ec4ea}.territory.b{fill:#f6cd7f}.territory.c{fill:#ddb2d6}.territory.d{fill:#97dbb9}
.base.a{fill:#5ba3d9}.base.b{fill:#eaa93a}.base.c{fill:#c184b9}.base.d{fill:#4fbb8b}
.emblem{stroke:#fff;stroke-width:2;stroke-linejoin:round}
.emblem.a,.roof.a,.flag.a{fill:#0b5f9e}.emblem.b,.roof.b,.flag.b{fill:#b85c00}
.emblem.c,.roof.c,.flag.c{fill:#8a3a82}.emblem.d,.roof.d,.flag.d{fill:#00694a}
.border{fill:none;stroke-width:4.2;stroke-linecap:round;stroke-linejoin:round}
.border.a{stroke:#0b5f9e}.border.b{stroke:#b85c00}.border.c{stroke:#8a3a82}.border.d{stroke:#00694a}
.grains{fill:none;stroke:#5c4318;stroke-opacity:.5;stroke-width:1.6;stroke-linecap:round}
.shade{fill:#000;fill-opacity:.18}.boards{fill:#c58b52;stroke:#5d3a1a;stroke-width:1.4}
.gable{fill:#d9a569;stroke:#5d3a1a;stroke-width:1}
.planks{fill:none;stroke:#8a5a2c;stroke-width:1}.roof{stroke:#fff;stroke-width:1.2;stroke-linejoin:round}
.door{fill:#3a2413}.ramp{fill:#a8703a;stroke:#5d3a1a;stroke-width:1}.rungs{fill:none;stroke:#5d3a1a;stroke-width:1.2}
.hen{fill:#fffaf0}.comb{fill:#d8322a}.beak{fill:#f2a01f}.eye{fill:#222}
.mast{fill:none;stroke:#5d3a1a;stroke-width:1.8;stroke-linecap:round}
.flag{stroke:#fff;stroke-width:1}
.name{font-size:11.5px;font-weight:600;text-anchor:middle;fill:#22303a;stroke:#fff;stroke-opacity:.72;
stroke-width:3;stroke-linejoin:round;paint-order:stroke}
.hot{fill:#fff3d6;stroke:#2a1210;stroke-opacity:.85}
@media (prefers-color-scheme:dark){
text{fill:#e8f3fb}.deep0{stop-color:#12415f}.deep1{stop-color:#081e33}.waves{stroke-opacity:.13}
.shallow{fill:#1d6f87;stroke:#1d6f87;opacity:.5}.foam{opacity:.22}.sand{fill:#b79d62;stroke:#b79d62}
.grid{stroke:#bfe6ff;stroke-opacity:.1}
.neutral{fill:#b5a788}.territory.a{fill:#6ba3cc}.territory.b{fill:#d3a654}.territory.c{fill:#b98bb3}
.territory.d{fill:#70b694}
.base.a{fill:#4687ba}.base.b{fill:#c78b28}.base.c{fill:#a2699b}.base.d{fill:#3c9a71}
.name{fill:#1b262e}.hot{fill:#fff3d6}}
""".strip().replace("\n", "")


def island_svg(island: IslandPreset, words: Words) -> str:
    """The picture of an island that is in order."""
    return _Picture(island, words).text()


class _Picture:
    """One island on its sheet."""

    def __init__(self, island: IslandPreset, words: Words) -> None:
        self.island, self.words = island, words
        self.land = hexes_of(island)
        self.corner = corner_of(self.land)
        self.pair = {hex: seat for seat, hexes in zip(art.SEATS, island.territories, strict=False) for hex in hexes}
        self.base = dict(zip(island.bases, art.SEATS, strict=False))
        spots = [art.middle(hex) for hex in around(self.land, 1)]
        self.left, self.top = min(x for x, _ in spots) - _MARGIN, min(y for _, y in spots) - _TITLE
        right, bottom = max(x for x, _ in spots) + _MARGIN, max(y for _, y in spots) + _MARGIN + _LEGEND
        self.width, self.height = max(right - self.left, 560.0), bottom - self.top
        self.left -= (self.width - (right - self.left)) / 2

    def text(self) -> str:
        """The whole file."""
        place = f"translate({art.number(-self.left)} {art.number(-self.top)})"
        wide, high = round(self.width), round(self.height)
        said = escape(self.island.name), escape(self.island.note)
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" viewBox="0 0 {wide} {high}"'
            ' role="img" aria-labelledby="t d">',
            f'<title id="t">{said[0]}</title><desc id="d">{said[1]}</desc>',
            f"<style>{_STYLE}</style>",
            _DEFS.format(hex=art.outline()),
            f'<rect width="{wide}" height="{high}" rx="18" fill="url(#deep)"/>',
            f'<rect width="{wide}" height="{high}" rx="18" fill="url(#swell)"/>',
            *self._head(),
            f'<g transform="{place}">',
            *self._coast(),
            *(self._tile(hex) for hex in sorted(self.land, key=lambda hex: (hex[1], hex[0]))),
            *(self._borders(hexes) for hexes in self.island.territories),
            *(f'<g transform="translate({_point(hex)})">{art.coop(seat)}</g>' for hex, seat in self.base.items()),
            *(self._name(hex) for hex in self.land),
            "</g>",
            self._legend(),
            "</svg>",
        ]
        return "\n".join(parts) + "\n"

    # -- title and legend ---------------------------------------------------------------------------------------------

    def _head(self) -> list[str]:
        """Name, number of players and note."""
        players = self.words.say("draw-svg-players", players=self.island.players, hexes=len(self.land))
        lines = [players, *wrap(self.island.note, int((self.width - 56) / _LETTER))[:2]]
        told = [
            f'<text class="note" x="28" y="{71 + 20 * line}">{escape(text)}</text>' for line, text in enumerate(lines)
        ]
        return [f'<text class="title" x="28" y="46">{escape(self.island.name)}</text>', *told]

    def _legend(self) -> str:
        """The pairs of Base and Territory with their letters, then the other grounds."""
        y, x, parts = art.number(self.height - 28), 44.0, []
        for seat in art.SEATS[: self.island.players]:
            parts.append(f'<g transform="translate({art.number(x)} {y})">{art.emblem(seat, 0.95)}</g>')
            parts.append(f'<text class="key" x="{art.number(x + 15)}" y="{y}" dy="5">{seat.upper()}</text>')
            x += 46
        for ground in ("neutral", "lava"):
            x += 12
            mark = f'<path class="{ground}" d="{art.outline(11)}"/><path class="rim" d="{art.outline(11)}"/>'
            glow = '<path class="glow" style="stroke-width:2.5" d="M-6 2L0-1L3 4L7 2"/>' if ground == "lava" else ""
            parts.append(f'<g transform="translate({art.number(x)} {y})">{mark}{glow}</g>')
            label = self.words.say(f"draw-svg-{ground}")
            parts.append(f'<text class="key" x="{art.number(x + 17)}" y="{y}" dy="5">{escape(label)}</text>')
            x += 30 + 8.2 * len(label)
        return f"<g>{''.join(parts)}</g>"

    # -- the island ---------------------------------------------------------------------------------------------------

    def _coast(self) -> list[str]:
        """Shallow water, foam and sand around all tiles, and the hexes of the Sea next to them."""
        uses = "".join(f'<use href="#hex" {_at(hex)}/>' for hex in self.land)
        sea = sorted(around(self.land, 1) - set(self.land))
        grid = "".join(f'<use href="#hex" {_at(hex)}/>' for hex in sea)
        layers = [f'<g class="{layer}">{uses}</g>' for layer in ("shallow", "foam", "sand")]
        return [*layers[:1], f'<g class="grid">{grid}</g>', *layers[1:]]

    def _tile(self, hex: Axial) -> str:
        """One hex with what is on it."""
        ground, seat = self._ground(hex)
        drawn = art.texture(ground, hex)
        if ground == "territory":
            drawn += f'<g opacity=".92">{art.emblem(seat)}</g>'
        shape, rim = f'<use href="#hex" class="{f"{ground} {seat}".strip()}"/>', '<use href="#hex" class="rim"/>'
        return f'<g transform="translate({_point(hex)})">{shape}{drawn}{rim}</g>'

    def _ground(self, hex: Axial) -> tuple[str, str]:
        """What lies on a hex, and the letter of its pair."""
        if hex in self.base:
            return "base", self.base[hex]
        if hex in self.pair:
            return "territory", self.pair[hex]
        return ("lava" if hex in self.island.lava else "neutral"), ""

    def _borders(self, hexes: tuple[Axial, ...]) -> str:
        """The frame of a Territory, so that its four hexes are seen as one tile."""
        seat = self.pair[hexes[0]]
        outer = "".join(self._side(hex, side) for hex in hexes for side in _SIDES if _beyond(hex, side) not in hexes)
        return f'<path class="border {seat}" d="{outer}"/>'

    def _side(self, hex: Axial, side: int) -> str:
        """One side of a hex, a little inside."""
        x, y = art.middle(hex)
        ends = art.corners(art.RADIUS - 2.2)
        return art.path([(x + ends[end % 6][0], y + ends[end % 6][1]) for end in (side, side + 1)])

    def _name(self, hex: Axial) -> str:
        """The name of a hex, at its lower corner."""
        x, y = art.middle(hex)
        hot = " hot" if hex in self.island.lava else ""
        name = hex_name(hex, self.corner)
        return f'<text class="name{hot}" x="{art.number(x)}" y="{art.number(y + 0.76 * art.RADIUS)}">{name}</text>'


def _beyond(hex: Axial, side: int) -> Axial:
    """The hex on the other side."""
    return hex[0] + DIRECTIONS[side][0], hex[1] + DIRECTIONS[side][1]


def _point(hex: Axial) -> str:
    x, y = art.middle(hex)
    return f"{art.number(x)} {art.number(y)}"


def _at(hex: Axial) -> str:
    x, y = art.middle(hex)
    return f'x="{art.number(x)}" y="{art.number(y)}"'


_DEFS = (
    '<defs><path id="hex" d="{hex}"/>'
    '<linearGradient id="deep" x1="0" y1="0" x2="0" y2="1"><stop class="deep0" offset="0"/>'
    '<stop class="deep1" offset="1"/></linearGradient>'
    '<radialGradient id="crust"><stop class="crust0" offset=".1"/><stop class="crust1" offset="1"/></radialGradient>'
    '<pattern id="swell" width="96" height="58" patternUnits="userSpaceOnUse"><path class="waves" '
    'd="M8 16q7-7 14 0t14 0M58 44q7-7 14 0t14 0"/></pattern></defs>'
)
