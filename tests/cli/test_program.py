"""What holds for every command: exit codes, one sentence, no traceback, nothing heavy for --help."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.cli.running import cli


def test_help_lists_the_commands() -> None:
    ran = cli("--help")
    assert ran.code == 0
    for command in ("play", "replay", "verify", "position", "rules", "set", "sim", "bench"):
        assert f"  {command} " in ran.out


def test_the_version_is_told() -> None:
    assert cli("--version").out.startswith("topcluck ")


@pytest.mark.parametrize(
    "args",
    [
        ("plya",),
        ("play", "chiken-island"),
        ("play", "nest", "--players", "many"),
        ("play", "nest", "--players", "9"),
        ("play", "nest", "--players", "0"),
        ("play", "nest", "--seats", "human,,chick"),
        ("play", "nest", "--seats", "human,fox"),
        ("play", "nest", "--seats", "human,chick", "--players", "3"),
        ("play", "nest", "--seats", "human,chick", "--bots", "chick"),
        ("play", "nest", "--bots", "no_such_module:Fox,chick"),
        ("play", "nest", "--bots", "json:Fox,chick"),
        ("play", "nest", "--bots", "json:loads,chick"),
        ("play", "nest", "--edition", "third"),
        ("play", "nest", "--option", "nonsense"),
        ("play", "nest", "--lang", "klingon"),
        ("play", "nest", "--save", "no/such/folder/game.json"),
        ("play", "--resume", "no-such-file.json"),
        ("replay", "no-such-file.json"),
        ("replay", "."),
        ("replay", "a\0b"),
        ("verify", "no-such-file.json"),
        ("position", "no-such-file.txt"),
        ("position", "no-such-example", "--example"),
        ("set", "check", "no-such-folder"),
        ("set",),
        ("rules", "MOVE-44"),
        ("rules", ""),
        ("rules", "SCN-1"),
        ("rules", "MOVE-4", "--edition", "third"),
        ("rules", "MOVE-4", "--lang", "klingon"),
        ("rules", "TP-9.5", "--edition", "first-de"),
        ("rules", "--compare", "second-en"),
        ("rules", "--compare", "second-en,second-en"),
        ("rules", "--compare", ""),
        ("rules", "--compare", "second-en,third"),
        ("rules", "--compare", "second-en,first-de", "--edition", "first-de"),
        ("rules", "--compare", "second-en,first-de", "--search", "lava"),
        ("sim", "nest", "--games", "0"),
        ("sim", "nest", "--bots", "chick,owl"),
        ("sim", "nest", "--bots", ""),
        ("sim", "nest", "--bots", "chick,chick", "--max-turns", "0"),
        ("sim", "nest", "--bots", "chick,chick", "--records", "/dev/null/here"),
        ("bench", "chess"),
    ],
)
def test_bad_input_is_refused_in_one_sentence(args: tuple[str, ...]) -> None:
    assert cli(*args).refused(), cli(*args)


def test_a_misspelt_name_is_corrected() -> None:
    assert "did you mean chicken-island?" in cli("play", "chiken-island").err
    assert "did you mean 'chick'?" in cli("sim", "nest", "--bots", "chik,chick").err


def test_an_unforeseen_mistake_shows_no_traceback_unless_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(**options: object) -> None:
        raise ZeroDivisionError("oops")

    monkeypatch.setattr("tests.nest.NEST.setup", broken)
    ran = cli("play", "nest", "--bots", "chick,chick")
    assert ran.code == 2
    assert "ZeroDivisionError: oops" in ran.err
    monkeypatch.setenv("TOPCLUCK_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        cli("play", "nest", "--bots", "chick,chick")


def test_the_installed_command_answers() -> None:
    code = "import sys; from topcluck.cli import main; sys.exit(main())"
    ran = subprocess.run([sys.executable, "-c", code, "verify", "no-such"], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == "topcluck: no-such: No such file or directory\n"


def test_help_imports_neither_games_nor_drawing() -> None:
    code = (
        "import sys; from topcluck.cli import main; main(['--help'])\n"
        "heavy = ('rich.', 'fluent.', 'babel.', 'topcluck.games.', 'topcluck.sim.', 'topcluck.bots.')\n"
        "sys.exit(', '.join(name for name in sys.modules if name.startswith(heavy)))"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ran.stderr.strip() == ""


def test_a_terminal_with_few_letters_is_served_too() -> None:
    code = "import sys; from topcluck.cli import main; sys.exit(main(['position', 'combat', '--example']))"
    ran = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, check=False, env={**os.environ, "PYTHONIOENCODING": "ascii"}
    )
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert b"lay pillow_fort" in ran.stdout
