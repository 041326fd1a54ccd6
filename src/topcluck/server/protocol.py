"""Everything that crosses the wire, as types: JSON over one WebSocket per viewer, and a small HTTP API.

A viewer is a seat or a spectator. Its first message is `Hello` with the token of its link and the number of the last
update that it has (0: none); the answer is `Welcome`, and from then on an `Update` for everything that happens. Updates
are numbered for each viewer by itself, 1, 2, 3 …: what a viewer may not notice (a secret answer of somebody else) has
no number for it. Whoever comes back names the last number it has and hears in `Welcome.missed` what happened meanwhile.

Every request has an `id` of the client's choice; the answer to it (`Done`, `Refused`, `Explained` or `Hinted`) repeats
it. The answer to `Hint` takes a while and may come after those to later requests.
`Done` means that it is stored: nothing that was acknowledged can be lost.

The types of views, events and actions are those of the games (`wire_types.py`); here they are plain JSON values.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

MOST_TALK = 400  # characters of one thing said
MOST_NAME = 24
MOST_LINE = 400  # characters of a line of the notation
TOKEN_LENGTH = 43  # 32 random bytes in the alphabet of web addresses

Token = Annotated[str, Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=MOST_NAME)]
Line = Annotated[str, Meta(min_length=1, max_length=MOST_LINE)]
Word = Annotated[str, Meta(min_length=16, max_length=128)]  # a random word from a browser, for the luck of the table
RequestId = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
TableId = Annotated[str, Meta(min_length=8, max_length=32, pattern="^[A-Za-z0-9_-]+$")]


def _tagged(name: str) -> str:
    """The type of a message on the wire: ``TakeBack`` is ``take_back``."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of a message."""


class Message(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=_tagged):
    """Something that is sent as a whole."""


# -- from a viewer ----------------------------------------------------------------------------------------------------


class Hello(Message, frozen=True):
    """The first message: whose link this is, and the last update that the viewer has."""

    table: TableId
    token: Token
    have: Number = 0
    word: Word | None = None  # for the luck of a rematch that has not begun


class Act(Message, frozen=True):
    """Carries out an action on offer, or a line of the notation that stands for several.

    With *at* it is refused if the viewer has been sent an update later than that one: the choice was made looking at
    another position.
    """

    id: RequestId
    line: Line
    at: Number | None = None


class WhyNot(Message, frozen=True):
    """Asks why a line is not on offer."""

    id: RequestId
    line: Line


class Hint(Message, frozen=True):
    """Asks what a good bot would choose now, if the table has agreed on hints; nobody else hears of it."""

    id: RequestId


class TakeBack(Message, frozen=True):
    """Takes back one's own last action, if nothing was learnt by it and nobody has acted since."""

    id: RequestId


class AskBack(Message, frozen=True):
    """Asks all others to go back to where the game stood after update *to*."""

    id: RequestId
    to: Number


class AnswerBack(Message, frozen=True):
    """Agrees to going back, or not; who asked may say no as well, which withdraws it."""

    id: RequestId
    agree: bool


class Stand(Message, frozen=True):
    """Leaves a standing answer with the server, or takes it back (None); nobody else hears of it.

    `pass_combat` passes until this combat is over, `pass_until_play` until somebody else plays something.
    """

    id: RequestId
    what: Literal["pass_combat", "pass_until_play"] | None


class Say(Message, frozen=True):
    """Table talk: everybody hears it."""

    id: RequestId
    text: Annotated[str, Meta(min_length=1, max_length=MOST_TALK)]


class Mute(Message, frozen=True):
    """Stops hearing what a seat says (None: what spectators say), or hears it again; nobody else hears of it."""

    id: RequestId
    seat: SeatNumber | None
    on: bool


class Resign(Message, frozen=True):
    """Leaves the game for good."""

    id: RequestId


class Substitute(Message, frozen=True):
    """Lets a bot play the own seat for a while, or takes it over again."""

    id: RequestId
    on: bool


class Rematch(Message, frozen=True):
    """Opens the next game with the same people and bots, seats moved on by one; the same links lead to it."""

    id: RequestId


class Ping(Message, frozen=True):
    """Answered with `Done`."""

    id: RequestId


