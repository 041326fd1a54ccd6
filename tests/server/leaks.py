"""Games over real WebSockets with everything that can happen at a table, and whether anybody was told too much.

`python -m tests.server.leaks --games 50` plays so many games of each game and says what was compared.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from tests.server.truth import Step, Truth, Viewer, plain, read_truth
from topcluck import games
from topcluck.bots import Budget, find_bot
from topcluck.kernel.chance import Chance, key_of, shared_commitment
from topcluck.kernel.errors import IllegalAction, TopcluckError
from topcluck.kernel.match import Match
from topcluck.server import protocol as p
from topcluck.server.client import Client, Link, ServerRefused, fresh_word, merged
from topcluck.server.processes import Server, serving
from topcluck.server.store import SPECTATOR

GAMES = ("chicken-island", "touche-poulet")
MOST_PAST = 500
_MOST_ACTS = 700  # of one game; long ones are left where they are
_GARBAGE = ("", "dance", "pass pass", "attack", "move a1", "shoot P1 a1", "done", "yes", "lay pillow_fort")


@dataclass
class Recorder:
    """All that went over the wire of one viewer."""

    viewer: Viewer
    items: list[tuple[str, Any]] = field(default_factory=list)


class Sitter:
    """A viewer who plays, talks, errs and comes back."""

    def __init__(self, link: Link, viewer: Viewer) -> None:
        self.link = link
        self.recorder = Recorder(viewer)
        self.client = self._client(0)

    def _client(self, have: int) -> Client:
        return Client(self.link, have=have, frame=lambda frame: self.recorder.items.append(("frame", frame)))

    async def come(self, have: int) -> None:
        """Looks at the table, with the updates until *have* in its memory."""
        self.recorder.items.append(("hello", have))
        self.client = self._client(have)
        await self.client.__aenter__()

    @property
    def is_away(self) -> bool:
        """Whether a bot plays this seat."""
        table, seat = self.client.table, self.recorder.viewer
        return table is not None and seat is not None and table.seats[seat].substitute

    async def go(self) -> None:
        """Goes away."""
        await self.client.close()

    async def ask(self, make: Callable[[int], Any]) -> bool:
        """Sends a request; False if it was refused."""

        def noted(id: int) -> Any:
            message = make(id)
            self.recorder.items.append(("sent", message))
            return message

        try:
            await self.client.request(noted)
        except ServerRefused:
            return False
        return True


class Evening:
    """One table from the first seat to the last action, with all that people do there."""

    def __init__(self, server: Server, game: str, seed: int) -> None:
        self.server = server
        self.luck = random.Random(f"{game} {seed}")
        self.game = games.game(game)
        self.bot = find_bot("hen", game)
        self.sitters: list[Sitter] = []
        self.lines: list[str] = list(_GARBAGE)
        self.acts = 0
        self.done: Counter[str] = Counter()
        self.words: list[str] = []
        self.has_bots = False  # somebody acts beside those who are scripted here
        self.went_early = False  # all go while bots play on: what those do then nobody hears

    async def play(self) -> None:
        """Plays the whole game."""
        await self._sit_down(self.luck.choice((2, 2, 3, 4)))
        while self.acts < _MOST_ACTS and not self.sitters[-1].client.over:
            await self._settle()
            await self._something()
        await self._settle()
        self.went_early = self.has_bots and not self.sitters[-1].client.over
        for sitter in self.sitters:
            await self._come_back(sitter)
            await sitter.go()

    async def _sit_down(self, players: int) -> None:
        """The first opens the table, a spectator is there from the beginning, the others are invited."""
        self.words = [fresh_word() for _ in range(players)]
        lobby = self.server.lobby
        wishes = [p.SeatWish("me", "Ann"), *[p.SeatWish("free")] * (players - 1)]
        made = await asyncio.to_thread(lobby.open_table, p.NewTable(self.game.id, wishes, word=self.words[0]))
        self.table = made.table
        watch = Sitter(Link(lobby.server, made.table, made.watch), None)
        await watch.come(0)
        tokens = {made.seats[0].seat: made.seats[0].token}
        for seat in range(1, players):
            wish = p.SitDown(made.invite, f"Zoë {seat}", seat, self.words[seat])
            tokens[seat] = (await asyncio.to_thread(lobby.sit_down, made.table, wish)).token
        self.tokens = [*tokens.values(), made.watch, made.invite]
        self.sitters = [Sitter(Link(lobby.server, made.table, tokens[seat]), seat) for seat in range(players)]
        for sitter in self.sitters:
            await sitter.come(0)
        self.sitters.append(watch)

    async def _settle(self) -> None:
        """Waits until everybody has heard everything."""
        await asyncio.gather(*(sitter.ask(p.Ping) for sitter in self.sitters))

    async def _something(self) -> None:
        """One thing that somebody does."""
        luck = self.luck.random()
        secret = any(sitter.client.ask is not None and sitter.client.ask.answered for sitter in self.sitters)
        for chance, what in (
            (0.4 * secret, self._change_of_mind),
            (0.1 if secret else 0.03, self._take_back),
            (0.01, self._ask_back),
            (0.03, self._mistake),
            (0.03, self._question),
            (0.02, self._talk),
            (0.01, self._mute),
            (0.02, self._stand),
            (0.02, self._lose),
            (0.01, self._look_back),
            (0.005, self._leave_it_to_a_bot),
            (0.002, self._resign),
        ):
            if luck < chance:
                self.done[what.__name__.strip("_")] += 1
                await what()
                return
            luck -= chance
        await self._act()

    async def _act(self) -> None:
        """Somebody who is asked acts."""
        asked = [sitter for sitter in self.sitters if sitter.client.must_answer and not sitter.is_away]
        if not asked:
            await asyncio.sleep(0.05)  # a bot thinks
            self.acts += 1
        else:
            sitter = self.luck.choice(asked)
            assert sitter.client.ask is not None and sitter.client.view is not None
            options = [option.text for option in sitter.client.ask.options]
            self.lines.append(self.luck.choice(options))
            line = self.luck.choice(options) if self.luck.random() < 0.15 else self._advice(sitter.client)
            at = sitter.client.number if self.luck.random() < 0.5 else None
            assert await sitter.ask(lambda id: p.Act(id, line, at)) or self.has_bots, f"{line} is on offer"
            self.acts += 1

    def _advice(self, client: Client) -> str:
        """What a bot would do, by what the client has before it."""
        assert client.ask is not None and client.view is not None
        actions = [self.game.actions.from_json(option.action) for option in client.ask.options]
        if len(actions) == 1:
            return str(actions[0])
        return str(self.bot.choose(self.game.view_from_json(client.view), actions, Budget(seed=self.acts)))

    async def _change_of_mind(self) -> None:
        """Secret answers are changed."""
        for sitter in self.sitters:
            ask = sitter.client.ask
            if ask is not None and ask.answered:
                line = self.luck.choice(ask.options).text
                await sitter.ask(lambda id, line=line: p.Act(id, line))  # type: ignore[misc]

    async def _take_back(self) -> None:
        for sitter in self.sitters:
            if await sitter.ask(p.TakeBack):
                self.done["taken back alone"] += 1

    async def _ask_back(self) -> None:
        """Somebody wants to go back, and the others agree or not."""
        *players, watcher = self.sitters
        sitter = self.luck.choice(players)
        to = max(1, sitter.client.number - self.luck.randrange(0, 12))
        if not await sitter.ask(lambda id: p.AskBack(id, to)):
            return
        for other in [*players, watcher]:
            if self.luck.random() < 0.1:
                return  # something else happens first
            agree = self.luck.random() < 0.9
            await other.ask(lambda id, agree=agree: p.AnswerBack(id, agree))  # type: ignore[misc]
        await self._settle()
        self.done["gone back by consent"] += self.sitters[0].client.back is None

    async def _mistake(self) -> None:
        """Somebody acts who should not, or as nobody can."""
        line = self.luck.choice(self.lines) or "x"
        for sitter in self.luck.sample(self.sitters, 2):
            ask = sitter.client.ask
            if ask is None or line not in [option.text for option in ask.options]:
                await sitter.ask(lambda id: p.Act(id, line))

    async def _question(self) -> None:
        line = self.luck.choice(self.lines) or "x"
        for sitter in self.sitters:
            await sitter.ask(lambda id: p.WhyNot(id, line))

    async def _talk(self) -> None:
        await self.luck.choice(self.sitters).ask(lambda id: p.Say(id, f"cluck <b>{id}</b>  & co"))

    async def _mute(self) -> None:
        whom, on = self.luck.choice((None, 0, 1)), self.luck.random() < 0.6
        await self.luck.choice(self.sitters).ask(lambda id: p.Mute(id, whom, on))

    async def _stand(self) -> None:
        what: Any = self.luck.choice(("pass_combat", "pass_until_play", None))
        sitter = self.luck.choice(self.sitters)
        if await sitter.ask(lambda id: p.Stand(id, what)) and what:
            await sitter.ask(lambda id: p.Stand(id, None))  # nobody answers for it here

    async def _look_back(self) -> None:
        """Somebody looks at what has happened so far, while nothing more happens."""
        if self.has_bots:
            return
        sitter, first, count = self.luck.choice(self.sitters), self.luck.randrange(0, 40), self.luck.randint(1, 30)
        shown = await asyncio.to_thread(self.server.lobby.replay, self.table, sitter.link.token, first, count)
        sitter.recorder.items.append(("replay", (sitter.client.number, count, msgspec.to_builtins(shown))))

    async def _leave_it_to_a_bot(self) -> None:
        """Somebody lets a bot play for a while."""
        sitter = self.luck.choice(self.sitters)
        self.has_bots = True
        if await sitter.ask(lambda id: p.Substitute(id, True)):
            await asyncio.sleep(0.3)
            await sitter.ask(lambda id: p.Substitute(id, False))
        await self._settle()
        self.has_bots = any(other.is_away for other in self.sitters)

    async def _resign(self) -> None:
        """Somebody has enough; a bot plays on."""
        *players, _ = self.sitters
        if len(players) > 2 and not self.has_bots:
            self.has_bots = True
            await self.luck.choice(players).ask(p.Resign)

    async def _lose(self) -> None:
        """Somebody loses the connection, or opens the page anew."""
        sitter = self.luck.choice(self.sitters)
        if self.luck.random() < 0.3:
            before = sitter.client.connections
            self.done["connection lost"] += 1
            sitter.recorder.items.append(("hello", sitter.client.number))
            await sitter.client.lose_connection()
            await sitter.client.until(lambda client: client.connections > before)
        else:
            await self._come_back(sitter)

    async def _come_back(self, sitter: Sitter) -> None:
        """Somebody opens the page anew and remembers something."""
        have = self.luck.choice((0, sitter.client.number, self.luck.randint(0, sitter.client.number)))
        await sitter.go()
        await sitter.come(have)


# -- comparing ------------------------------------------------------------------------------------------------------


class Told:
    """Compares what one viewer was told with what it should have been told."""

    def __init__(self, truth: Truth, recorder: Recorder, secrets: list[str], went_early: bool = False) -> None:
        self.truth = truth
        self.went_early = went_early  # bots played on when everybody had gone
        self.viewer = recorder.viewer
        self.items = recorder.items
        self.noticed = truth.noticed(self.viewer)
        self.tables = _tables(truth)
        self.secrets = [secret.encode() for secret in secrets]
        self.sent: dict[int, Any] = {}
        self.have = self.number = 0
        self.view: Any = None
        self.ask: Any = None
        self.in_line: Step | None = None  # an entry of a line that goes on
        self.compared: Counter[str] = Counter()

    def compare(self) -> Counter[str]:
        """Goes through all frames; fails at the first that holds more or less than it should."""
        for kind, item in self.items:
            if kind == "hello":
                self.have, self.sent = item, {}
            elif kind == "sent":
                self.sent[item.id] = item
            elif kind == "replay":
                self._replay(*item)
            else:
                self._frame(item)
        missing = len(self.noticed) - self.number
        assert missing == 0 or (missing > 0 and self.went_early), f"{missing} updates have not come"
        if self.in_line is not None:
            _equal(self.ask, self.in_line.sights[self.viewer].ask, f"question at the end, after {self.in_line.row}")
        return self.compared

    @property
    def step(self) -> Step | None:
        """The last entry that the viewer knows of."""
        return self.noticed[self.number - 1] if self.number else None

    def _frame(self, frame: bytes) -> None:
        data = json.loads(frame)
        self.compared[data["type"]] += 1
        getattr(self, f"_{data['type']}")(data)
        if self.step is None or not self.step.over:
            assert not any(secret in frame for secret in self.secrets), "no secret of the table is told"

    def _welcome(self, data: dict[str, Any]) -> None:
        self.number = data["number"]
        first = max(self.have, self.number - MOST_PAST)
        sight = None if self.step is None else self.step.sights[self.viewer]
        state = self.tables[self._last_row()]
        expected = {
            "type": "welcome",
            "number": self.number,
            "seat": self.viewer,
            "table": state.info,
            "view": sight and sight.view,
            "ask": sight and sight.ask,
            "missed": [self._past(number, state) for number in range(first + 1, self.number + 1)],
            "standing": state.standing.get(self.viewer),
            "muted": sorted(state.muted.get(self.viewer, ()), key=lambda seat: -1 if seat is None else seat),
            "back": self._wish(state.wish),
        }
        _without_presence(data["table"])
        _equal(data, expected, "welcome")
        self.view, self.ask = data["view"], data["ask"]
        self.in_line = None  # who comes back in the middle of a line hears how it ended

    def _last_row(self) -> int:
        """The number of the last entry that the viewer knows of."""
        return 0 if self.step is None else self.step.row.number

    def _past(self, number: int, now: TableState) -> dict[str, Any]:
        step = self.noticed[number - 1]
        past: dict[str, Any] = {"number": number, **self._what_happened(step, now)}
        back = self.tables[step.row.number].back
        return {**past, "back": back} if back else past

    def _what_happened(self, step: Step, now: TableState) -> dict[str, Any]:
        """What an update and what was missed have in common."""
        row, sight = step.row, step.sights[self.viewer]
        told: dict[str, Any] = {"at": row.at}
        if row.seat is not None:
            told["seat"] = row.seat
        if sight.events:
            told["events"] = sight.events
        if row.kind == "talk" and row.seat not in now.muted.get(self.viewer, ()):
            told["talk"] = {"seat": row.seat, "text": row.text, "at": row.at}
        return told

    def _wish(self, wish: Any) -> Any:
        """A wish to go back in the viewer's own numbers."""
        if wish is None:
            return None
        seat, row, agreed = wish
        to = sum(step.row.number <= row for step in self.noticed)
        return {"seat": seat, "to": to, "agreed": sorted(agreed)}

    def _update(self, data: dict[str, Any]) -> None:
        assert data["number"] == self.number + 1, "updates have no gaps"
        self.number += 1
        step = self.noticed[self.number - 1]
        row, sight, state = step.row, step.sights[self.viewer], self.tables[step.row.number]
        expected = {"type": "update", "number": self.number, **self._what_happened(step, state)}
        if parts := data.pop("view", {}):
            assert self.view is None or all(merged(self.view, {name: parts[name]}) != self.view for name in parts)
            self.view = merged(self.view, parts)
        _equal(self.view, sight.view, f"view after entry {row.number}")
        self._compare_question(data, step)
        if row.kind in ("begin", "seat", "substitute", "timeout", "resign", "rematch") or (
            step.over and row.kind == "act"
        ):
            expected["table"] = state.info
            _without_presence(data["table"])
        if state.back:
            expected["back"] = state.back
        elif row.kind in ("ask_back", "answer_back") and state.wish is not None:
            expected["back"] = self._wish(state.wish)
        if row.kind == "stand":
            expected["standing"] = row.text
        elif self.tables[row.number - 1].standing.get(self.viewer) and not state.standing.get(self.viewer):
            expected["standing"] = "off"
        _equal(data, expected, f"update {self.number}")

    def _replay(self, number: int, count: int, data: dict[str, Any]) -> None:
        """A replay of a running game holds what the viewer was told, no step more."""
        self.compared["replay"] += 1
        assert data.keys() == {"table", "seat", "first", "entries", "steps"}
        moves = [(n, step) for n, step in enumerate(self.noticed[:number], 1) if step.row.kind in _MOVES]
        assert (data["seat"], data["entries"]) == (self.viewer, len(moves))
        _without_presence(data["table"])
        _equal(data["table"], self.tables[self.noticed[number - 1].row.number].info, "table of a replay")
        view: Any = None
        stretch = moves[data["first"] : data["first"] + count]
        for (n, step), told in zip(stretch, data["steps"], strict=True):
            row, sight = step.row, step.sights[self.viewer]
            view = merged(view, told.pop("view"))
            _equal(view, sight.view, f"replayed view after entry {row.number}")
            text = row.text if row.kind == "act" and (row.seat == self.viewer or data["table"]["outcome"]) else ""
            expected = {"entry": n, "kind": row.kind, "seat": row.seat, "text": text, "events": sight.events}
            _equal(told, expected, f"replayed entry {row.number}")

    def _compare_question(self, data: dict[str, Any], step: Step) -> None:
        """A line that stands for several actions asks the next question with the last of them."""
        row, asked = step.row, step.sights[self.viewer].ask
        if self.in_line is not None and (row.kind, row.seat) != ("act", self.in_line.row.seat):
            _equal(self.ask, self.in_line.sights[self.viewer].ask, f"question after {self.in_line.row}")
        if "ask" in data:
            self.ask = data.pop("ask")
            _equal(self.ask, asked, f"question after entry {row.number}")
        self.in_line = None if self.ask == asked else step

    def _presence(self, data: dict[str, Any]) -> None:
        assert data.keys() == {"type", "seats", "watchers"}
        assert all(isinstance(here, bool) for here in data["seats"]) and len(data["seats"]) == len(self.truth.seats)
        assert isinstance(data["watchers"], int)

    def _done(self, data: dict[str, Any]) -> None:
        assert data == {"type": "done", "id": data["id"]} and data["id"] in self.sent

    def _explained(self, data: dict[str, Any]) -> None:
        """An explanation is what anybody could work out who has this viewer's view."""
        refusal = self._imagined().why_not(self.sent[data["id"]].line, self.viewer)
        told = {"rule": None, "message": None, "args": {}} if refusal is None else plain(refusal.to_json())
        _equal(data, {"type": "explained", "id": data["id"], **told}, "explanation")

    def _refused(self, data: dict[str, Any]) -> None:
        """So is a refusal."""
        assert data.keys() == {"type", "id", "code", "sentence", "rule", "message", "args"}
        request = self.sent[data["id"]]
        self.compared[f"refused {data['code']}"] += 1
        if data["code"] in ("not_on_offer", "unreadable"):
            problem = _problem(lambda: self._imagined().push_text(request.line, self.viewer))
            assert data["sentence"] == str(problem)
            if isinstance(problem, IllegalAction):
                _equal({name: data[name] for name in _WHY}, plain(problem.refusal.to_json()), "refusal")
            return
        assert (data["rule"], data["message"], data["args"]) == (None, None, {})
        assert data["sentence"] in _SENTENCES[data["code"]] or data["sentence"].startswith("there was no update")

    def _imagined(self) -> Match:
        """A match that looks to the viewer like the true one."""
        game = games.game(self.truth.table.game)
        state = game.imagine(game.view_from_json(self.view), Chance(key_of(self.number)))
        return Match(game, game.setup(**self.truth.table.setup), 0, state)


