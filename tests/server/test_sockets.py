"""Sockets: whatever comes in, the answer is a message, and nobody slows others down."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.serving import Served, Viewer, served
from topcluck.server import protocol as p
from topcluck.server import requests, sockets
from topcluck.server.table import Table
from topcluck.server.wire import Wire, writing

SIZE = 2048


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("sockets"), message_size=SIZE) as running:
        yield running


@pytest.fixture(scope="module")
def made(server: Served) -> p.TableMade:
    return server.open_for_two()


def closed(viewer: Viewer) -> int:
    """The code with which a socket is closed."""
    with pytest.raises(ConnectionClosed) as ended:
        viewer.hear(_Nothing)
    assert ended.value.rcvd is not None
    return ended.value.rcvd.code


class _Nothing:
    """A message that never comes."""


def test_who_says_hello_sees_the_table(server: Served, made: p.TableMade) -> None:
    with server.at(made.table, made.seats[1].token) as ben, server.at(made.table, made.watch) as watcher:
        assert ben.welcome.seat == 1 and ben.welcome.ask is not None and ben.welcome.view is not None
        assert watcher.welcome.seat is None and watcher.welcome.ask is None
        while (presence := ben.hear(p.Presence)).watchers == 0:
            pass
        assert presence == p.Presence([False, True], 1)


@pytest.mark.parametrize("token", ["x" * 43, "invite"])
def test_a_link_that_leads_nowhere_is_told_so(server: Served, made: p.TableMade, token: str) -> None:
    with server.raw() as stranger:
        token = made.invite if token == "invite" else token
        stranger.say({"type": "hello", "table": made.table, "token": token})
        assert stranger.hear(p.Bye).code == "not_welcome" and closed(stranger) == 4004


def test_before_hello_nothing_is_answered(server: Served, made: p.TableMade) -> None:
    with server.raw() as stranger:
        stranger.say({"type": "ping", "id": 4})
        assert stranger.next() == p.Refused(4, "hello_first", "say hello first")
        stranger.say({"type": "hello", "table": made.table, "token": made.watch})
        assert stranger.hear(p.Welcome).seat is None


def test_who_says_nothing_is_sent_away(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "HELLO_WITHIN", 0.1)
    with server.raw() as stranger:
        assert stranger.hear(p.Bye).code == "not_welcome" and closed(stranger) == 4004


def test_hello_is_said_once(server: Served, made: p.TableMade) -> None:
    with server.at(made.table, made.watch) as watcher:
        watcher.say({"type": "hello", "table": made.table, "token": made.watch})
        assert watcher.hear(p.Refused).code == "said_already"


@pytest.mark.parametrize(
    ("message", "id", "code"),
    [
        ("", None, "malformed"),
        ("{", None, "malformed"),
        ("null", None, "malformed"),
        ("[]", None, "malformed"),
        ('{"type":"fly","id":7}', 7, "malformed"),
        ('{"type":"act","id":7}', 7, "malformed"),
        ('{"type":"act","id":7,"line":3}', 7, "malformed"),
        ('{"type":"act","id":7,"line":""}', 7, "malformed"),
        ('{"type":"act","id":-1,"line":"pass"}', None, "malformed"),
        ('{"type":"act","id":true,"line":"pass"}', None, "malformed"),
        ('{"type":"ping","id":7,"more":1}', 7, "malformed"),
        ('{"type":"say","id":7,"text":"' + "x" * 401 + '"}', 7, "malformed"),
        ("[" * 2000, None, "malformed"),
        (b"\xff\xfe", None, "malformed"),
        ("x" * (SIZE + 1), None, "too_large"),
        ('{"type":"act","id":7,"line":"gibberish"}', 7, "not_on_offer"),
        ('{"type":"act","id":7,"line":"\\u0000"}', 7, "not_on_offer"),
        ('{"type":"say","id":7,"text":"\\u202e \\n"}', 7, "empty"),
        ('{"type":"ask_back","id":7,"to":99}', 7, "no_such_update"),
        ('{"type":"answer_back","id":7,"agree":true}', 7, "not_asked"),
        ('{"type":"rematch","id":7}', 7, "not_over"),
    ],
)
def test_what_makes_no_sense_is_refused_and_the_socket_goes_on(
    server: Served, made: p.TableMade, message: str | bytes, id: int | None, code: str
) -> None:
    with server.at(made.table, made.seats[0].token) as ada:
        ada.say(message)
        refused = ada.hear(p.Refused)
        assert (refused.id, refused.code) == (id, code) and refused.sentence
        assert isinstance(ada.ask("ping"), p.Done)


def test_messages_may_also_come_in_binary_frames(server: Served, made: p.TableMade) -> None:
    with server.at(made.table, made.watch) as watcher:
        watcher.say(b'{"type":"ping","id":5}')
        assert watcher.hear(p.Done) == p.Done(5)


def test_what_is_far_too_large_ends_the_socket_alone(server: Served, made: p.TableMade) -> None:
    with server.at(made.table, made.watch) as watcher, server.at(made.table, made.watch) as other:
        watcher.say("x" * (1 << 18))
        assert closed(watcher) == 1009
        assert isinstance(other.ask("ping"), p.Done)


def test_who_makes_no_sense_again_and_again_is_sent_away(server: Served, made: p.TableMade) -> None:
    with server.at(made.table, made.watch) as watcher:
        for _ in range(40):
            watcher.say("{")
        bye = watcher.hear(p.Bye)
        assert bye.code == "too_many" and closed(watcher) == 1008


def test_who_is_too_fast_is_told_so(tmp_path: Path) -> None:
    with served(tmp_path, messages_per_second=1) as running:
        made = running.open_for_two()
        with running.at(made.table, made.watch) as watcher:
            for id in range(6):
                watcher.say({"type": "ping", "id": id})
            assert [watcher.hear(p.Done).id for _ in range(3)] == [0, 1, 2]
            assert watcher.hear(p.Refused).code == "too_fast"


def test_talk_has_a_pace_of_its_own(server: Served, made: p.TableMade) -> None:
    with server.at(made.table, made.seats[0].token) as ada:
        said = [ada.ask("say", text="cluck") for _ in range(7)]
        assert [type(answer).__name__ for answer in said] == ["Done"] * 5 + ["Refused"] * 2
        assert isinstance(said[-1], p.Refused) and said[-1].code == "too_fast"
        assert isinstance(ada.ask("ping"), p.Done)


def test_a_mistake_of_ours_is_a_refusal(server: Served, made: p.TableMade, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> Any:
        raise ZeroDivisionError

    with server.at(made.table, made.seats[0].token) as ada:
        monkeypatch.setattr(requests, "_said", fail)
        answer = ada.ask("say", text="cluck")
        assert isinstance(answer, p.Refused) and answer.code == "mistake"
        monkeypatch.undo()
        assert isinstance(ada.ask("ping"), p.Done)


def test_who_does_not_take_what_is_sent_is_cut_off_and_others_go_on(
    server: Served, made: p.TableMade, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "MOST_WAITING", 20)
    monkeypatch.setattr(Wire, "write", lambda self, text: False)  # nothing fits into the wire at once
    with server.at(made.table, made.watch) as slow, server.at(made.table, made.watch) as quick:

        async def flood() -> None:
            room = await server.desk.rooms.room(made.table)
            for connection in room.connections[None]:
                for _ in range(30):
                    connection.send(b'{"type":"done","id":1}')
                break

        server.do(flood())
        ended = [viewer for viewer in (slow, quick) if _last_word(viewer) == "too_slow"]
        assert len(ended) == 1
        other = quick if ended[0] is slow else slow
        assert isinstance(other.ask("ping"), p.Done)


def _last_word(viewer: Viewer) -> str:
    """The code of the last message, if there is a last one soon."""
    try:
        return viewer.hear(p.Bye, timeout=0.5).code
    except TimeoutError:
        return ""


def _padded(id: int, length: int) -> bytes:
    """A message that is as long as it should be."""
    return b'{"type":"done","id":%d}' % id + b" " * (length - len(b'{"type":"done","id":%d}' % id))


def test_messages_of_all_lengths_come_in_order_whether_they_had_to_wait_or_not(server: Served) -> None:
    table = server.open_for_two()
    lengths = (125, 126, 65_535, 65_536, 300_000, 100, 300_000, 200, 70_000, 125)
    with server.at(table.table, table.watch) as watcher:

        async def send(ids: range) -> None:
            (connection,) = (await server.desk.rooms.room(table.table)).connections[None]
            for id, length in zip(ids, lengths, strict=True):
                connection.send(_padded(id, length))

        server.do(send(range(10)))
        server.do(send(range(10, 20)))
        assert [watcher.hear(p.Done).id for _ in range(20)] == list(range(20))


def test_a_server_without_the_quick_way_out_sends_as_well() -> None:
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    async def talk() -> None:
        outgoing = sockets.Outgoing(send, writing({"type": "websocket"}))
        for message in (b"one", b"two"):
            assert outgoing.put(message)
            await asyncio.sleep(0)
        outgoing.end(p.Bye("replaced", "come in"))
        await outgoing.task

    asyncio.run(talk())
    assert [message.get("text", message.get("code")) for message in sent] == [
        "one", "two", '{"type":"bye","code":"replaced","sentence":"come in"}', 4009,
    ]  # fmt: skip


def test_somebody_who_never_reads_holds_nothing_up(server: Served) -> None:
    table = server.open_for_two()
    with server.at(table.table, table.watch) as stuck, server.at(table.table, table.seats[0].token) as ada:
        stuck.socket.recv_bufsize = 1
        big = b'{"type":"presence","seats":[],"watchers":1}' + b" " * 200_000

        async def flood() -> None:
            room = await server.desk.rooms.room(table.table)
            for connection in room.connections[None]:
                for _ in range(60):
                    connection.send(big)

        server.do(flood())
        began = time.monotonic()
        assert isinstance(ada.ask("ping"), p.Done)
        assert time.monotonic() - began < 2
        for _ in range(100):
            if server.do(_watchers(server, table.table)) == 0:
                break
            time.sleep(0.05)
        assert server.do(_watchers(server, table.table)) == 0


async def _watchers(server: Served, table: str) -> int:
    return len((await server.desk.rooms.room(table)).connections.get(None, ()))


def test_pages_from_elsewhere_get_no_socket(server: Served) -> None:
    with pytest.raises(InvalidStatus) as refused, server.raw(origin="http://evil.example"):
        pass
    assert refused.value.response.status_code == 403 and b"elsewhere" in (refused.value.response.body or b"")


def test_an_address_has_only_so_many_sockets(tmp_path: Path) -> None:
    with served(tmp_path, sockets_per_address=2) as running:
        made = running.open_for_two()
        with running.at(made.table, made.watch), running.at(made.table, made.watch):
            with pytest.raises(InvalidStatus) as refused, running.raw():
                pass
            assert refused.value.response.status_code == 429
        for _ in range(100):
            if running.desk.addresses.sockets == 0:
                break
            time.sleep(0.02)
        with running.at(made.table, made.watch) as again:
            assert again.welcome.seat is None


def test_who_comes_back_hears_what_was_missed(server: Served) -> None:
    made = server.open_for_two()
    with server.at(made.table, made.seats[0].token) as ada:
        number = ada.welcome.number
        ada.ask("say", text="one")
        ada.ask("say", text="two")
    with server.at(made.table, made.seats[0].token, have=number + 1) as ada:
        assert [past.talk.text for past in ada.welcome.missed if past.talk] == ["two"]


def test_a_server_that_ends_tells_the_tables_within_seconds(tmp_path: Path) -> None:
    with served(tmp_path) as running:
        made = running.open_for_two()
        with running.at(made.table, made.seats[0].token) as ada, running.raw() as stranger:
            began = time.monotonic()
            running.server.should_exit = True
            assert ada.hear(p.Bye).code == "shutdown" and closed(ada) == 1012
            assert stranger.hear(p.Bye).code == "shutdown"
        running.thread.join(10)
        assert not running.thread.is_alive() and time.monotonic() - began < 5
    with served(tmp_path) as again, again.at(made.table, made.seats[0].token) as ada:
        assert ada.welcome.view is not None


def test_a_rematch_is_reached_with_the_same_link(server: Served) -> None:
    made = server.open_for_two()
    with server.at(made.table, made.seats[0].token) as ada:
        ada.ask("resign")
        assert isinstance(ada.ask("rematch"), p.Done)
        info = server.http.get(f"/api/tables/{made.table}").json()
    following = info["next"]
    with server.raw() as ada, server.raw() as ben:
        for viewer, link in ((ada, made.seats[0]), (ben, made.seats[1])):
            viewer.say({"type": "hello", "table": following, "token": link.token, "word": "w" * 20})
        assert {ada.hear(p.Welcome).seat, ben.hear(p.Welcome).seat} == {0, 1}
        assert server.http.get(f"/api/tables/{following}").json()["status"] == "running"


def test_a_table_in_memory_is_what_the_log_says(server: Served, made: p.TableMade) -> None:
    async def both() -> tuple[Table, Table]:
        from topcluck.server.table import replayed

        room = await server.desk.rooms.room(made.table)
        found = await server.desk.store.table(made.table)
        assert found is not None
        return room.table, replayed(*found, await server.desk.store.read(made.table))

    here, there = server.do(both())
    assert here.match is not None and there.match is not None
    assert here.match.state.dump() == there.match.state.dump() and here.numbers == there.numbers