ToServer = (
    Hello
    | Act
    | WhyNot
    | Hint
    | TakeBack
    | AskBack
    | AnswerBack
    | Stand
    | Say
    | Mute
    | Resign
    | Substitute
    | Rematch
    | Ping
)


# -- to a viewer ------------------------------------------------------------------------------------------------------


class SeatInfo(Part, frozen=True):
    """Who sits in a seat, as everybody sees it."""

    seat: int
    who: Literal["free", "person", "bot"]
    name: str  # of the person; of a bot its level
    substitute: bool = False  # a bot plays for a person who was too slow, went away or wished it
    here: bool = False  # somebody looks at the table from this seat
    side: int | None = None  # teammates have the same; None: everybody plays for themselves


class Clock(Part, frozen=True):
    """Time for each answer in seconds, and what happens when it is over."""

    seconds: Annotated[int, Meta(ge=10, le=14 * 86400)]
    then: Literal["bot", "pass"] = "bot"  # pass: the mildest option is chosen, once


class Luck(Part, frozen=True):
    """How the luck of the table came about. Before the game ends only the commitment is told."""

    commitment: str  # SHA-256 of the server's secret
    secret: str | None = None
    words: list[str] | None = None  # from the browsers, by seat
    seed: str | None = None


class LessonStep(Part, frozen=True):
    """Where a guided game stands: what it says stands in the message files under the lesson's name and this id."""

    id: str
    number: int  # from 1
    of: int
    look: list[str] = []  # parts of the table that it is about


class TableInfo(Part, frozen=True):
    """A table as everybody sees it."""

    id: str
    game: str
    setup: dict[str, Any]
    status: Literal["open", "running", "over", "stuck"]
    seats: list[SeatInfo]
    luck: Luck
    clock: Clock | None = None
    talk: bool = True
    hints: bool = False  # whether those who play may ask what a bot would do
    watchers: int = 0
    outcome: dict[str, Any] | None = None
    next: str | None = None  # the table of the rematch
    stuck: str | None = None  # why the game goes no further
    created: float = 0.0
    lesson: str | None = None  # the name of a guided game


class Option(Part, frozen=True):
    """One of the choices on offer: its text in the notation, and the same with named fields."""

    text: str
    action: dict[str, Any]


class Ask(Part, frozen=True):
    """What the viewer is asked, and all it may answer."""

    decision: dict[str, Any]
    options: list[Option]
    deadline: float | None = None  # seconds since 1970
    answered: bool = False  # a secret answer is in; it may be changed until all are
    step: LessonStep | None = None  # of a guided game, in which only the next action of the lesson is an option


class Talk(Part, frozen=True):
    """Something that was said at the table; seat None is a spectator."""

    seat: int | None
    text: str
    at: float


class BackAsked(Part, frozen=True):
    """Somebody wants to go back: who, how many updates, who has agreed. None in `Update.back`: it is off the table."""

    seat: int
    to: int  # the viewer's own number of the update after which the game would stand
    agreed: list[int]


class Update(Message, frozen=True, omit_defaults=True):
    """Something happened. What is left out has not changed.

    *view* holds the parts of the viewer's view that have changed, by name (``hand``), those of a large part by both
    names (``table.units``).
    """

    number: int
    at: float
    seat: int | None = None  # who did it
    events: list[dict[str, Any]] = []
    view: dict[str, Any] = {}
    ask: Ask | UnsetType | None = UNSET  # None: not asked any more
    table: TableInfo | None = None
    talk: Talk | None = None
    back: BackAsked | Literal["off", "done"] | None = None
    standing: Literal["pass_combat", "pass_until_play", "off"] | None = None


class Past(Part, frozen=True, omit_defaults=True):
    """An update that the viewer has missed, without the position that it led to."""

    number: int
    at: float
    seat: int | None = None
    events: list[dict[str, Any]] = []
    talk: Talk | None = None
    back: Literal["off", "done"] | None = None


class Welcome(Message, frozen=True):
    """The whole position, and what happened since the update that the viewer had."""

    number: int
    seat: int | None  # None: a spectator
    table: TableInfo
    view: dict[str, Any] | None  # None: the game has not begun
    ask: Ask | None
    missed: list[Past]
    standing: Literal["pass_combat", "pass_until_play"] | None = None
    muted: list[int | None] = []
    back: BackAsked | None = None