_MOVES = ("begin", "act", "resign", "back")
_WHY = ("rule", "message", "args")
_SENTENCES = {
    "spectator": ["spectators only watch"],
    "nothing_to_answer": ["you are not asked now", "the game is over", "the game is over: nobody can resign"],
    "not_yours": ["only your own last action can be taken back, before anybody else acts"],
    "seen": ["luck was drawn or something hidden was shown: ask the others to go back"],
    "asked_already": ["somebody has already asked to go back"],
    "not_asked": ["nobody has asked to go back"],
    "nowhere": ["there is nothing to take back since then"],
    "no_such_update": [],
    "nothing_to_pass": ["in this game nobody passes"],
    "substituted": ["a bot plays this seat; take it over first"],
    "resigned": ["who has resigned does not come back", "you have resigned already"],
    "over": ["the game is over: there is no going back"],
    "too_fast": ["that is a lot of talk; wait a little"],
    "in_secret": ["until everybody has answered you can choose again instead"],
}


@dataclass(frozen=True)
class TableState:
    """What everybody knows of a table after an entry, and what each seat has left with the server."""

    info: dict[str, Any]
    wish: Any
    back: str
    standing: dict[Viewer, str]
    muted: dict[Viewer, frozenset[Viewer]]


def _tables(truth: Truth) -> dict[int, TableState]:
    """How the table stood after each entry."""
    from topcluck.server.standing import Standings

    seats: list[dict[str, Any]] = [
        {"seat": seat.seat, "who": "person" if seat.seat == 0 else "free", "name": seat.name if seat.seat == 0 else "",
         "substitute": False, "side": None} for seat in truth.seats
    ]  # fmt: skip
    luck = {"commitment": shared_commitment(truth.table.secret), "secret": None, "words": None, "seed": None}
    info = {
        "id": truth.table.id, "game": truth.table.game, "setup": plain(truth.table.setup), "status": "open",
        "seats": seats, "luck": luck, "clock": None, "talk": True, "hints": False, "outcome": None, "next": None,
        "stuck": None, "created": truth.table.created, "lesson": None,
    }  # fmt: skip
    standings = Standings(truth.table.game)
    muted: dict[Viewer, frozenset[Viewer]] = {}
    found = {0: TableState(json.loads(json.dumps(info)), None, "", {}, {})}
    for step in truth.steps:
        row = step.row
        if row.kind == "seat":
            assert row.seat is not None
            seats[row.seat] |= {"who": "person", "name": json.loads(row.text)["name"]}
        if row.kind == "begin":
            info["status"] = "running"
        if row.kind in ("substitute", "resign"):
            assert row.seat is not None
            seats[row.seat]["substitute"] = row.text != "off"
        if row.kind == "mute":
            told = json.loads(row.text)
            before = muted.get(row.seat, frozenset())
            muted = {**muted, row.seat: before | {told["seat"]} if told["on"] else before - {told["seat"]}}
        if row.kind == "stand":
            assert row.seat is not None
            standings.leave(row.seat, row.text)
        if row.kind == "back" and json.loads(row.text)["stir"]:
            standings.end_all()
        for seat in range(len(seats)):
            if _ends(standings.of(seat), step, seat):
                standings.leave(seat, "off")
        if step.over:
            info["status"], info["outcome"] = "over", step.outcome
            words = [seat.word for seat in truth.seats]
            info["luck"] = {**luck, "secret": truth.table.secret, "words": words, "seed": truth.table.seed}
        standing: dict[Viewer, str] = {
            seat: left for seat in range(len(seats)) if (left := standings.of(seat)) is not None
        }
        found[row.number] = TableState(json.loads(json.dumps(info)), step.wish, step.back, standing, muted)
    return found


