"""A scripted client plays whole games with every message of the protocol."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.playing import advice, open_table, play_on, refusal, settled
from topcluck.kernel.chance import shared_commitment, shared_seed
from topcluck.kernel.errors import Unreadable
from topcluck.server import protocol as p
from topcluck.server.client import Client, Link, ServerLost, ServerRefused, fresh_word, merged
from topcluck.server.guest import play
from topcluck.server.processes import Server, serving
from topcluck.server.settings import Settings

FARM, ISLAND = "touche-poulet", "chicken-island"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A real server with an SQLite file."""
    folder = tmp_path_factory.mktemp("server")
    with serving(f"sqlite:///{folder}/tables.db", least_thinking=0) as (running,):
        yield running


def run(work: Coroutine[Any, Any, None], seconds: float = 60) -> None:
    """Runs a test's script, for a while at most."""
    asyncio.run(asyncio.wait_for(work, seconds))


def table_of(client: Client) -> p.TableInfo:
    """The table as a client knows it now."""
    assert client.table is not None
    return client.table


def wish_of(client: Client) -> p.BackAsked | None:
    """The wish to go back that a client knows of now."""
    return client.back


def standing_of(client: Client) -> str | None:
    """The standing answer that a client knows of now."""
    return client.standing


# -- links and views -------------------------------------------------------------------------------------------------


def test_a_link_is_read_as_it_is_written() -> None:
    link = Link("http://127.0.0.1:8000", "abcdefgh", "t" * 43)
    assert Link.parse(str(link)) == link
    assert link.socket == "ws://127.0.0.1:8000/ws"
    assert Link.parse("https://hens.example/club/t/abcdefgh#x").socket == "wss://hens.example/club/ws"
    assert link.at("ijklmnop").token == link.token


@pytest.mark.parametrize("address", ["", "hens.example/t/a#b", "http://h/t/a", "http://h/x/a#b", "ftp://h/t/a#b"])
def test_what_is_no_link_is_refused(address: str) -> None:
    with pytest.raises(Unreadable, match="no link to a table"):
        Link.parse(address)


def test_parts_of_a_view_find_their_place() -> None:
    view = {"table": {"units": [1], "hexes": [2]}, "hand": ["a"]}
    assert merged(view, {"table.units": [3], "hand": []}) == {"table": {"units": [3], "hexes": [2]}, "hand": []}
    assert merged(None, {"table.units": 1, "table.hexes": 2, "seat": None}) == {
        "table": {"units": 1, "hexes": 2}, "seat": None,
    }  # fmt: skip
    assert view["hand"] == ["a"]  # the old one is as it was


# -- coming ----------------------------------------------------------------------------------------------------------


def test_who_comes_with_a_wrong_token_or_an_invitation_is_told_so(server: Server) -> None:
    async def script() -> None:
        made = server.lobby.open_table(p.NewTable(FARM, [p.SeatWish("me"), p.SeatWish("free")], word=fresh_word()))
        for token in (made.invite, "x" * 43):
            with pytest.raises(ServerRefused) as refused:
                async with Client(Link(server.url, made.table, token)):
                    pass
            assert refused.value.code == "not_welcome"

    run(script())


def test_where_nobody_serves_the_client_gives_up() -> None:
    async def script() -> None:
        with pytest.raises(ServerLost, match="there is no server"):
            async with Client(Link("http://127.0.0.1:9", "abcdefgh", "x" * 43)):
                pass

    run(script())


def test_a_table_begins_when_the_last_one_sits_and_everybody_is_told(server: Server) -> None:
    async def script() -> None:
        wishes = [p.SeatWish("me", "Ann"), p.SeatWish("free"), p.SeatWish("bot", bot="chick")]
        made = server.lobby.open_table(p.NewTable(FARM, wishes, word=fresh_word()))
        async with Client(Link(server.url, made.table, made.seats[0].token)) as ann:
            assert table_of(ann).status == "open" and ann.view is None and ann.seat == 0
            assert [seat.who for seat in table_of(ann).seats] == ["person", "free", "bot"]
            link = await asyncio.to_thread(server.lobby.sit_down, made.table, p.SitDown(made.invite, "Zoë"))
            await ann.until(lambda client: client.view)
            assert table_of(ann).status == "running"
            assert [seat.name for seat in table_of(ann).seats] == ["Ann", "Zoë", "chick"]
            assert link.seat == 1 and ann.must_answer
            with pytest.raises(ServerRefused) as refused:
                await asyncio.to_thread(server.lobby.sit_down, made.table, p.SitDown(made.invite, "Third"))
            assert refused.value.code == "taken"

    run(script())