class Done(Message, frozen=True):
    """A request was carried out and stored."""

    id: int


class Refused(Message, frozen=True):
    """A request changed nothing. *sentence* is English; *rule*, *message* and *args* give it in any language."""

    id: int | None
    code: str
    sentence: str
    rule: str | None = None
    message: str | None = None
    args: dict[str, str] = {}


class Explained(Message, frozen=True):
    """The answer to `WhyNot`; without a rule the line is on offer."""

    id: int
    rule: str | None
    message: str | None = None
    args: dict[str, str] = {}


class LookedAt(Part, frozen=True):
    """An option that a bot looked at: how often, and how likely it thinks it is to win with it (0 to 1)."""

    text: str
    visits: int
    chance: float


class Hinted(Message, frozen=True):
    """The answer to `Hint`: what a bot of this level would choose, and what it looked at, the best first.

    *at* is the viewer's update that the bot was shown. Some choices need no looking around; then *looked* is empty.
    """

    id: int
    at: int
    bot: str
    text: str
    looked: list[LookedAt]


class Presence(Message, frozen=True):
    """Who is at the table now: by seat, and how many watch."""

    seats: list[bool]
    watchers: int


class Bye(Message, frozen=True):
    """The last message before the server closes the socket."""

    code: Literal["shutdown", "too_slow", "too_many", "not_welcome", "replaced"]
    sentence: str


ToClient = Welcome | Update | Done | Refused | Explained | Hinted | Presence | Bye


# -- HTTP -------------------------------------------------------------------------------------------------------------


class SeatWish(Part, frozen=True):
    """Who shall sit in a seat of a new table."""

    who: Literal["me", "free", "bot"]
    name: Name | None = None
    bot: Annotated[str, Meta(max_length=32)] | None = None


class NewTable(Part, frozen=True):
    """A table to be opened. *options* are those of `topcluck.new`, without seed."""

    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=4)]
    options: dict[str, Any] = {}
    clock: Clock | None = None
    talk: bool = True
    hints: bool | None = None  # whether those who play may ask for hints; None: if only one person plays
    seed: Annotated[str, Meta(min_length=1, max_length=64)] | None = None  # only where one person plays
    lesson: Annotated[str, Meta(max_length=32)] | None = (
        None  # a guided game, for oneself and a bot; has its own options
    )
    word: Word | None = None
    key: Token | None = None  # of the browser: the table is listed under it
    code: Annotated[str, Meta(max_length=64)] | None = None  # the host's invitation code


class SeatLink(Part, frozen=True):
    """The token of a seat; who has it plays the seat."""

    seat: int
    token: str


class TableMade(Part, frozen=True):
    """A table that was opened: the tokens for one's own seats, for those who are invited and for spectators."""

    table: str
    seats: list[SeatLink]
    invite: str
    watch: str


class SitDown(Part, frozen=True):
    """Takes a free seat, with the token of the invitation."""

    token: Token
    name: Name
    seat: SeatNumber | None = None  # None: any
    word: Word | None = None
    key: Token | None = None


class Problem(Part, frozen=True):
    """Why a request was refused."""

    code: str
    sentence: str


class MyTable(Part, frozen=True):
    """A table in the list of a browser."""

    table: TableInfo
    seats: list[int]  # one's own
    asked: bool  # one of them is asked now
    updated: float


class ReplayStep(Part, frozen=True):
    """One step of a game: what it brought about, and the parts of the view that have changed."""

    entry: int  # the viewer's number of this update
    kind: Literal["begin", "act", "resign", "back"]
    seat: int | None
    text: str  # of an action; empty for those of others while the game goes on, because it may tell too much
    events: list[dict[str, Any]]
    view: dict[str, Any]


class Replay(Part, frozen=True):
    """A stretch of a game as one viewer saw it; the first step of a stretch holds the whole view, in parts."""

    table: TableInfo
    seat: int | None
    first: int
    entries: int  # how many steps the whole game has so far
    steps: list[ReplayStep]


class Health(Part, frozen=True):
    """Whether the server is well."""

    status: Literal["ok", "starting", "stopping", "ill"]
    version: str


