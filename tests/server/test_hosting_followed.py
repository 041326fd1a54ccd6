"""docs/hosting.md is followed word by word: in an empty folder, with an empty home, command by command."""

from __future__ import annotations

import asyncio
import os
import random
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server import postgres
from tests.server.playing import open_table, refusal, settled
from topcluck.server.client import Client, Link, Lobby, ServerLost, ServerRefused
from topcluck.server.processes import free_port

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text("utf-8")
PROXY = (ROOT / "deploy" / "nginx.conf").read_text("utf-8")
PASSWORD = "password"  # as in the page
_WITHIN = 30.0  # seconds, for whatever starts or ends
_LOOK_AGAIN = ("out_of_date", "nothing_to_answer", "not_on_offer")  # what was in doubt has been done
_WAIT = "too_fast"  # by the limits that hosts have if they set none


def sections() -> dict[str, tuple[list[str], list[str]]]:
    """The commands and the files of settings under each heading, in the order of the page."""
    found = {}
    for part in PAGE.split("\n## ")[1:]:
        blocks = re.findall(r"```console\n(.*?)```", part, re.DOTALL)
        commands = re.findall(r"^\$ (.*)$", "".join(blocks), re.MULTILINE)
        found[part.partition("\n")[0]] = commands, re.findall(r"```toml\n(.*?)```", part, re.DOTALL)
    return found


class Host:
    """Somebody who does what the page says, in an empty folder."""

    def __init__(self, place: Path, cluster: postgres.Cluster) -> None:
        self.home, self.folder, self.logs = place / "home", place / "folder", place / "logs"
        for folder in (self.home, self.folder, self.logs):
            folder.mkdir()
        self.chosen: dict[str, str] = {}  # in place of what the page lets one choose
        self.sections = sections()
        self._to_do = [(heading, line) for heading, (commands, _) in self.sections.items() for line in commands]
        self.servers: list[subprocess.Popen[bytes]] = []
        path = [str(Path(sys.executable).parent), str(cluster.programs), os.environ["PATH"]]
        self.environment = {
            "HOME": str(self.home), "PATH": os.pathsep.join(path), "LANG": "C.UTF-8",
            "PGHOST": "127.0.0.1", "PGPORT": str(cluster.port), "PGUSER": postgres.USER,
        }  # fmt: skip
        if "PYTHONPATH" in os.environ:
            self.environment["PYTHONPATH"] = os.environ["PYTHONPATH"]

    def next(self, heading: str) -> str:
        """The next command of the page, which stands under this heading."""
        found, line = self._to_do.pop(0)
        assert found == heading, f"'{line}' of '{found}' comes first"
        return self._as_chosen(line)

    def has_done_everything(self) -> bool:
        """Whether no command of the page is left."""
        return not self._to_do

    def _as_chosen(self, text: str) -> str:
        for printed, instead in self.chosen.items():
            text = text.replace(printed, instead)
        return text

    def settle_settings(self, heading: str) -> None:
        """Puts the settings that stand under a heading where the page says."""
        (text,) = self.sections[heading][1]
        file = self.home / ".config" / "topcluck" / "topcluck.toml"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(self._as_chosen(text), "utf-8")

    def run(self, heading: str, typed: str = "") -> str:
        """Runs the next command to its end; what it printed."""
        done = subprocess.run(
            shlex.split(self.next(heading)), cwd=self.folder, env=self.environment, input=typed, text=True,
            capture_output=True, check=False, timeout=_WITHIN, start_new_session=True,
        )  # fmt: skip
        assert done.returncode == 0, (done.args, done.stderr)
        return done.stdout

    def serve(self, heading: str) -> str:
        """Runs the next command, which starts a server; its address, as it says."""
        return self.start(self.next(heading))

    def start(self, command: str) -> str:
        """Starts a server; its address, as it says."""
        log = self.logs / f"server-{len(self.servers)}.txt"
        with log.open("wb") as file:
            server = subprocess.Popen(
                shlex.split(command), cwd=self.folder, env=self.environment, stdin=subprocess.DEVNULL, stdout=file,
                stderr=subprocess.STDOUT, start_new_session=True,
            )  # fmt: skip
        self.servers.append(server)
        end = time.monotonic() + _WITHIN
        while time.monotonic() < end and server.poll() is None:
            said = re.search(r"^Top Cluck is at (\S+)  \(Ctrl\+C ends it\)$", log.read_text("utf-8"), re.MULTILINE)
            if said:
                return said[1]
            time.sleep(0.05)
        raise AssertionError(f"{command} does not start: {log.read_text('utf-8')}")

    def end(self, server: subprocess.Popen[bytes], number: signal.Signals = signal.SIGTERM) -> None:
        """Ends a server, by default as a supervisor does."""
        server.send_signal(number)
        code = server.wait(_WITHIN)
        assert number == signal.SIGKILL or code in (0, 130, -number), code

    def end_all(self) -> None:
        """Leaves nothing behind."""
        for server in self.servers:
            if server.poll() is None:
                server.kill()
                server.wait(_WITHIN)