_COMBAT_OVER = {"card_play_ended", "combat_cancelled", "turn_began", "game_ended"}
_PLAYED = {"scrolls_laid", "scroll_played", "ability_used", "strength_die_used"}


def _ends(standing: str | None, step: Step, seat: int) -> bool:
    """Whether a standing answer has come to its end: its combat is over, or somebody else has played something."""
    if standing == "pass_combat":
        return bool(step.heard & _COMBAT_OVER)
    return standing == "pass_until_play" and step.row.seat != seat and bool(step.heard & _PLAYED)


def _without_presence(info: dict[str, Any]) -> None:
    """Leaves out who is here, which is no matter of the log."""
    assert isinstance(info.pop("watchers"), int)
    for seat in info["seats"]:
        assert isinstance(seat.pop("here"), bool)


def _equal(told: Any, expected: Any, what: str) -> None:
    """Says where two values part."""
    if told == expected:
        return
    if isinstance(told, dict) and isinstance(expected, dict):
        assert told.keys() == expected.keys(), f"{what}: told {sorted(told)}, not {sorted(expected)}"
        for name in told:
            _equal(told[name], expected[name], f"{what}.{name}")
    raise AssertionError(f"{what}: told {told!r:.400}, not {expected!r:.400}")


def _problem(work: Callable[[], object]) -> TopcluckError | None:
    """What something is refused with."""
    try:
        work()
    except TopcluckError as problem:
        return problem
    return None


