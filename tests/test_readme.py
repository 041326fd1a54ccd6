"""What the pages print is true: the Python runs, the commands answer as shown, the links lead somewhere."""

from __future__ import annotations

import doctest
import re
import shlex
import shutil
from pathlib import Path
from textwrap import dedent

import pytest

from tests.cli.running import cli

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
NAMES = [str(page.relative_to(ROOT)) for page in PAGES]
SERVING = {"hosting.md"}  # servers and databases: tests/server/test_hosting.py


def blocks(page: Path, language: str) -> list[str]:
    """The fenced examples of a page in one language."""
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_the_python_on_a_page_runs_as_written(page: Path) -> None:
    session = "".join(example for example in blocks(page, "python") if ">>>" in example)
    told: list[str] = []
    test = doctest.DocTestParser().get_doctest(session, {}, page.name, str(page), 0)
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=told.append)
    assert told == []


def test_the_readme_begins_with_python_that_runs() -> None:
    assert ">>> import topcluck" in blocks(PAGES[0], "python")[0]


@pytest.mark.parametrize("name", ["architecture.md", "adding-a-mode.md"])
def test_code_that_a_page_quotes_stands_in_the_source(name: str) -> None:
    page = (ROOT / "docs" / name).read_text("utf-8")
    quoted = [dedent(block) for block in re.findall(r"^ *```python\n(.*?)^ *```", page, re.MULTILINE | re.DOTALL)]
    quoted = [block for block in quoted if ">>>" not in block]
    source = "".join(
        path.read_text("utf-8") for path in (*(ROOT / "src").rglob("*.py"), *(ROOT / "tests").rglob("*.py"))
    )
    assert quoted
    assert all(block in source for block in quoted)


def commands(page: Path) -> list[tuple[str, list[str]]]:
    """The commands in blocks of console, each with the lines of output that stand below it."""
    found: list[tuple[str, list[str]]] = []
    for block in blocks(page, "console"):
        for line in block.splitlines():
            if line.startswith("$ "):
                found.append((line[2:], []))
            elif line.strip() and line.strip() != "…":
                found[-1][1].append(line)
    return found


@pytest.mark.parametrize("page", [page for page in PAGES if page.name not in SERVING])
def test_the_commands_on_a_page_answer_as_shown(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    for name, text in files(page).items():
        Path(name).parent.mkdir(parents=True, exist_ok=True)
        Path(name).write_text(text, "utf-8")
    for command, shown in commands(page):
        program, *args = shlex.split(command)
        if program in SHELL:
            SHELL[program](*args)
            continue
        assert program == "topcluck", command
        ran = cli(*args)
        assert not ran.refused() or shown[:1] == [ran.err.strip()], f"{command}\n{ran.err}"
        for line in shown:
            assert line in (ran.out + ran.err).splitlines(), f"{command}\n{line!r} is not in\n{ran.out}{ran.err}"


def copy(option: str, source: str, target: str) -> None:
    """`cp -r` from the project."""
    assert option == "-r"
    shutil.copytree(ROOT / source, target)


def replace(option: str, rule: str, file: str) -> None:
    """`sed -i 's/old/new/'`, which must find something."""
    assert option == "-i"
    _, old, new, _ = rule.split("/")
    text = Path(file).read_text("utf-8")
    assert old in text, rule
    Path(file).write_text(text.replace(old, new), "utf-8")


SHELL = {"cp": copy, "sed": replace}


def files(page: Path) -> dict[str, str]:
    """The files that a page shows: blocks of any language whose first line names one in a comment, `# my_bots.py`."""
    found: dict[str, str] = {}
    for language in ("python", "toml", "text"):
        for block in blocks(page, language):
            name = re.match(r"# (\S+\.(?:py|toml|txt))\n", block)
            if name is not None:
                found[name.group(1)] = block
    return found


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_links_lead_to_files_that_exist(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target


def test_every_page_is_in_the_table_of_contents() -> None:
    contents = (ROOT / "docs" / "README.md").read_text("utf-8")
    for page in (ROOT / "docs").glob("*.md"):
        assert page.name == "README.md" or f"]({page.name})" in contents, page.name


def test_plain_command_lines_name_commands_that_exist() -> None:
    known = set(re.findall(r"^  (\w+) ", cli("--help").out, re.MULTILINE))
    for page in PAGES:
        for command in re.findall(r"(?:^|`)topcluck (\w[\w-]*)", page.read_text("utf-8"), re.MULTILINE):
            assert command in known, f"{page.name}: topcluck {command}"


def test_the_readme_names_no_path_of_this_machine() -> None:
    for page in PAGES:
        assert str(ROOT) not in page.read_text("utf-8")