@pytest.fixture
def host(tmp_path: Path, postgres_cluster: postgres.Cluster) -> Iterator[Host]:
    """Somebody with an empty folder and a PostgreSQL without a database for hens."""
    host = Host(tmp_path, postgres_cluster)
    try:
        yield host
    finally:
        host.end_all()
        for command in (["dropdb", "--if-exists", "--force", "hens"], ["dropuser", "--if-exists", "hens"]):
            subprocess.run(command, env=host.environment, capture_output=True, check=True)


# -- a proxy -----------------------------------------------------------------------------------------------------------


def _adapted(host: Host, folder: Path, port: int) -> str:
    """The settings in deploy/ with ports, name and certificates of our own, and nothing else changed."""
    ours = {
        "/etc/letsencrypt/live/hens.example": str(folder), "listen 443 ": f"listen {port} ",
        "server_name hens.example;": "server_name localhost;",
        "127.0.0.1:8001;": f"127.0.0.1:{host.chosen['8001']};", "127.0.0.1:8002;": f"127.0.0.1:{host.chosen['8002']};",
    }  # fmt: skip
    text = PROXY
    for printed, instead in ours.items():
        assert printed in text, printed
        text = text.replace(printed, instead)
    return text


def _write_around(folder: Path) -> None:
    """What a distribution's own nginx.conf sees to: where it may write, and that it reads our file."""
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    lines = [
        "user root;" if os.geteuid() == 0 else "", f"daemon off; pid {folder}/pid; events {{}}",
        "http { access_log off;", *(f"{kind}_temp_path {folder}/{kind};" for kind in kinds),
        f"include {folder}/topcluck.conf; }}",
    ]  # fmt: skip
    (folder / "nginx.conf").write_text("\n".join(lines), "utf-8")


@contextmanager
def proxy(host: Host, port: int) -> Iterator[str]:
    """nginx with the settings in deploy/, but for what they say is to be changed; its address."""
    nginx = shutil.which("nginx", path=f"{os.environ['PATH']}{os.pathsep}/usr/sbin")
    assert nginx is not None
    folder = host.logs.parent / "proxy"
    folder.mkdir()
    name, key = folder / "fullchain.pem", folder / "privkey.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost", "-addext",
         "subjectAltName=DNS:localhost", "-keyout", key, "-out", name], check=True, capture_output=True,
    )  # fmt: skip
    (folder / "topcluck.conf").write_text(_adapted(host, folder, port), "utf-8")
    _write_around(folder)
    with (folder / "log.txt").open("wb") as log:
        running = subprocess.Popen(
            [nginx, "-e", folder / "error.txt", "-c", folder / "nginx.conf"], stdout=log, stderr=log
        )
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("SSL_CERT_FILE", str(name))
            yield f"https://localhost:{port}"
    finally:
        running.terminate()
        running.wait(_WITHIN)


def _no_proxy() -> str:
    """Why there can be no proxy here, if so."""
    path = f"{os.environ['PATH']}{os.pathsep}/usr/sbin"
    missing = [name for name in ("nginx", "openssl") if shutil.which(name, path=path) is None]
    return f"there is no {' and no '.join(missing)} here; on Debian: apt install nginx-light openssl" if missing else ""


# -- people ------------------------------------------------------------------------------------------------------------