def secrets_of(truth: Truth, evening: Evening) -> list[str]:
    """What nobody may be told: while the game goes on, nobody; and tokens never."""
    held = [seat.token for seat in truth.seats] + [truth.table.invite, truth.table.watch]
    return [truth.table.secret, truth.table.seed, *evening.words, *evening.tokens, *held]


def compare_seen(truth: Truth) -> Counter[str]:
    """Who has noticed an entry is what is stored; a secret answer is noticed by nobody else before all are in."""
    counted: Counter[str] = Counter()
    in_secret = False
    for step in truth.steps:
        for viewer in truth.viewers:
            bit = SPECTATOR if viewer is None else 1 << viewer
            assert bool(step.row.seen & bit) == step.sights[viewer].noticed, f"entry {step.row.number}, {viewer}"
        if step.row.kind == "act" and in_secret and step.secret:
            counted["secret answers"] += 1
            assert [viewer for viewer in truth.viewers if step.sights[viewer].noticed] == [step.row.seat]
        in_secret = step.secret
    counted["entries"] = len(truth.steps)
    return counted


async def evening(server: Server, game: str, seed: int) -> Counter[str]:
    """Plays one game and compares everything that anybody was told."""
    played = Evening(server, game, seed)
    await played.play()
    truth = await read_truth(server.db, played.table)
    counted = compare_seen(truth)
    secrets = secrets_of(truth, played)
    for sitter in played.sitters:
        counted += Told(truth, sitter.recorder, secrets, played.went_early).compare()
    counted += played.done
    counted["games"] += 1
    counted["games that ended"] += truth.steps[-1].over
    return counted


async def many(server: Server, game: str, number: int) -> Counter[str]:
    """Several games, one after the other."""
    total: Counter[str] = Counter()
    for seed in range(number):
        total += await evening(server, game, seed)
    return total


def main() -> None:
    """The full form."""
    parser = argparse.ArgumentParser(description="Whether anybody at a table is told too much.")
    parser.add_argument("--games", type=int, default=50, help="of each game")
    wanted = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/tables.db", least_thinking=0) as (server,),
    ):
        for game in GAMES:
            counted = asyncio.run(many(server, game, wanted.games))
            print(game, msgspec.json.encode(dict(sorted(counted.items()))).decode())  # noqa: T201  it is a report


if __name__ == "__main__":
    main()