def test_presence_is_told(server: Server) -> None:
    async def script() -> None:
        first, second, watch = open_table(server.lobby, FARM, 2)
        async with Client(first) as one:
            async with Client(second), Client(watch), Client(watch):
                await one.until(lambda c: c.presence == p.Presence([True, True], 2), 10)
                assert one.table is not None and [seat.here for seat in one.table.seats] == [True, True]
            await one.until(lambda c: c.presence == p.Presence([True, False], 0), 10)

    run(script())


# -- whole games -----------------------------------------------------------------------------------------------------


def test_a_whole_game_on_one_screen_then_a_rematch_with_the_same_links(server: Server) -> None:
    async def script() -> None:
        *links, watch = open_table(server.lobby, FARM, 2)
        async with Client(links[0]) as one, Client(links[1]) as two, Client(watch) as watcher:
            await play_on([one, two])
            await settled(one, two, watcher)
            assert table_of(one).outcome == table_of(two).outcome == table_of(watcher).outcome
            assert table_of(one).outcome is not None
            luck = table_of(watcher).luck
            assert luck.secret is not None and luck.words is not None
            assert luck.commitment == shared_commitment(luck.secret)
            assert luck.seed == shared_seed(luck.secret, luck.words)
            assert await refusal(watcher.rematch()) == "spectator"
            await two.rematch()
            await settled(one, watcher)
            next_table = table_of(watcher).next
            assert next_table is not None and next_table == table_of(one).next
            assert await refusal(one.act("x")) == await refusal(one.resign()) == "nothing_to_answer"
            assert await refusal(one.take_back()) == "over"
        async with Client(links[0].at(next_table), word=fresh_word()) as one:
            assert one.seat == 1 and one.view is None  # everybody has moved on by one seat
            async with Client(links[1].at(next_table), word=fresh_word()) as two, Client(watch.at(next_table)) as third:
                assert two.seat == 0 and third.seat is None
                await asyncio.gather(*(client.until(lambda c: c.view) for client in (one, two, third)))
                await play_on([one, two], lambda: one.number > 20)

    run(script())


@pytest.mark.slow
def test_a_whole_game_on_the_island_with_a_bot_from_outside_and_one_of_the_server(server: Server) -> None:
    async def script() -> None:
        wishes = [p.SeatWish("me", "Ann"), p.SeatWish("free"), p.SeatWish("bot", bot="hen")]
        made = server.lobby.open_table(p.NewTable(ISLAND, wishes, word=fresh_word()))
        seated: list[tuple[Link, int]] = []
        guest = asyncio.ensure_future(
            play(Link(server.url, made.table, made.invite), "hen", "Fox", None, lambda *seat: seated.append(seat))
        )
        async with (
            Client(Link(server.url, made.table, made.seats[0].token)) as ann,
            Client(Link(server.url, made.table, made.watch)) as watcher,
        ):
            await play_on([ann])
            visit = await guest
            await settled(watcher)
            assert watcher.table is not None and visit.outcome is not None
            assert watcher.table.outcome == msgspec.json.decode(msgspec.json.encode(visit.outcome.to_json()))
            assert (visit.seat, visit.game) == (1, ISLAND) and visit.answers > 20
            assert seated[0][1] == 1 and seated[0][0].table == made.table

    run(script(), 500)


@pytest.mark.slow
def test_a_bot_from_outside_is_no_faster_than_the_server_lets_it_be(tmp_path: Path) -> None:
    """By the limits that hosts have if they set none, and a chick thinks about nothing."""

    async def script(links: list[Link]) -> None:
        visits = await asyncio.gather(*(play(link, "chick", "Fox", None) for link in links))
        assert visits[0].outcome == visits[1].outcome is not None
        assert min(visit.answers for visit in visits) > 60  # so many at once would have been too fast

    usual = Settings().messages_per_second
    with serving(f"sqlite:///{tmp_path}/tables.db", messages_per_second=usual) as (limited,):
        run(script(open_table(limited.lobby, FARM, 2)[:2]))


# -- talk ------------------------------------------------------------------------------------------------------------