class Tables:
    """Some tables that were opened on the first evening, and what was seen there last."""

    def __init__(self, lobby: Lobby) -> None:
        *self.island, self.watch = open_table(lobby, "chicken-island", 2)
        *self.farm, _ = open_table(lobby, "touche-poulet", 1, "chick")
        *self.broken, self.broken_watch = open_table(lobby, "touche-poulet", 2)
        self.seen: list[tuple[int, Any]] = [(0, None), (0, None)]

    async def go_on(self, server: str, actions: int = 6) -> None:
        """All come back with their links, find everything as it was, and play on."""
        async with at(server, self.island) as seats:
            if self.seen[0][0]:
                assert [(seat.number, seat.view) for seat in seats] == self.seen, "nothing is lost"
            await play(seats, actions)
            self.seen = [(seat.number, seat.view) for seat in seats]
        async with at(server, self.farm) as seats:
            await play(seats, 2)  # between the two the bot has answered


@asynccontextmanager
async def at(server: str, links: Sequence[Link]) -> AsyncIterator[list[Client]]:
    """Viewers at a server with links that they have had before."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Client(Link(server, link.table, link.token))) for link in links]


async def play(seats: Sequence[Client], actions: int) -> None:
    """Plays as many actions at random; a connection that was lost comes back by itself, and who is too fast waits."""
    luck = random.Random(actions)
    done = 0
    while done < actions:
        asked = await asyncio.wait_for(_asked(seats), _WITHIN)
        assert asked.ask is not None
        try:
            await asked.act(luck.choice(asked.ask.options).text, asked.number)
            done += 1
            await settled(*seats)
        except ServerLost:
            await asyncio.sleep(0.1)
        except ServerRefused as refused:
            if refused.code not in (*_LOOK_AGAIN, _WAIT):
                raise
            await asyncio.sleep(0.1)


async def _asked(seats: Sequence[Client]) -> Client:
    """Somebody for whom the game waits."""
    while True:
        for seat in seats:
            assert not seat.over, seat.table
            if seat.must_answer:
                return seat
        await asyncio.sleep(0.02)


async def answers(address: str) -> int:
    """The status with which a page is answered, as soon as there is an answer."""

    def ask() -> int:
        try:
            with urllib.request.urlopen(address, timeout=5) as response:
                return int(response.status)
        except urllib.error.HTTPError as problem:
            with problem:
                return int(problem.code)

    end = time.monotonic() + _WITHIN
    while True:
        try:
            return await asyncio.to_thread(ask)
        except OSError:
            if time.monotonic() > end:
                raise
            await asyncio.sleep(0.05)


async def origin_is_welcome(server: str, origin: str) -> bool:
    """Whether a page from there may open a socket."""
    try:
        async with connect(f"{server.replace('http', 'ws', 1)}/ws", additional_headers={"Origin": origin}):
            return True
    except InvalidStatus as refused:
        if refused.response.status_code != 403:
            raise
        return False


# -- the page ----------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_the_page_can_be_followed_word_by_word(host: Host) -> None:
    asyncio.run(asyncio.wait_for(_followed(host), 300))


async def _followed(host: Host) -> None:
    server = host.serve("On your computer")
    assert await answers(f"{server}/") == 200
    tables = await asyncio.to_thread(Tables, Lobby(server))
    await tables.go_on(server)
    assert (host.home / ".local/share/topcluck/tables.db").is_file()
    host.end(host.servers[-1], signal.SIGINT)

    await _in_the_room(host, tables)

    host.run("Own card sets and islands")
    server = host.serve("Own card sets and islands")
    await tables.go_on(server)

    await _backup_restored(host, tables, server)
    await _moved(host, tables)
    await _several_processes(host, tables)
    assert host.has_done_everything()


async def _in_the_room(host: Host, tables: Tables) -> None:
    """The same tables, at the address that others in the room use."""
    if not _in_a_network():
        host.next("In the room")
        return
    server = host.serve("In the room")
    await tables.go_on(server)
    assert "█" in (host.logs / f"server-{len(host.servers) - 1}.txt").read_text("utf-8"), "a code for phones"
    host.end(host.servers[-1])


def _in_a_network() -> bool:
    """Whether this machine has an address that others could use."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        return probe.connect_ex(("192.0.2.1", 9)) == 0


async def _backup_restored(host: Host, tables: Tables, server: str) -> None:
    """A backup that was made while people play holds everything up to then, and leaves them alone."""
    heading = "Where games are kept"
    async with at(server, tables.island) as seats:
        playing = asyncio.create_task(play(seats, 20))
        await asyncio.to_thread(host.run, heading)
        await playing
        tables.seen = [(seat.number, seat.view) for seat in seats]
    host.run(heading)
    again = host.serve(heading)
    async with at(again, tables.island) as seats:
        assert sum(seat.number for seat in seats) <= sum(number for number, _ in tables.seen)
        await play(seats, 3)
    host.end(host.servers.pop())
    host.end(host.servers.pop())


