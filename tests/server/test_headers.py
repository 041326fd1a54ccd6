"""What every answer carries, and what no request may do."""

from __future__ import annotations

import io
import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.serving import Served, served
from topcluck.server import protocol as p
from topcluck.server import routes
from topcluck.server.headers import content_policy, is_welcome
from topcluck.server.logs import set_up_logs
from topcluck.server.page_files import PageFiles
from topcluck.server.settings import Settings


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("headers"), message_size=2048) as running:
        yield running


@pytest.mark.parametrize(
    "path", ["/", "/t/whatever", "/r/whatever", "/nothing", "/health", "/api/games", "/api/tables/12345678", "/metrics"]
)
def test_every_answer_is_guarded(server: Served, path: str) -> None:
    headers = server.http.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy and "object-src 'none'" in policy
    assert "unsafe" not in policy and "data:" not in policy and "*" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "geolocation=()" in headers["permissions-policy"]
    assert "server" not in headers and "strict-transport-security" not in headers


INLINE = re.compile(r"<script(?![^>]* src=)|<style|style=|onclick")


def test_the_page_runs_no_inline_script_or_style(server: Served) -> None:
    assert not INLINE.search(server.http.get("/").text)


def test_without_a_build_the_page_says_so(tmp_path: Path) -> None:
    said = PageFiles(tmp_path / "nothing").index.body.decode()
    assert "./dev page" in said and not INLINE.search(said)


def test_the_policy_names_the_own_sockets_and_no_strange_host() -> None:
    assert b"connect-src 'self' ws://hens.example:8000 wss://hens.example:8000;" in content_policy("hens.example:8000")
    assert b"ws://[::1]:80 " in content_policy("[::1]:80")
    assert b"connect-src 'self';" in content_policy("evil; script-src *")


def test_behind_https_browsers_are_told_to_stay_there(tmp_path: Path) -> None:
    with served(tmp_path, public="https://hens.example") as running:
        assert "max-age" in running.http.get("/health").headers["strict-transport-security"]


@pytest.mark.parametrize(
    ("host", "origin", "welcome"),
    [
        ("127.0.0.1:8000", "", True),  # a program
        ("127.0.0.1:8000", "http://127.0.0.1:8000", True),
        ("localhost:8000", "http://localhost:8000", True),
        ("laptop.local:8000", "http://laptop.local:8000", True),
        ("[::1]:8000", "http://[::1]:8000", True),
        ("192.168.1.5:8000", "http://192.168.1.5:8000", True),
        ("127.0.0.1:8000", "http://127.0.0.1:9000", False),
        ("127.0.0.1:8000", "http://evil.example", False),
        ("127.0.0.1:8000", "null", False),
        ("evil.example:8000", "http://evil.example:8000", False),  # a name that was made to lead here
        ("hens.example", "https://hens.example", True),
        ("whatever", "https://hens.example", True),
        ("hens.example", "http://hens.example", False),
        ("whatever", "https://friends.example:444", True),
    ],
)
def test_pages_from_elsewhere_are_not_welcome(host: str, origin: str, welcome: bool) -> None:
    headers = [(b"host", host.encode()), *([(b"origin", origin.encode())] if origin else [])]
    settings = Settings(public="https://hens.example", origins=("https://friends.example:444",))
    assert is_welcome({"headers": headers}, settings) is welcome


def test_a_page_from_elsewhere_cannot_open_tables(server: Served) -> None:
    answer = server.http.post("/api/mine", json={"key": "k" * 20}, headers={"origin": "http://evil.example"})
    assert answer.status_code == 403 and answer.json()["code"] == "origin"
    assert server.http.post("/api/mine", json={"key": "k" * 20}, headers={"origin": server.url}).status_code == 200


def test_a_large_body_is_refused_whether_or_not_it_says_so(server: Served) -> None:
    told = server.http.post("/api/mine", content=b" " * 3000)
    assert told.status_code == 413 and "2048 bytes" in told.json()["sentence"]

    def in_pieces() -> Iterator[bytes]:
        yield from (b" " * 500 for _ in range(6))

    silent = server.http.post("/api/mine", content=in_pieces())
    assert silent.status_code == 413 and silent.json()["code"] == "too_large"


def test_who_asks_too_often_is_told_when_to_come_again(tmp_path: Path) -> None:
    with served(tmp_path, requests_per_minute=8, trusted_proxies=("127.0.0.1",)) as running:
        answers = [running.http.get("/api/games") for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert int(answers[-1].headers["retry-after"]) >= 1 and answers[-1].json()["code"] == "too_many"
        assert running.http.get("/health").status_code == 200  # those who look after the server are not counted
        other = running.http.get("/api/games", headers={"x-forwarded-for": "9.9.9.9"})
        assert other.status_code == 200


def test_a_mistake_of_ours_is_a_sentence_outside_and_a_place_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> Any:
        raise KeyError("Ada's secret")

    monkeypatch.setattr(routes, "set_file", fail)
    with served(tmp_path) as running:
        lines = io.StringIO()
        set_up_logs("info", "json", lines)
        answer = running.http.get("/api/sets/house@1")
        assert answer.status_code == 500
        assert answer.json() == {"code": "mistake", "sentence": "this is a mistake of the server, and was noted there"}
        assert "content-security-policy" in answer.headers
        assert '"kind": "KeyError"' in lines.getvalue() and "Ada" not in lines.getvalue()
        assert "test_headers.py" in lines.getvalue()
        set_up_logs("info", "console")


def test_tokens_names_and_talk_are_in_no_log_line(tmp_path: Path) -> None:
    lines = io.StringIO()
    with served(tmp_path) as running:
        set_up_logs("debug", "json", lines)
        key = "k" * 30
        made = running.open_for_two(key=key)
        token = made.seats[0].token
        with running.at(made.table, token) as ada:
            ada.ask("say", text="cluckety")
            ada.ask("act", line="gibberish")
            ada.say("{" + token)
            ada.hear(p.Refused)
        running.http.get(f"/api/tables/{made.table}/replay", headers={"authorization": f"Bearer {token}"})
        running.http.post("/api/mine", json={"key": key})
    set_up_logs("info", "console")
    told = lines.getvalue()
    assert "table_opened" in told
    for secret in (token, made.invite, made.watch, key, "Ada", "Ben", "cluckety", "gibberish"):
        assert secret not in told


@pytest.mark.anyio
async def test_a_body_in_pieces_is_counted_once(server: Served) -> None:
    async def pieces() -> AsyncIterator[bytes]:
        yield b'{"key":"'
        yield b"k" * 20 + b'"}'

    async with httpx.AsyncClient(base_url=server.url) as client:
        assert (await client.post("/api/mine", content=pieces())).status_code == 200