def test_talk_is_heard_by_all_but_those_who_mute_it(server: Server) -> None:
    async def script() -> None:
        *links, watch = open_table(server.lobby, FARM, 2)
        async with Client(links[0]) as one, Client(links[1]) as two, Client(watch) as watcher:
            await one.say("  <b>cluck</b>\n &amp; co ")
            await watcher.say("peep")
            await settled(one, two, watcher)
            assert [(talk.seat, talk.text) for talk in two.talk] == [(0, "<b>cluck</b> &amp; co"), (None, "peep")]
            number = one.number
            await two.mute(0)
            await two.mute(None)
            await one.say("can you hear me?")
            await watcher.say("me?")
            await settled(one, two, watcher)
            assert [talk.text for talk in one.talk][-2:] == ["can you hear me?", "me?"]
            assert len(two.talk) == 2 and one.number == number + 2  # nobody hears that somebody mutes
            await two.mute(0, on=False)
            await one.say("and now?")
            await settled(one, two)
            assert two.talk[-1].text == "and now?"
            await two.lose_connection()
            await two.until(lambda c: c.connections == 2)
            assert two.muted == [None]

    run(script())


def test_talk_has_limits(server: Server) -> None:
    async def script() -> None:
        one_link, _, _ = open_table(server.lobby, FARM, 2)
        async with Client(one_link) as one:
            assert await refusal(one.say("x" * (p.MOST_TALK + 1))) == "malformed"
            assert await refusal(one.say(" \n ")) == "empty"
            assert "too_fast" in [await refusal(one.say(f"cluck {n}")) for n in range(12)]

    run(script())


# -- going back ------------------------------------------------------------------------------------------------------


def test_one_takes_back_what_taught_nobody_anything(server: Server) -> None:
    async def script() -> None:
        one_link, two_link, _ = open_table(server.lobby, ISLAND, 2)
        async with Client(one_link) as one, Client(two_link) as two:
            assert await refusal(one.take_back()) == "in_secret"
            for _ in range(300):
                await play_on([one, two], lambda: one.must_answer and not two.must_answer)
                before, asked, number = one.view, one.ask, two.number
                await one.act(advice(one))
                if await refusal(one.take_back()) == "done":
                    await settled(one, two)
                    assert (one.view, one.ask) == (before, asked)
                    assert two.number in (number + 1, number + 2)
                    return
            raise AssertionError("there was never anything to take back")

    run(script())


def test_all_others_are_asked_before_the_game_goes_back_further(server: Server) -> None:
    async def script() -> None:
        *links, watch = open_table(server.lobby, FARM, 3)
        async with (
            Client(links[0]) as one, Client(links[1]) as two, Client(links[2]) as three, Client(watch) as watcher
        ):  # fmt: skip
            players = [one, two, three]
            await play_on(players, lambda: watcher.number >= 6)
            await settled(*players, watcher)
            number, view = one.number, one.view
            await play_on(players, lambda: one.number >= number + 4)
            await one.ask_back(number)
            await settled(*players, watcher)
            asked = wish_of(two)
            assert asked is not None and (asked.seat, asked.agreed) == (0, [0])
            assert wish_of(watcher) is not None
            assert await refusal(three.ask_back(number)) == "asked_already"
            assert await refusal(watcher.answer_back(True)) == "spectator"
            await two.answer_back(False)
            await settled(*players)
            assert wish_of(one) is wish_of(three) is None
            assert await refusal(two.answer_back(True)) == "not_asked"
            await one.ask_back(number)
            await two.answer_back(True)
            await three.answer_back(True)
            await settled(*players, watcher)
            assert one.view == view and wish_of(one) is wish_of(watcher) is None
            assert await refusal(one.ask_back(one.number + 1)) == "no_such_update"
            await play_on(players, lambda: one.number >= number + 15)

    run(script())


# -- standing answers, bots, clocks ----------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_standing_answer_is_given_for_the_seat_and_nobody_hears_of_it(server: Server) -> None:
    async def script() -> None:
        one_link, two_link, _ = open_table(server.lobby, ISLAND, 2)
        async with Client(one_link) as one, Client(two_link) as two:
            assert await refusal(one.stand("pass_combat")) == "done"
            assert standing_of(one) == "pass_combat"
            await one.stand(None)
            await settled(one)
            assert standing_of(one) is None

            def in_combat() -> bool:
                return one.must_answer and one.ask is not None and one.ask.decision["kind"] == "combat_play"

            await play_on([one, two], lambda: in_combat() or one.over)
            if one.over:
                pytest.skip("a game without card play")
            number, mine = two.number, one.number
            await one.stand("pass_combat")
            assert one.number > mine
            await one.until(lambda client: not in_combat() or client.number > mine + 1, 20)
            await settled(one, two)
            assert two.number > number  # the pass, and nothing before it
            assert standing_of(two) is None

    run(script(), 300)


def test_in_a_game_where_nobody_passes_nothing_is_left(server: Server) -> None:
    async def script() -> None:
        one_link, *_ = open_table(server.lobby, FARM, 2)
        async with Client(one_link) as one:
            assert await refusal(one.stand("pass_until_play")) == "nothing_to_pass"

    run(script())


