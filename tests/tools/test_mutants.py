"""What the mutation tool breaks, and what it leaves alone."""

from pathlib import Path

import pytest

from tools import mutants
from tools.mutants import Copy, Mutant, means_something, mutants_of


def broken(source: str) -> set[str]:
    """All mutants of a module, as source."""
    return {mutant.apply(source) for mutant in mutants_of("m.py", source) if means_something(mutant, source)}


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("x = a < b\n", {"x = a <= b\n", "x = a > b\n"}),
        ("x = a not in b\n", {"x = a in b\n"}),
        ("x = a is  not b\n", {"x = a is b\n"}),
        ("x = (a) and (  # and\n b or c)\n", {"x = (a) or (  # and\n b or c)\n", "x = (a) and (  # and\n b and c)\n"}),
        ("x = not (a or b)\n", {"x = (a or b)\n", "x = not (a and b)\n"}),
        ("x = ü + y - z\n", {"x = ü - y - z\n", "x = ü + y + z\n"}),
        ("x += y\n", {"x -= y\n", "pass\n"}),
        ("x = 2\n", {"x = 3\n", "x = 1\n"}),
        ("x = 0\n", {"x = 1\n"}),
        ("def f(): return True\n", {"def f(): return False\n"}),
        ("def f(): return a == b\n", {"def f(): return a != b\n", "def f(): return True\n", "def f(): return False\n"}),
        ("if a:\n    b()\n", {"if True:\n    b()\n", "if False:\n    b()\n", "if a:\n    pass\n"}),
        ("while a:\n    break\n", {"while False:\n    break\n", "while a:\n    pass\n"}),
        ("x = [y for y in z if y]\n", {"x = [y for y in z if True]\n", "x = [y for y in z if False]\n"}),
        ("x = a if b else c\n", {"x = a if True else c\n", "x = a if False else c\n"}),
        ("state.x = y\n", {"pass\n"}),
    ],
)  # fmt: skip
def test_each_place_is_broken_in_every_way(source: str, expected: set[str]) -> None:
    assert broken(source) == expected


@pytest.mark.parametrize(
    "source",
    [
        '"""A docstring with 1 < 2."""\n',
        "assert a < b, 'never'\n",
        "raise ValueError(f'{n + 1} too many')\n",
        "from a import b\n",
        "@dataclass(frozen=True)\nclass A: ...\n",
        "def f(a: Literal[1]) -> Literal[2]: ...\n",
        "if TYPE_CHECKING:\n    import a\n",
        "MOVE = 0\nATTACK = 1\nBUILD = 2\n",
        "MOVE = Kind(0)\nATTACK = Kind(1)\n",
        "x = 5  # no mutant: any number would do\n",
    ],
)
def test_what_is_no_rule_is_left_alone(source: str) -> None:
    assert broken(source) == set()


def test_numbers_that_do_not_count_up_are_rules() -> None:
    assert broken("LIMIT = 9\nDRAWN = 2\n") == {
        "LIMIT = 10\nDRAWN = 2\n",
        "LIMIT = 8\nDRAWN = 2\n",
        "LIMIT = 9\nDRAWN = 3\n",
        "LIMIT = 9\nDRAWN = 1\n",
    }


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with one rule, a test that mirrors its module and one that does not."""
    files = {
        "src/topcluck/__init__.py": "",
        "src/topcluck/games/__init__.py": "",
        "src/topcluck/games/hop/__init__.py": "",
        "src/topcluck/games/hop/rules/__init__.py": "",
        "src/topcluck/games/hop/rules/hopping.py": (
            "def steps(n):\n    while n > 3:\n        n -= 1\n    return n\n\n\ndef idle():\n    return 7\n"
        ),
        "tests/__init__.py": "",
        "tests/games/__init__.py": "",
        "tests/games/hop/__init__.py": "",
        "tests/games/hop/test_hopping.py": (
            "from topcluck.games.hop.rules.hopping import steps\n\n\ndef test_steps():\n    assert steps(5) == 3\n"
        ),
        "tests/games/hop/test_rest.py": (
            "from topcluck.games.hop.rules.hopping import steps\n\n\ndef test_none():\n    assert steps(0) == 0\n"
        ),
        "pyproject.toml": '[tool.pytest.ini_options]\nmarkers = ["slow"]\n',
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    monkeypatch.setattr(mutants, "ROOT", tmp_path)
    return tmp_path


def test_modules_and_stages_follow_the_names(project: Path) -> None:
    (module,) = (path for path in mutants.modules([]) if path.name != "__init__.py")
    assert module.as_posix() == "src/topcluck/games/hop/rules/hopping.py"
    assert mutants.stages(module.as_posix()) == [
        ["tests/games/hop/test_hopping.py"],
        ["tests/games/hop", "--ignore=tests/games/hop/test_hopping.py"],
    ]


@pytest.mark.slow
def test_mutants_live_in_a_copy_and_are_noticed_or_survive(project: Path) -> None:
    file = "src/topcluck/games/hop/rules/hopping.py"
    source = (project / file).read_text("utf-8")
    copy = Copy(project / "build" / "mutants" / "1", {})
    for tests in mutants.stages(file):
        assert copy.check(tests) is None
    copy.limits = dict.fromkeys(copy.limits, 8.0)
    copy.reached = copy.reach(["tests/games/hop"])
    loop, end = "tests/games/hop/test_hopping.py::test_steps", "tests/games/hop/test_rest.py::test_none"
    assert copy.reached.tests(file, 3, source) == [loop], "only this one comes by"
    assert sorted(copy.reached.tests(file, 4, source)) == [loop, end]
    assert copy.reached.tests(file, 8, source) == [], "nobody is idle"

    def outcome(old: str, new: str) -> str:
        start = source.index(old)
        verdict = copy.judge(Mutant(file, source.count("\n", 0, start) + 1, "by hand", start, start + len(old), new))
        assert (copy.folder / file).read_text("utf-8") == source
        return verdict.outcome

    assert outcome("n > 3", "n > 4") == "noticed"
    assert outcome("n -= 1", "pass") == "noticed by time"
    assert outcome("return 7", "return 8") == "survived"
    assert (project / file).read_text("utf-8") == source