class HouseRule(Part, frozen=True):
    """An option that players may change, with what it may be."""

    name: str
    kind: Literal["word", "flag", "number", "names"]
    default: str | int | bool | list[str] | None
    words: list[str] = []  # of a word
    low: int = 0  # of a number
    high: int = 0
    optional: bool = False  # whether it can be None
    rules: list[str] = []  # that read it


class FeatInfo(Part, frozen=True):
    """An achievement: its id, what its text depends on, and what must be done for it over several games."""

    id: str
    args: dict[str, str | bool]
    needed: int = 0  # 0: it is done in one game
    modes: list[str] = []  # that must all be played


class EditionInfo(Part, frozen=True):
    """A rule set, with its value of every option and its achievements."""

    name: str
    options: dict[str, Any]
    feats: list[FeatInfo] = []


class ModeInfo(Part, frozen=True):
    """A mode, and how many play it."""

    name: str
    players: list[int]
    leaders: dict[str, int] = {}  # by edition: how many must be in the deck for each player (SET-2)


class FlagInfo(Part, frozen=True):
    """A variant, and with what it goes."""

    name: str
    editions: list[str]
    modes: list[str]
    players: list[int]


class IslandInfo(Part, frozen=True):
    """An island to play on, with a drawing."""

    name: str
    title: str
    players: int
    map: str
    cards: str | None  # the set that it comes with; None: the host's own, which goes with every set
    usual: bool = False  # what is taken if nobody chooses


class SetInfo(Part, frozen=True):
    """A card set."""

    name: str
    title: str
    languages: list[str]
    leaders: list[str]
    own: bool = False  # the host's own


class BotInfo(Part, frozen=True):
    """A level of bots."""

    name: str
    sentence: str


class LessonInfo(Part, frozen=True):
    """A guided game, and how long it takes."""

    name: str
    minutes: int


class GameInfo(Part, frozen=True):
    """What the lobby needs to know of a game."""

    id: str
    players: list[int]
    editions: list[EditionInfo]
    modes: list[ModeInfo]
    flags: list[FlagInfo]
    options: list[HouseRule]
    sets: list[SetInfo]
    islands: list[IslandInfo]
    bots: list[BotInfo]
    lessons: list[LessonInfo] = []  # guided games


class Games(Part, frozen=True):
    """What can be played here, and how."""

    games: list[GameInfo]
    invitation: bool  # whether one needs the host's code to open a table
    talk: bool
    version: str


class SetFile(Part, frozen=True):
    """All cards of a set, and what they say in its languages."""

    name: str
    title: str
    leaders: list[dict[str, Any]]
    machines: list[dict[str, Any]]
    scrolls: list[dict[str, Any]]
    words: dict[str, dict[str, dict[str, str]]]  # language, card, part


class Checked(Part, frozen=True):
    """Whether a table could be opened like this, and if not why."""

    ok: bool
    sentence: str = ""
    setup: dict[str, Any] | None = None  # complete, as the game would make it


class Mine(Part, frozen=True):
    """Asks for the tables of a browser, the latest first."""

    key: Token
    first: Annotated[int, Meta(ge=0, le=10_000)] = 0
    count: Annotated[int, Meta(ge=1, le=50)] = 20


class MyTables(Part, frozen=True):
    """A stretch of the tables of a browser."""

    first: int
    tables: list[MyTable]
    more: bool


class ProfileAsked(Part, frozen=True):
    """Asks for what the person with this browser has achieved."""

    key: Token


class Tick(Part, frozen=True):
    """Notes an achievement that no game can see, or takes it back."""

    key: Token
    feat: Annotated[str, Meta(max_length=20)]
    done: bool = True


class Achievements(Part, frozen=True):
    """What a person has achieved over all games: ids, and the steps towards those over several games."""

    earned: list[str]
    steps: dict[str, list[str]]
    when: dict[str, float] = {}  # seconds since 1970, as far as it is known


HTTP_TYPES: tuple[type, ...] = (
    NewTable, TableMade, SitDown, SeatLink, TableInfo, MyTable, Problem, Replay, ReplayStep, Health, Games, SetFile,
    Checked, Mine, MyTables, ProfileAsked, Tick, Achievements,
)  # fmt: skip
WIRE_TYPES: tuple[Any, ...] = (ToServer, ToClient, *HTTP_TYPES)