def test_a_bot_plays_for_a_person_until_the_person_is_back(server: Server) -> None:
    async def script() -> None:
        one_link, two_link, _ = open_table(server.lobby, FARM, 2)
        async with Client(one_link) as one, Client(two_link) as two:
            await one.substitute(True)
            assert table_of(one).seats[0].substitute
            assert await refusal(one.act("x")) == "substituted"
            await play_on([two], lambda: two.number > 30)
            await one.substitute(False)
            assert not table_of(one).seats[0].substitute
            await play_on([one, two], lambda: two.number > 45)

    run(script())


def test_who_resigns_leaves_for_good_and_the_game_says_what_that_means(server: Server) -> None:
    async def script() -> None:
        one_link, two_link, watch = open_table(server.lobby, FARM, 2)
        async with Client(one_link) as one, Client(two_link) as two, Client(watch) as watcher:
            await play_on([one, two], lambda: one.number > 25)
            assert await refusal(watcher.resign()) == "spectator"
            await one.resign()
            await settled(two, watcher)
            assert watcher.table is not None and watcher.table.outcome is not None
            assert watcher.table.outcome["winners"] == [1]

    run(script())


@pytest.mark.slow
def test_when_the_time_is_over_a_bot_takes_over_and_the_person_can_come_back(server: Server) -> None:
    async def script() -> None:
        one_link, two_link, _ = open_table(server.lobby, FARM, 2, clock=p.Clock(10, "bot"))
        async with Client(one_link) as one, Client(two_link) as two:
            assert one.ask is not None and one.ask.deadline is not None
            await one.until(lambda c: c.table is not None and c.table.seats[0].substitute, 30)
            assert two.table is not None
            await two.until(lambda c: c.table is not None and c.table.seats[1].substitute, 30)
            await one.substitute(False)
            await two.substitute(False)
            await play_on([one, two], lambda: one.number > 40 or one.over)

    run(script(), 120)


# -- questions and refusals ------------------------------------------------------------------------------------------


def test_every_line_is_explained_or_on_offer(server: Server) -> None:
    async def script() -> None:
        *links, watch = open_table(server.lobby, ISLAND, 2)
        async with Client(links[0]) as one, Client(watch) as watcher:
            assert one.ask is not None
            assert (await one.why_not(one.ask.options[0].text)).rule is None
            explained = await one.why_not("fly to the moon")
            assert explained.rule and explained.message
            assert await refusal(watcher.why_not("pass")) == "spectator"
            assert await refusal(watcher.act("pass")) == "spectator"
            assert await refusal(one.act("fly to the moon")) == "not_on_offer"
            assert await refusal(one.answer_back(True)) == "not_asked"
            assert await refusal(one.rematch()) == "not_over"
            await one.ping()

    run(script())


def test_a_choice_that_was_made_looking_at_another_position_is_refused(server: Server) -> None:
    async def script() -> None:
        one_link, two_link, _ = open_table(server.lobby, FARM, 2)
        async with Client(one_link) as one, Client(two_link) as two:
            await play_on([one, two], lambda: one.number > 20 and one.must_answer and not two.must_answer)
            line = advice(one)
            assert await refusal(one.act(line, one.number - 1)) == "out_of_date"
            await two.say("talk is no change of the position")
            await one.act(line, one.number)

    run(script())


# -- lost connections ------------------------------------------------------------------------------------------------


def test_who_comes_back_hears_what_happened_meanwhile(server: Server) -> None:
    async def script() -> None:
        one_link, two_link, _ = open_table(server.lobby, FARM, 2)
        async with Client(one_link) as one, Client(two_link) as two:
            await play_on([one, two], lambda: one.number > 10)
            have = one.number
            await one.close()
            await two.say("where are you?")
            async with Client(one_link, have=have) as again:
                assert [past.number for past in again.missed] == list(range(have + 1, again.number + 1))
                assert again.missed[-1].talk is not None and again.missed[-1].talk.text == "where are you?"
            async with Client(one_link, have=again.number) as again:
                assert again.missed == []
            async with Client(one_link) as again:
                assert len(again.missed) == again.number

    run(script())


def test_a_request_on_a_lost_connection_is_told_to_be_in_doubt(server: Server) -> None:
    async def script() -> None:
        one_link, *_ = open_table(server.lobby, FARM, 2)
        async with Client(one_link) as one:
            asking = asyncio.ensure_future(one.ping())
            await asyncio.sleep(0)
            await one.lose_connection()
            with pytest.raises(ServerLost):
                await asking
            await one.until(lambda client: client.connections == 2)
            await one.ping()

    run(script())
