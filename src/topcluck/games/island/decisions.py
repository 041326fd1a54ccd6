"""What can be pending: a table of contents of everything the engine does by itself (tasks) and asks of a seat (asks).

The game stands still at the *frame* on top of the state's stack: a tuple of ints that begins with its kind; of an ask,
the second is the seat. The names of the fields say which numbers they show, so that a frame can be printed, saved and
read back. The code behind each kind stands in `rules/`, under the decorators `task` and `ask`, legality and effect side
by side.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Protocol

if TYPE_CHECKING:
    from topcluck.games.island.state import State
    from topcluck.kernel.chance import Chance

Frame = tuple[int, ...]
Code = int


class Kind:
    """The name of a kind of frame, the fields after it, and whether a single option is taken without asking."""

    __slots__ = ("asked", "fields", "name", "silent")

    def __init__(self, name: str, asked: bool, silent: bool, fields: str) -> None:
        self.name, self.asked, self.silent = name, asked, silent
        self.fields = [(word.partition(":")[0], word.partition(":")[2] or "number") for word in fields.split()]


class Asker(Protocol):
    """What stands behind an ask: it lists what may be chosen and carries the choice out."""

    @staticmethod
    def options(state: State, frame: Frame) -> list[Code]:
        """All that may be chosen, in a fixed order, without repetition."""

    @staticmethod
    def resolve(state: State, frame: Frame, code: Code) -> None:
        """Carries out the choice; the frame is already taken off the stack."""


KINDS: Final[list[Kind]] = []
RUN: Final[list[Callable[[State, Frame], None] | None]] = []
OPTIONS: Final[list[Callable[[State, Frame], list[Code]] | None]] = []
RESOLVE: Final[list[Callable[[State, Frame, Code], None] | None]] = []
SAMPLE: Final[list[Callable[[State, Frame, Chance], Code] | None]] = []  # where drawing one is quicker than listing all
SILENT: Final[list[bool]] = []
NAMED: Final[list[bool]] = []


def _kind(name: str, fields: str, asked: bool, silent: bool) -> int:
    """Enters a kind into the tables and returns its number."""
    KINDS.append(Kind(name, asked, silent, fields))
    RUN.append(None)
    OPTIONS.append(None)
    RESOLVE.append(None)
    SAMPLE.append(None)
    SILENT.append(silent)
    NAMED.append(False)
    return len(KINDS) - 1


def _task(name: str, fields: str = "") -> int:
    return _kind(name, fields, asked=False, silent=True)


def _ask(name: str, fields: str = "") -> int:
    return _kind(name, f"seat:seat {fields}", asked=True, silent=True)


def _ask_named(name: str, fields: str = "") -> int:
    """An ask whose single option is taken silently only if it names nothing: a line of the notation can always say
    which unit moves, where to and what it attacks, however many others there are."""
    number = _ask(name, fields)
    NAMED[number] = True
    return number


def _ask_always(name: str, fields: str = "") -> int:
    """An ask whose single option others could not know to be the only one, so that it is never taken silently."""
    return _kind(name, f"seat:seat {fields}", asked=True, silent=False)


def task(kind: int) -> Callable[[Callable[[State, Frame], None]], Callable[[State, Frame], None]]:
    """Puts a function behind a task."""

    def put(function: Callable[[State, Frame], None]) -> Callable[[State, Frame], None]:
        RUN[kind] = function
        return function

    return put


def ask(kind: int) -> Callable[[Any], Any]:
    """Puts a class with `options` and `resolve` behind an ask."""

    def put(asker: Any) -> Any:
        OPTIONS[kind] = asker.options
        RESOLVE[kind] = asker.resolve
        SAMPLE[kind] = getattr(asker, "sample", None)
        return asker

    return put


# -- setup (SET) ---------------------------------------------------------------------------------------------------
CHOOSE_LEADER: Final = _kind("choose_leader", "", asked=True, silent=False)  # D-LEADER: all seats at once, secretly
DEAL: Final = _task("deal")
TILE_SHAPE: Final = _ask("tile_shape")  # D-TILE-TERR: shape and rotation
TILE_PLACE: Final = _ask("tile_place", "shape")  # D-TILE-TERR: position
TILE_BASE: Final = _ask("tile_base")  # D-TILE-BASE
TILE_LINK: Final = _ask("tile_link", "hex:hex")  # D-TILE-BASE: which Territory it serves
TILE_LAND: Final = _ask("tile_land")  # D-TILE-LN
FILL_HOLES: Final = _task("fill_holes")
CLAIM_BASES: Final = _task("claim_bases")
CLAIM: Final = _ask_named("claim")  # D-CLAIM
LEADER_GIFTS: Final = _task("leader_gifts", "left")  # abilities "at the start"
# -- the turn (TURN) -------------------------------------------------------------------------------------------------
NEXT_TURN: Final = _task("next_turn")
ROLL: Final = _ask("roll")  # D-ROLL
REROLL: Final = _ask("reroll", "paid")  # D-REROLL: whether, and with which Resources
REROLL_DICE: Final = _ask("reroll_dice")  # D-REROLL: which dice
ACTION: Final = _ask_always("action")  # D-ACTION
END_STEP: Final = _task("end_step", "seat:seat")
TRANSIT_BACK: Final = _ask("transit_back", "unit:unit")  # D-TRANSIT-BACK
DRAW_STEP: Final = _ask("draw_step")  # D-DRAW
END_TURN: Final = _task("end_turn", "seat:seat")
TURN_OVER: Final = _task("turn_over", "seat:seat")
# -- retrieve, limits, stars (RET, LIMIT, STAR) ----------------------------------------------------------------------
PICK: Final = _ask("pick", "left taken")  # D-PICK
TRIM_RESOURCES: Final = _task("trim_resources", "seat:seat")
RETURN_RESOURCE: Final = _ask("return_resource")  # D-RES-DISCARD
SIFT: Final = _task("sift", "seat:seat")  # STAR-5 after its draw
STAR_FEAST: Final = _task("star_feast", "seat:seat")  # STAR-7 after its draw
REFILL: Final = _ask("refill")  # D-PICK of STAR-7
PLACE_SHIELD: Final = _ask("place_shield", "left given:units")  # D-STAR-UNIT
PARDON: Final = _ask("pardon")  # D-STAR-TAG
HAND_DISCARD: Final = _ask_always("hand_discard", "left")  # D-SCROLL-DISCARD: of one's own choice, secret until done
# -- build (BUILD) ---------------------------------------------------------------------------------------------------
BUILD_CARD: Final = _ask_named("build_card")  # D-BUILD-CARD
BUILD_SAVE: Final = _ask("build_save", "card:card left wood rock metal")  # which Resources a discount saves
BUILD_PILOT: Final = _ask("build_pilot", "card:card left pilots:units")  # D-BUILD-PILOTS, one by one
BUILD_HEX: Final = _ask_named("build_hex", "card:card pilots:units")  # D-BUILD-HEX
# -- move (MOVE, BAND) -----------------------------------------------------------------------------------------------
MOVE_UNIT: Final = _ask_always("move_unit")  # D-MOVE-GROUP: the first unit; named even if it is unit 0
MOVE_BAND: Final = _ask("move_band", "group:units mover:unit")  # D-MOVE-GROUP: its companions, one by one
MOVE_ON: Final = _task("move_on", "seat:seat group:units steps settled:units start:hex hex:hex")
MOVE_STEP: Final = _ask_named("move_step", "group:units steps settled:units start:hex")  # D-MOVE-STEP
# -- combat (CMB) ----------------------------------------------------------------------------------------------------
ATTACK_WITH: Final = _ask_named("attack_with", "only:unit")  # D-ATTACK
COMBAT_DICE: Final = _ask("combat_dice")  # D-CMB-DICE, D-CMB-STAR
CARD_PLAY: Final = _task("card_play", "seat:seat")
COMBAT_PLAY: Final = _ask_always("combat_play")  # D-CMB-PLAY
COMBAT_MORE: Final = _ask_always("combat_more")  # D-CMB-MORE
REVEAL: Final = _task("reveal", "seat:seat left")
CANCEL_TURNED: Final = _ask("cancel_turned", "of:seat")  # cancel_scroll on a player who had not revealed
NEXT_SCROLL: Final = _task("next_scroll", "seat:seat")
COMBAT_NEXT: Final = _ask("combat_next")  # D-CMB-NEXT
STRATEGY_LIMIT: Final = _ask("strategy_limit", "left spared:card")  # D-STRAT-LIMIT
COMBAT_LAST: Final = _ask("combat_last")  # D-CMB-STAR, after all reveals
COMPARE: Final = _task("compare")
CALL_OFF: Final = _task("call_off")  # instead of it, once attacker or defender has left the island
CLEAN_UP: Final = _task("clean_up", "outcome")
# -- Lava, triggers, strays (LAVA, GEN-12, RUL-144) ------------------------------------------------------------------
LEADER_OFF_LAVA: Final = _task("leader_off_lava", "unit:unit hex:hex")
PLACE_LEADER: Final = _ask("place_leader", "unit:unit hex:hex")  # D-LEADER-PLACE
TRIGGERS: Final = _task("triggers", "from")
TRIGGER_ORDER: Final = _ask("trigger_order", "from")  # D-TRIGGER
STRAYS: Final = _task("strays")
PLACE_STRAY: Final = _ask("place_stray", "unit:unit")
# -- drawing and Catastrophes (SCR, CAT) -----------------------------------------------------------------------------
DRAW_SCROLLS: Final = _task("draw_scrolls", "seat:seat left")
DRAWN_OUT: Final = _task("drawn_out")  # the end of a draw where the deck is not refilled (EXPERT-9, RUL-127)
CATASTROPHES: Final = _task("catastrophes", "left")  # drawn together and not yet resolved
CATASTROPHE_ORDER: Final = _ask("catastrophe_order", "left")  # D-CAT-ORDER
CATASTROPHE_END: Final = _task("catastrophe_end", "left")
# -- the effects of cards (house set 2) ------------------------------------------------------------------------------
EFFECT: Final = _task(
    "effect",
    "you:seat card:card when:when line end stage bearer:unit hex:hex unit:unit partner:unit player:seat tile:hex"
    " whole chosen_line source attacker:unit defender:unit result units:units tiles:hexes",
)
CHOOSE_LINE: Final = _ask("choose_line")  # `choice`
USE_OR_NOT: Final = _ask("use_or_not")  # `may`
CHOOSE_PLAYER: Final = _ask("choose_player")  # `player = "opponent"`
CHOOSE_TILE: Final = _ask("choose_tile")
CHOOSE_UNIT: Final = _ask("choose_unit")  # `target`
CHOOSE_WITH: Final = _ask("choose_with")  # `with` of swap_units
MOVE_TO: Final = _ask("move_to", "unit:unit left lava moved")  # move_unit
CHOOSE_CANCEL: Final = _ask("choose_cancel")  # cancel_scroll
CHOOSE_COPY: Final = _ask("choose_copy")  # copy_scroll
DISCARD_FROM: Final = _ask_always("discard_from", "of:seat left")  # discard with `chooser = "you"`
GAIN_RESOURCE: Final = _ask("gain_resource", "left")
LOSE_RESOURCE: Final = _ask("lose_resource", "left of:seat")
EXCHANGE: Final = _ask("exchange", "left given")
RECOVER: Final = _ask("recover", "left")
TURN_DIE: Final = _ask("turn_die", "left")
ROLL_AGAIN: Final = _ask("roll_again", "left")
ATTACH_TO: Final = _ask("attach_to", "card:card source")
PUT_AWAY: Final = _task("put_away", "card:card")  # a Magic played face up, once it is resolved
# -- Flags (FLAG) ----------------------------------------------------------------------------------------------------
RAISE_FLAGS: Final = _task("raise_flags")
FLAG_START: Final = _ask("flag_start")  # D-FLAG-START
FLAG_TAKE: Final = _ask("flag_take", "flag:seat units:units")  # D-FLAG-TAKE
SETTLE_FLAGS: Final = _task("settle_flags")
# -- face-down tokens (GALLOS) ---------------------------------------------------------------------------------------
REARRANGE: Final = _task("rearrange", "seat:seat")  # the stacks of a seat may get another order now
ARRANGE: Final = _ask("arrange", "done:hexes")  # D-REARRANGE: which stack
ARRANGE_STACK: Final = _ask("arrange_stack", "done:hexes hex:hex")  # D-REARRANGE: its tokens from the top
LOSE_CHICKEN: Final = _ask("lose_chicken", "left chosen:units drawn")  # D-HURRICANE without Resources (RUL-43)

# asks of which a single option is taken silently only if all tokens have the same speed and Range: otherwise being
# asked, or not, would tell what lies face down
TELLING = frozenset((MOVE_STEP, MOVE_BAND, CHOOSE_UNIT))
# -- the first edition; down here because records keep the numbers of kinds -----------------------------------------
DEAL_LEADERS: Final = _task("deal_leaders")  # where that comes after the Bases are claimed
NEW_LEADER: Final = _ask("new_leader", "unit:unit")  # D-WAITING-LEADER, and a second Leader after an epic death
QUICK_BUILD: Final = _ask("quick_build")  # D-QUICK-BUILD
WINDOW: Final = _ask("window", "passes")  # D-WINDOW
CARD_TURN: Final = _task("card_turn", "seat:seat")  # after the window that opens before it
KEEP_LIMIT: Final = _task("keep_limit", "seat:seat")  # a limit of Strategies may be lower now
SCORCH: Final = _task("scorch", "first:seat")  # Lava has to wait for the Chicken step of an Earthquake
# -- the Challenger (SOLO, section 5.5) ------------------------------------------------------------------------------
SOLO_LEADER: Final = _ask_named("solo_leader", "army:seat second")  # D-SOLO-LEADERS: own, Challenger's, second own
SOLO_BASE: Final = _ask_named("solo_base", "army:seat")  # D-SOLO-BASES
SOLO_FACING: Final = _ask("solo_facing")  # D-SOLO-FACING
SOLO_MARKER: Final = _ask("solo_marker")  # D-SOLO-MARKER
CHALLENGER_FIRST: Final = _task("challenger_first")  # its first Machine (SOLO-13)
CHALLENGER_TURN: Final = _task("challenger_turn")  # CH0
CHALLENGER_FREE: Final = _task("challenger_free")  # CH1
CHALLENGER_PAIR: Final = _task("challenger_pair", "upper")  # CH2: the two active rows
CHALLENGER_COMMAND: Final = _task(
    "challenger_command", "spent dice at"
)  # how many Command dice of how many, who is next
CHALLENGER_BUILD: Final = _task("challenger_build", "dice")
CHALLENGER_REINFORCE: Final = _task("challenger_reinforce", "dice")
CHALLENGER_SPENT: Final = _task("challenger_spent")  # the Power dice, when all attacks are made
CHALLENGER_ROLL: Final = _task("challenger_roll")  # CH3
CHALLENGER_DRAW: Final = _task("challenger_draw")  # CH4
CHALLENGER_TOP: Final = _task("challenger_top")  # SOLO-26, step 1
CHALLENGER_HALF: Final = _task("challenger_half")  # SOLO-26, step 3
CHALLENGER_SCROLLS: Final = _task("challenger_scrolls")  # SOLO-27

KIND_NUMBER = {kind.name: number for number, kind in enumerate(KINDS)}

# places in an EFFECT frame
YOU: Final = 1
CARD: Final = 2
WHEN: Final = 3
LINE: Final = 4
END: Final = 5
STAGE: Final = 6
BEARER: Final = 7
HEX: Final = 8
UNIT: Final = 9
PARTNER: Final = 10
PLAYER: Final = 11
TILE: Final = 12
WHOLE: Final = 13
CHOSEN_LINE: Final = 14
SOURCE: Final = 15
ATTACKER: Final = 16
DEFENDER: Final = 17
RESULT: Final = 18
UNITS: Final = 19
TILES: Final = 20