async def _moved(host: Host, tables: Tables) -> None:
    """From SQLite to PostgreSQL."""
    heading = "Moving to PostgreSQL"
    host.run(heading)
    host.run(heading, typed=f"{PASSWORD}\n{PASSWORD}\n")
    host.run(heading)
    host.settle_settings(heading)
    assert re.search(r"\b3\b", host.run(heading)), "all tables, as it says"
    server = host.serve(heading)
    await tables.go_on(server)
    host.end(host.servers.pop())


async def _several_processes(host: Host, tables: Tables) -> None:
    """Two processes behind a proxy, one that is killed, and an upgrade."""
    heading = "Several processes"
    ports, front = [free_port(), free_port()], free_port()
    host.chosen = {"8001": str(ports[0]), "8002": str(ports[1]), "https://hens.example": f"https://localhost:{front}"}
    host.settle_settings(heading)
    commands = [host.next(heading), host.next(heading)]
    first, second = [_started(host, command, front) for command in commands]
    for port in ports:
        assert await answers(f"http://127.0.0.1:{port}/ready") == 200
        await tables.go_on(f"http://127.0.0.1:{port}")
    if reason := _no_proxy():
        assert not os.environ.get("CI"), reason
        pytest.skip(f"followed as far as the proxy: {reason}")
    with proxy(host, front) as server:
        assert await answers(f"{server}/ready") == 200
        assert await answers(f"{server}/metrics") == 404
        assert await answers(f"http://127.0.0.1:{ports[0]}/metrics") == 200
        assert await origin_is_welcome(server, server)
        assert not await origin_is_welcome(server, "https://elsewhere.example")
        await tables.go_on(server)
        async with at(server, [*tables.island, tables.watch]) as viewers:
            host.end(first, signal.SIGKILL)
            await play(viewers[:2], 10)
            await viewers[2].ping()
            assert sum(viewer.connections for viewer in viewers) > len(viewers), "some sat at the one that was killed"
            tables.seen = [(seat.number, seat.view) for seat in viewers[:2]]
        await tables.go_on(server)
        shown = await _one_more(server, tables)
        await _upgraded(host, tables, second, commands, front)
        await tables.go_on(server)
        await _goes_no_further(server, tables, shown)


def _started(host: Host, command: str, front: int) -> subprocess.Popen[bytes]:
    """One of several processes; it names the address of the proxy."""
    assert host.start(command) == f"https://localhost:{front}"
    return host.servers[-1]


async def _one_more(server: str, tables: Tables) -> Any:
    """Plays at the table that will not survive the upgrade; what spectators saw before its last action."""
    async with at(server, [*tables.broken, tables.broken_watch]) as viewers:
        await play(viewers[:2], 6)
        await settled(*viewers)
        shown = viewers[2].view
        await play(viewers[:2], 1)
    return shown


async def _upgraded(
    host: Host, tables: Tables, running: subprocess.Popen[bytes], commands: list[str], front: int
) -> None:
    """All processes end, and others start which find that the last action at one table leads to another position."""
    host.end(running)
    changed = (
        f"UPDATE entry SET state_check = 'another' WHERE table_id = '{tables.broken_watch.table}' AND number = "
        f"(SELECT max(number) FROM entry WHERE table_id = '{tables.broken_watch.table}')"
    )
    subprocess.run(["psql", "-qd", "hens", "-c", changed], env=host.environment, check=True)
    for command in commands:
        await asyncio.to_thread(_started, host, command, front)


async def _goes_no_further(server: str, tables: Tables, shown: Any) -> None:
    """The table is shown as it was, says why, and takes no action."""
    async with at(server, [*tables.broken, tables.broken_watch]) as (one, other, watcher):
        for viewer in (one, other, watcher):
            assert viewer.table is not None and viewer.table.status == "stuck"
            assert "another position" in (viewer.table.stuck or "")
            assert viewer.ask is None
        assert watcher.view == shown
        assert await refusal(one.act("pass")) == await refusal(other.act("pass")) == "stuck"
