"""The rules, one chapter in one file. Every kind of decision and step is enrolled here."""

from __future__ import annotations

from topcluck.games.touche.decisions import enrol
from topcluck.games.touche.rules.attacks import AttackBoard, AttackCell, LineCell
from topcluck.games.touche.rules.cards import Overtime, Patching, Robbery, Spying, StrikeBlock, StrikeBoard
from topcluck.games.touche.rules.eggs import Haggling
from topcluck.games.touche.rules.end import Judge
from topcluck.games.touche.rules.explosions import Burst
from topcluck.games.touche.rules.fields import FieldBlock, FieldBoard
from topcluck.games.touche.rules.placement import Placement
from topcluck.games.touche.rules.resolution import BonusBoard, BonusCell, Resolving, Shots
from topcluck.games.touche.rules.targeting import Turn
from topcluck.games.touche.rules.weapons import Taking

enrol(
    [
        Shots, Burst, Judge, Placement, Turn, AttackBoard, AttackCell, LineCell, Overtime, StrikeBoard, StrikeBlock,
        Spying, Robbery, Patching, Haggling, Taking, Resolving, BonusBoard, BonusCell, FieldBoard, FieldBlock,
    ]
)  # fmt: skip
