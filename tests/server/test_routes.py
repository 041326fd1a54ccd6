"""The HTTP API: lobby, replays, profiles, health."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import topcluck
from tests.server.serving import Served, served
from topcluck.games.island.achievements import Deeds
from topcluck.server import earning
from topcluck.server import protocol as p
from topcluck.server.table import Viewer as Who
from topcluck.server.viewing import parts_of

ME, FREE, BOT = {"who": "me", "name": "Ada"}, {"who": "free"}, {"who": "bot", "bot": "chick"}
KEY = "key-of-a-browser-1234"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("routes")) as running:
        yield running


def replay_of(server: Served, table: str, token: str | None = None, **query: Any) -> p.Replay:
    """A stretch of a replay."""
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    answer = server.http.get(f"/api/tables/{table}/replay", params=query, headers=headers)
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=p.Replay)


def finished(server: Served, **wish: Any) -> p.TableMade:
    """A game that ended because somebody resigned."""
    made = server.open_for_two(**wish)
    with server.at(made.table, made.seats[0].token) as ada:
        assert isinstance(ada.ask("resign"), p.Done)
    return made


# -- the lobby --------------------------------------------------------------------------------------------------------


def test_the_lobby_learns_what_can_be_played(server: Served) -> None:
    games = msgspec.json.decode(server.http.get("/api/games").content, type=p.Games)
    assert [game.id for game in games.games] == list(topcluck.GAMES)
    island = games.games[0]
    assert [edition.name for edition in island.editions] == ["second-en", "second-fr", "second-it", "first-de"]
    assert {mode.name: mode.players for mode in island.modes}["team"] == [4]
    assert {flag.name: flag.editions for flag in island.flags}["hardcore"] == ["first-de"]
    lava = next(option for option in island.options if option.name == "lava_entry")
    assert lava.kind == "word" and lava.words == ["allowed", "effects_only", "forbidden"] and lava.rules == ["LAVA-1"]
    assert [one.name for one in island.sets] == ["house@1"] and "cluckatoa" in island.sets[0].leaders
    assert [one.name for one in island.islands if one.usual] == ["frying_pan", "pinwheel", "egg_carton"]
    assert [bot.name for bot in island.bots] == ["chick", "hen", "rooster", "top-cluck"]
    assert [lesson.name for lesson in island.lessons] == ["first-island"]
    assert not games.invitation and games.talk


def test_everything_that_the_lobby_offers_is_accepted(server: Served) -> None:
    games = msgspec.json.decode(server.http.get("/api/games").content, type=p.Games)
    for game in games.games:
        for mode in game.modes:
            for players in mode.players:
                options = {"mode": mode.name} if game.editions else {}
                wish = {"game": game.id, "seats": [ME, *[BOT] * (players - 1)], "options": options}
                assert server.http.post("/api/tables/check", json=wish).json()["ok"], wish


def test_so_many_leaders_as_the_lobby_says_are_needed_and_no_more(server: Served) -> None:
    island = msgspec.json.decode(server.http.get("/api/games").content, type=p.Games).games[0]
    for mode in island.modes:
        players = mode.players[-1]
        for edition, each in mode.leaders.items():
            names = island.sets[0].leaders[: each * players]
            wish = {"game": island.id, "seats": [ME, *[BOT] * (players - 1)]}
            options = {"edition": edition, "mode": mode.name}
            answers = [
                server.http.post("/api/tables/check", json={**wish, "options": {**options, "leaders": those}}).json()
                for those in (names, names[1:])
            ]
            assert [answer["ok"] for answer in answers] == [each > 0, False], (mode.name, edition)


def test_the_cards_of_a_set_come_in_all_its_languages(server: Served) -> None:
    told = server.http.get("/api/sets/house@1").json()
    assert "wood_golem" in [card["id"] for card in told["machines"]] and told["leaders"] and told["scrolls"]
    assert told["words"]["fr"]["wood_golem"]["name"] == "Golem de bois"
    assert server.http.get("/api/sets/nothing").status_code == 404


def test_a_setup_can_be_tried_without_opening_a_table(server: Served) -> None:
    wish = {"game": "chicken-island", "seats": [ME, FREE], "options": {"edition": "first-de"}}
    checked = server.http.post("/api/tables/check", json=wish).json()
    assert checked["ok"] and checked["setup"]["edition"] == "first-de" and checked["setup"]["island"] == "frying_pan"
    wrong = server.http.post("/api/tables/check", json={**wish, "options": {"edition": "third"}}).json()
    assert not wrong["ok"] and "no edition 'third'" in wrong["sentence"]
    assert server.http.post("/api/mine", json={"key": KEY + "-nobody"}).json()["tables"] == []


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"cards": "/etc"}, "no card set '/etc'"),
        ({"cards": "../house"}, "no card set"),
        ({"define": "[[machine]]"}, "'define' is no option of a table"),
        ({"seed": 7}, "'seed' is no option of a table"),
        ({"players": 3}, "'players' is no option of a table"),
        ({"nonsense": 1}, "knows no option nonsense"),
        ({"options": {"lava_entry": 3}}, "lava_entry"),
        ({"island": "atlantis"}, "no island 'atlantis'"),
        ({"self": 1}, "names with values"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(
    server: Served, options: dict[str, Any], sentence: str
) -> None:
    answer = server.http.post("/api/tables", json={"game": "chicken-island", "seats": [ME, FREE], "options": options})
    assert answer.status_code == 422 and sentence in answer.json()["sentence"]


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ({"game": "chess", "seats": [ME, FREE]}, "no game 'chess'"),
        ({"game": "chicken-island", "seats": [BOT, BOT]}, "at least one person"),
        ({"game": "chicken-island", "seats": [ME, {"who": "bot", "bot": "os:system"}]}, "no bot 'os:system' here"),
        ({"game": "chicken-island", "seats": [ME, FREE], "seed": "1"}, "fixed seed"),
        ({"game": "chicken-island", "seats": []}, "the body does not fit"),
        ({"game": "chicken-island", "seats": [{"who": "me", "name": "\u202e \n"}, FREE]}, "a letter that one can see"),
        ({"seats": [ME, FREE]}, "missing required field `game`"),
        ({"game": "chicken-island", "seats": [ME, FREE], "more": 1}, "unknown field `more`"),
    ],
)
def test_a_table_that_makes_no_sense_is_not_opened(server: Served, wish: dict[str, Any], sentence: str) -> None:
    answer = server.http.post("/api/tables", json=wish)
    assert answer.status_code == 422 and sentence in answer.json()["sentence"], answer.text


@pytest.mark.parametrize("body", [b"", b"{", b"\xff", b"[" * 20000, b"nul"])
def test_a_body_that_is_no_json_is_refused(server: Served, body: bytes) -> None:
    answer = server.http.post("/api/tables", content=body)
    assert answer.status_code in (400, 422) and set(answer.json()) == {"code", "sentence"}


def test_a_table_is_seen_by_all_and_shows_no_token(server: Served) -> None:
    made = server.open(game="chicken-island", seats=[ME, FREE])
    told = server.http.get(f"/api/tables/{made.table}")
    info = msgspec.json.decode(told.content, type=p.TableInfo)
    assert info.status == "open" and [seat.who for seat in info.seats] == ["person", "free"]
    assert info.luck.secret is None and info.luck.seed is None and len(info.luck.commitment) == 64
    assert not any(secret in told.text for secret in (made.seats[0].token, made.invite, made.watch))
    assert told.headers["cache-control"] == "no-store"


def test_sitting_down_takes_the_invitation_and_a_free_seat(server: Served) -> None:
    made = server.open(game="chicken-island", seats=[ME, FREE])
    path = f"/api/tables/{made.table}/seats"
    for token in (made.watch, made.seats[0].token, "x" * 43):
        assert server.http.post(path, json={"token": token, "name": "Eve"}).status_code == 404
    sat = server.http.post(path, json={"token": made.invite, "name": "  Ben\u200b\tB. "})
    assert sat.status_code == 201 and sat.json()["seat"] == 1
    info = server.http.get(f"/api/tables/{made.table}").json()
    assert info["status"] == "running" and [seat["name"] for seat in info["seats"]] == ["Ada", "Ben B."]
    late = server.http.post(path, json={"token": made.invite, "name": "Cy"})
    assert late.status_code == 409 and late.json()["code"] == "taken"


def test_a_browser_finds_its_tables_again(server: Served) -> None:
    key = KEY + "-list"
    opened = [server.open(game="chicken-island", seats=[ME, FREE], key=key).table for _ in range(3)]
    running = server.open_for_two(key=key)
    pages = [
        msgspec.json.decode(
            server.http.post("/api/mine", json={"key": key, "first": first, "count": 3}).content, type=p.MyTables
        )
        for first in (0, 3)
    ]
    assert [len(page.tables) for page in pages] == [3, 1] and [page.more for page in pages] == [True, False]
    tables = [one for page in pages for one in page.tables]
    assert [one.table.id for one in tables] == [running.table, *reversed(opened)]
    assert tables[0].asked and tables[0].seats == [0, 1] and tables[0].table.status == "running"
    assert not tables[1].asked and tables[1].seats == [0]
    assert server.http.post("/api/mine", json={"key": KEY + "-other"}).json()["tables"] == []


def test_a_list_knows_what_has_changed_since(server: Served) -> None:
    key = KEY + "-changes"
    made = server.open_for_two(key=key)
    first = server.http.post("/api/mine", json={"key": key}).json()["tables"][0]
    with server.at(made.table, made.seats[0].token) as ada:
        ada.ask("resign")
    second = server.http.post("/api/mine", json={"key": key}).json()["tables"][0]
    assert first["asked"] and first["table"]["outcome"] is None
    assert not second["asked"] and second["table"]["outcome"]["winners"] == [1]


def test_a_list_does_not_tell_what_others_did_in_secret(server: Served) -> None:
    key = KEY + "-secret"
    made = server.open(game="chicken-island", seats=[ME, FREE], key=key)
    sat = server.http.post(f"/api/tables/{made.table}/seats", json={"token": made.invite, "name": "Ben"}).json()
    before = server.http.post("/api/mine", json={"key": key}).json()["tables"]
    with server.at(made.table, sat["token"]) as ben:
        assert ben.welcome.ask is not None
        assert isinstance(ben.ask("act", line=ben.welcome.ask.options[0].text), p.Done)
    assert server.http.post("/api/mine", json={"key": key}).json()["tables"] == before


def test_who_may_open_tables_can_be_limited(tmp_path: Path) -> None:
    with served(tmp_path, invitation="sesame", talk=False) as running:
        assert running.http.get("/api/games").json()["invitation"] is True
        wish = {"game": "chicken-island", "seats": [ME, FREE]}
        for code in (None, "", "Sesame"):
            answer = running.http.post("/api/tables", json={**wish, "code": code})
            assert answer.status_code == 403 and answer.json()["code"] == "invitation"
        made = running.http.post("/api/tables", json={**wish, "code": "sesame"})
        assert made.status_code == 201
        assert running.http.get(f"/api/tables/{made.json()['table']}").json()["talk"] is False


def test_an_address_has_only_so_many_unfinished_tables(tmp_path: Path) -> None:
    with served(tmp_path, tables_per_address=2, tables=4) as running:
        first = running.open_for_two()
        running.open_for_two()
        wish = {"game": "chicken-island", "seats": [ME, FREE]}
        assert running.http.post("/api/tables", json=wish).json()["code"] == "too_many_tables"
        with running.at(first.table, first.seats[0].token) as ada:
            ada.ask("resign")
        assert running.http.post("/api/tables", json=wish).status_code == 201
        running.desk.tables = 4
        assert running.http.post("/api/tables", json=wish).json()["code"] == "full"


# -- games to look at -------------------------------------------------------------------------------------------------


def test_a_record_can_be_had_when_the_game_is_over_and_verifies(server: Served) -> None:
    made = server.open_for_two()
    path = f"/api/tables/{made.table}/record"
    early = server.http.get(path, headers={"authorization": f"Bearer {made.seats[0].token}"})
    assert early.status_code == 403 and "over" in early.json()["sentence"]
    with server.at(made.table, made.seats[0].token) as ada:
        ada.ask("resign")
    match = topcluck.verify(server.http.get(path).text)
    assert match.outcome is not None and match.record.luck is None  # a match knows only its seed
    assert server.http.get(path).json()["luck"]["secret"]


def test_a_replay_of_a_running_game_shows_what_the_seat_saw_and_nothing_else(server: Served) -> None:
    made = server.open_for_two()
    tokens = [link.token for link in made.seats]
    with server.at(made.table, tokens[0]) as ada, server.at(made.table, tokens[1]) as ben:
        assert ada.welcome.ask is not None and ben.welcome.ask is not None
        chosen = ada.welcome.ask.options[0].text
        assert isinstance(ada.ask("act", line=chosen), p.Done)
        mine, others = replay_of(server, made.table, tokens[0]), replay_of(server, made.table, tokens[1])
        watched = replay_of(server, made.table, made.watch)
        assert [step.kind for step in mine.steps] == ["begin", "act"] and mine.steps[1].text == chosen
        assert [step.kind for step in others.steps] == ["begin"] == [step.kind for step in watched.steps]
        assert (mine.seat, others.seat, watched.seat) == (0, 1, None)
        ben.ask("act", line=ben.welcome.ask.options[0].text)
    later = replay_of(server, made.table, tokens[1])
    assert [step.text for step in later.steps if step.seat == 0] == [""] * sum(s.seat == 0 for s in later.steps)
    assert [step.entry for step in later.steps] == sorted({step.entry for step in later.steps})


def test_the_steps_of_a_replay_add_up_to_the_view(server: Served) -> None:
    made = server.open_for_two()
    play_some(server, made, 12)

    async def views() -> dict[Who, dict[str, Any]]:
        room = await server.desk.rooms.room(made.table)
        assert room.table.match is not None
        return {who: _plain(parts_of(room.table.match.view(who))) for who in (0, 1, None)}

    truth = server.do(views())
    for who, token in ((0, made.seats[0].token), (1, made.seats[1].token), (None, made.watch)):
        whole = replay_of(server, made.table, token)
        assert added_up(whole) == truth[who]
        half = len(whole.steps) // 2
        assert added_up(replay_of(server, made.table, token, first=half)) == truth[who]
        pages = [replay_of(server, made.table, token, first=first, count=3) for first in range(0, whole.entries, 3)]
        assert [step.entry for page in pages for step in page.steps] == [step.entry for step in whole.steps]


def test_a_replay_goes_back_where_the_game_did(server: Served) -> None:
    made = server.open_for_two()
    play_some(server, made, 6)
    before = replay_of(server, made.table, made.watch)
    with server.at(made.table, made.seats[0].token) as ada:
        assert isinstance(ada.ask("ask_back", to=ada.welcome.number - 2), p.Done)
        with server.at(made.table, made.seats[1].token) as ben:
            assert isinstance(ben.ask("answer_back", agree=True), p.Done)
    after = replay_of(server, made.table, made.watch)
    assert after.steps[-1].kind == "back" and len(after.steps) > len(before.steps)

    async def truth() -> dict[str, Any]:
        room = await server.desk.rooms.room(made.table)
        assert room.table.match is not None
        return _plain(parts_of(room.table.match.view(None)))

    assert added_up(after) == server.do(truth())


def test_a_running_replay_is_for_those_at_the_table(server: Served) -> None:
    made = server.open_for_two()
    path = f"/api/tables/{made.table}/replay"
    assert server.http.get(path).status_code == 403
    assert server.http.get(path, headers={"authorization": "Basic abc"}).status_code == 403
    assert server.http.get(path, headers={"authorization": f"Bearer {'x' * 43}"}).status_code == 404
    invited = server.http.get(path, headers={"authorization": f"Bearer {made.invite}"})
    assert invited.status_code == 403 and invited.json()["code"] == "not_seated"
    other = server.open_for_two()
    assert server.http.get(path, headers={"authorization": f"Bearer {other.seats[0].token}"}).status_code == 404
    waiting = server.open(game="chicken-island", seats=[ME, FREE])
    assert server.http.get(f"/api/tables/{waiting.table}/replay").json()["code"] == "not_begun"


def test_a_finished_game_is_shown_to_everybody_from_every_seat(server: Served) -> None:
    made = finished(server)
    assert replay_of(server, made.table).seat is None
    assert replay_of(server, made.table, seat=1).seat == 1
    assert server.http.get(f"/api/tables/{made.table}/replay?seat=2").status_code == 422


@pytest.mark.parametrize("query", ["first=-1", "first=x", "count=0", "count=201", "seat=4", "first=９", "count="])
def test_a_stretch_that_makes_no_sense_is_refused(server: Served, query: str) -> None:
    made = finished(server)
    answer = server.http.get(f"/api/tables/{made.table}/replay?{query}")
    assert answer.status_code == 422 and "should be a whole number" in answer.json()["sentence"]
    assert replay_of(server, made.table, first=999).steps == []


def play_some(server: Served, made: p.TableMade, number: int) -> None:
    """Whoever is asked takes the first option."""
    for _ in range(number):

        async def one() -> None:
            from topcluck.server.requests import act

            room = await server.desk.rooms.room(made.table)
            seat = room.table.asked()[0]
            assert room.table.match is not None
            await act(room, seat, str(room.table.match.legal_actions_of(seat)[0]))

        server.do(one())


def added_up(replay: p.Replay) -> dict[str, Any]:
    """The view at the end of a stretch."""
    view: dict[str, Any] = {}
    for step in replay.steps:
        view.update(step.view)
    return view


def _plain(parts: Any) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(parts))
    return found


def test_card_sets_come_compressed_and_only_once(server: Served) -> None:
    first = server.http.get("/api/sets/house@1", headers={"accept-encoding": "gzip"})
    assert first.headers["content-encoding"] == "gzip"
    assert first.headers["cache-control"] == "no-cache"
    again = server.http.get("/api/sets/house@1", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = server.http.get("/api/sets/house@1", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == first.json()


# -- profiles ---------------------------------------------------------------------------------------------------------


def test_what_was_achieved_is_kept_under_the_key_of_the_browser(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        earning, "deeds", lambda record: (Deeds(), Deeds(earned=("ACH-4",), steps=(("ACH-9", "team"),)))
    )
    key = KEY + "-earned"
    finished(server, key=key)
    finished(server, key=key)
    told: dict[str, Any] = {"earned": []}
    until = time.monotonic() + 10
    while not told["earned"] and time.monotonic() < until:
        told = server.http.post("/api/profile", json={"key": key}).json()
    assert abs(told.pop("when")["ACH-4"] - time.time()) < 60
    assert told == {"earned": ["ACH-4"], "steps": {"ACH-9": ["team"]}}
    nobody = server.http.post("/api/profile", json={"key": KEY + "-none"}).json()
    assert nobody == {"earned": [], "steps": {}, "when": {}}


def test_what_no_game_can_see_is_ticked_and_unticked(server: Served) -> None:
    key = KEY + "-ticks"
    told = server.http.post("/api/profile/tick", json={"key": key, "feat": "ACH-10"}).json()
    assert told["earned"] == ["ACH-10"] and abs(told["when"]["ACH-10"] - time.time()) < 60
    assert server.http.post("/api/profile/tick", json={"key": key, "feat": "ACH-10"}).json() == told
    assert server.http.post("/api/profile", json={"key": key}).json() == told, "it is kept"
    both = server.http.post("/api/profile/tick", json={"key": key, "feat": "ACH-20"}).json()
    assert both["earned"] == ["ACH-10", "ACH-20"]
    undone = server.http.post("/api/profile/tick", json={"key": key, "feat": "ACH-10", "done": False}).json()
    assert undone["earned"] == ["ACH-20"] and list(undone["when"]) == ["ACH-20"]


@pytest.mark.parametrize(
    ("feat", "sentence"),
    [
        ("ACH-1", "ACH-1 is earned in play; only what no game can see is ticked off by hand"),
        ("ACH-99", "there is no achievement 'ACH-99'"),
    ],
)
def test_what_is_earned_in_play_cannot_be_ticked(server: Served, feat: str, sentence: str) -> None:
    key = KEY + "-cheats"
    for done in (True, False):
        answer = server.http.post("/api/profile/tick", json={"key": key, "feat": feat, "done": done})
        assert answer.status_code == 422 and answer.json()["sentence"] == sentence
    assert server.http.post("/api/profile", json={"key": key}).json()["earned"] == []


def test_what_was_achieved_just_before_the_server_died_is_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(earning, "deeds", lambda record: (Deeds(), Deeds(earned=("ACH-4",))))
    with monkeypatch.context() as dying:
        dying.setattr(earning.Earning, "look", lambda self, room: None)
        with served(tmp_path) as server:
            made = finished(server, key=KEY)
            finished(server, game="touche-poulet", key=KEY)
            assert server.http.post("/api/profile", json={"key": KEY}).json()["earned"] == []
            assert len(server.do(server.desk.store.unrewarded())) == 2
    with served(tmp_path) as server:
        until = time.monotonic() + 10
        while server.do(server.desk.store.unrewarded()) and time.monotonic() < until:
            time.sleep(0.05)
        assert server.http.post("/api/profile", json={"key": KEY}).json()["earned"] == ["ACH-4"]
        assert server.http.get(f"/api/tables/{made.table}").json()["status"] == "over"


def test_a_game_whose_deeds_cannot_be_told_does_no_harm(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(record: Any) -> Any:
        raise RuntimeError

    monkeypatch.setattr(earning, "deeds", fail)
    made = finished(server, key=KEY + "-failed")
    assert server.http.get(f"/api/tables/{made.table}").json()["status"] == "over"


# -- the server itself ------------------------------------------------------------------------------------------------


def test_health_and_readiness(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    assert server.http.get("/health").json()["status"] == "ok"

    async def no() -> bool:
        return False

    monkeypatch.setattr(server.desk.store, "ready", no)
    ill = server.http.get("/ready")
    assert ill.status_code == 503 and ill.json()["status"] == "ill"
    monkeypatch.undo()
    assert server.http.get("/ready").status_code == 200


def test_figures_are_for_those_who_may_see_them(server: Served, tmp_path: Path) -> None:
    made = server.open_for_two()
    with server.at(made.table, made.seats[0].token) as ada:
        ada.ask("act", line="gibberish")
        told = server.http.get("/metrics")
    assert told.headers["content-type"].startswith("text/plain")
    assert 'topcluck_messages_total{type="Act"}' in told.text
    assert 'topcluck_refusals_total{code="not_on_offer"}' in told.text
    assert "topcluck_sockets 1.0" in told.text and "topcluck_append_seconds_count" in told.text
    with served(tmp_path, metrics_from=("10.0.0.0/8",)) as other:
        assert other.http.get("/metrics").status_code == 404


@pytest.mark.parametrize("path", ["/api/nothing", "/api/tables/short", "/api/tables/12345678", "/x/../etc/passwd"])
def test_what_leads_nowhere_says_so_in_json(server: Served, path: str) -> None:
    answer = server.http.get(path)
    assert answer.status_code == 404 and set(answer.json()) == {"code", "sentence"}


def test_a_wrong_method_names_the_right_one(server: Served) -> None:
    answer = server.http.delete("/api/tables")
    assert answer.status_code == 405 and answer.headers["allow"] == "POST" and answer.json()["code"] == "method"


def test_tables_that_nobody_touches_are_forgotten(tmp_path: Path) -> None:
    with served(tmp_path, forget_open=1e-9, forget_running=1e-9) as running:
        waiting, playing, over = running.open(game="chicken-island", seats=[ME, FREE]), running.open_for_two(), ""
        over = finished(running).table
        with running.at(playing.table, playing.watch) as watcher:
            time.sleep(0.01)
            running.do(running.app.state.server.forget())
            assert watcher.hear(p.Bye).code == "not_welcome"
        assert running.http.get(f"/api/tables/{waiting.table}").status_code == 404
        assert running.http.get(f"/api/tables/{playing.table}").status_code == 404
        assert running.http.get(f"/api/tables/{over}").status_code == 200


# -- the page ---------------------------------------------------------------------------------------------------------


def test_the_page_comes_with_its_files_and_nothing_else(tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html>" + " " * 2000)
    (page / "assets" / "index-BcD12345.js").write_text("let hens = 1;" * 200)
    (page / "favicon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    with served(tmp_path, page=page) as running:
        for path in ("/", "/t/12345678", "/r/12345678/5", "/rules", "/learn", "/achievements", "/settings"):
            answer = running.http.get(path)
            assert answer.text.startswith("<!doctype html>") and answer.headers["cache-control"] == "no-cache"
        script = running.http.get("/assets/index-BcD12345.js")
        assert script.headers["cache-control"].endswith("immutable")
        assert script.headers["content-encoding"] == "gzip" and script.text.startswith("let hens")
        assert script.headers["content-type"].startswith("text/javascript")
        again = running.http.get("/assets/index-BcD12345.js", headers={"if-none-match": script.headers["etag"]})
        assert again.status_code == 304 and not again.content
        assert running.http.get("/favicon.svg").headers["cache-control"] == "no-cache"
        for path in ("/assets/", "/secret.txt", "/..%2fsecret.txt", "/assets/../../secret.txt", "//etc/passwd"):
            assert running.http.get(path).status_code == 404
