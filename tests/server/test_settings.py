"""Settings: three places, one structure, and a sentence for every mistake."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from topcluck.kernel.errors import SetupRefused
from topcluck.server.settings import NAMES, Settings, described, load_settings, usual_file


def written(folder: Path, text: str) -> Path:
    """A file of settings."""
    path = folder / "topcluck.toml"
    path.write_text(text, "utf-8")
    return path


def refusal(file: Path | None = None, environment: dict[str, str] | None = None, **given: Any) -> str:
    """Why these settings are refused."""
    with pytest.raises(SetupRefused) as refused:
        load_settings(file, environment or {}, given)
    return str(refused.value)


def test_without_anything_the_defaults_hold() -> None:
    assert load_settings(None, {"PATH": "/bin", "TOPCLUCK_DEBUG": "1"}, {}) == Settings()


def test_file_environment_and_command_line_win_over_each_other_in_this_order(tmp_path: Path) -> None:
    file = written(tmp_path, "port = 1\nhost = 'a'\nsockets = 7")
    found = load_settings(file, {"TOPCLUCK_PORT": "2", "TOPCLUCK_HOST": "b"}, {"port": "3"})
    assert (found.port, found.host, found.sockets) == (3, "b", 7)


def test_lists_are_lists_in_a_file_and_commas_elsewhere(tmp_path: Path) -> None:
    file = written(tmp_path, 'trusted_proxies = ["10.0.0.0/8", "::1"]')
    assert load_settings(file, {}, {}).trusted_proxies == ("10.0.0.0/8", "::1")
    assert load_settings(None, {"TOPCLUCK_TRUSTED_PROXIES": "10.0.0.0/8, ::1"}, {}).trusted_proxies == (
        "10.0.0.0/8",
        "::1",
    )
    assert load_settings(None, {"TOPCLUCK_METRICS_FROM": ""}, {}).metrics_from == ()


def test_truth_and_numbers_come_from_words() -> None:
    found = load_settings(None, {"TOPCLUCK_TALK": "false", "TOPCLUCK_LEAST_THINKING": "0.25"}, {})
    assert found.talk is False and found.least_thinking == 0.25


def test_what_is_unknown_is_refused_with_its_place(tmp_path: Path) -> None:
    file = written(tmp_path, "prot = 1")
    assert refusal(file) == f"{file}: prot is no setting; did you mean port?"
    assert refusal(environment={"TOPCLUCK_PROT": "1"}) == "TOPCLUCK_PROT is no setting; did you mean port?"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("port", 70000), ("port", "eighty"), ("port", True), ("talk", "perhaps"), ("talk", 1), ("sockets", 0),
        ("synchronous", "off"), ("trusted_proxies", ["nowhere"]), ("metrics_from", ["10.0.0.0/99"]),
        ("public", "hens.example"), ("public", "https://hens.example/club"), ("public", "https://a:b@hens.example"),
        ("origins", ["ftp://x"]), ("db", "mysql://hens"), ("message_size", 10), ("host", ""), ("bot_workers", 65),
    ],
)  # fmt: skip
def test_what_is_wrong_is_refused_with_file_and_key(tmp_path: Path, name: str, value: Any) -> None:
    import json

    file = written(tmp_path, f"{name} = {json.dumps(value)}")
    assert refusal(file).startswith(f"{file}: {name} is wrong")


def test_a_password_is_not_repeated() -> None:
    told = refusal(db="mysql://hen:secret@host")
    assert told.startswith("--db is wrong") and "secret" not in told
    assert "sesame" not in refusal(invitation="sesame" * 20)


def test_a_file_that_is_not_there_or_no_toml_is_refused(tmp_path: Path) -> None:
    assert "cannot be read" in refusal(tmp_path / "none.toml")
    assert "is no TOML" in refusal(written(tmp_path, "port: 1"))
    (tmp_path / "topcluck.toml").write_bytes(b"host = '\xff'")
    assert "is no TOML" in refusal(tmp_path / "topcluck.toml")


def test_the_usual_file_is_used_only_where_it_is(tmp_path: Path) -> None:
    assert usual_file(tmp_path) is None
    assert usual_file(written(tmp_path, "").parent) == tmp_path / "topcluck.toml"


def test_every_setting_has_a_sentence() -> None:
    assert all(described(name).endswith(".") for name in NAMES)
