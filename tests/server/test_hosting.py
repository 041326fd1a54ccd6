"""docs/hosting.md and deploy/ name what there is, and nothing else."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from msgspec import structs

from tests.cli.running import cli
from topcluck.server.metrics import Metrics
from topcluck.server.settings import NAMES, Settings, described, load_settings

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text("utf-8")


def settings_table() -> str:
    """All settings as the page shows them."""
    rows = [f"| `{name}` | {_shown(getattr(Settings(), name))} | {described(name)} |" for name in NAMES]
    return "\n".join(["| setting | usually | what it does |", "|---|---|---|", *rows])


def _shown(value: object) -> str:
    """A value as it stands in a file of settings."""
    if value is None or value == "":
        return ""
    if isinstance(value, bool):
        return f"`{str(value).lower()}`"
    if isinstance(value, tuple):
        return f"`[{', '.join(map(_quoted, value))}]`"
    return f"`{_quoted(value)}`" if isinstance(value, str) else f"`{value}`"


def _quoted(value: str) -> str:
    return f'"{value}"'


def test_the_page_lists_every_setting_with_its_default_and_its_sentence() -> None:
    assert settings_table() in PAGE


@pytest.mark.parametrize("block", re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL))
def test_the_files_in_the_page_are_accepted(tmp_path: Path, block: str) -> None:
    file = tmp_path / "topcluck.toml"
    file.write_text(block, "utf-8")
    found = structs.asdict(load_settings(file, {}, {}))
    told = tomllib.loads(block)
    assert told and {name: found[name] for name in told} == {
        name: tuple(value) if isinstance(value, list) else value for name, value in told.items()
    }


def test_the_commands_in_the_page_exist() -> None:
    commands = re.findall(r"^\$ topcluck (\w+) ?(.*)$", PAGE, re.MULTILINE)
    assert len(commands) >= 6
    for name, args in commands:
        helped = cli(name, "--help")
        assert helped.code == 0
        assert all(option in helped.out for option in re.findall(r"--[a-z-]+", args)), (name, args)


def test_the_load_tests_in_the_page_can_be_asked_for() -> None:
    helped = cli("loadtest", "--help").out
    rows = re.findall(r"\| `topcluck loadtest(.*?)` \|", PAGE)
    assert len(rows) == 7
    assert all(option in helped for row in rows for option in re.findall(r"--[a-z-]+", row))


def test_the_figures_in_the_page_exist() -> None:
    told = set(re.findall(r"`(topcluck_[a-z_]+)`", PAGE))
    there = set(re.findall(r"^# TYPE (\w+)", Metrics().text().decode(), re.MULTILINE))
    assert len(told) >= 10 and told <= there


@pytest.mark.parametrize("name", ["Containerfile", "topcluck.service", "topcluck@.service"])
def test_what_starts_the_server_names_settings_and_options_that_exist(name: str) -> None:
    text = (ROOT / "deploy" / name).read_text("utf-8")
    variables = dict(re.findall(r"(TOPCLUCK_[A-Z_]+)=(\S+)", text))
    load_settings(None, variables, {})
    helped = cli("serve", "--help").out
    (started,) = re.findall(r'^(?:ExecStart=\S+|ENTRYPOINT \["\S+) ?(.*)$', text, re.MULTILINE)
    assert "serve" in started and all(option in helped for option in re.findall(r"--[a-z-]+", started))


@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile"])
def test_the_proxies_name_settings_that_exist(tmp_path: Path, name: str) -> None:
    text = (ROOT / "deploy" / name).read_text("utf-8")
    (told,) = re.findall(r"^# Settings: (.*)$", text, re.MULTILINE)
    file = tmp_path / "topcluck.toml"
    file.write_text(told.replace(", trusted", "\ntrusted"), "utf-8")
    assert load_settings(file, {}, {}).trusted_proxies == ("127.0.0.1",)


def test_the_page_leads_to_files_that_are_there() -> None:
    for link in re.findall(r"\]\((?!#)([^)]+)\)", PAGE):
        assert (ROOT / "docs" / link).is_file(), link
