"""Break the rules in random places and see whether the tests notice: `./dev mutants`.

A place is broken in one small way (a comparison, a number, an `and`, a `not`, a plus, a statement, a condition), in a
copy of the project under build/mutants/, never in the real files. The tests of that game that run the broken line are
then run there, the quick ones first (`reached_lines`); of what only modules do when they are loaded, all tests: first
the file that mirrors the broken module, then the rest. What no test notices is printed; build/mutants.json has all.

A line that ends in `# no mutant: reason` is left alone.
"""

import argparse
import ast
import contextlib
import difflib
import importlib.util
import json
import os
import queue
import random
import re
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from itertools import islice
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from tools.reached_lines import Reached

ROOT = Path(__file__).resolve().parent.parent
GAMES = Path("src/topcluck/games")
MODULES = ("*/rules/**/*.py", "*/decisions.py", "*/decisions/*.py", "*/modes.py", "*/modes/*.py")  # below GAMES
COPIES = ROOT / "build" / "mutants"
REPORT = ROOT / "build" / "mutants.json"
LEFT_OUT = (".git", ".venv", "build", "dist", "node_modules", "__pycache__", ".*_cache", "*.egg-info")  # of the copies
PASSED = (0, 5)  # what pytest answers when all is well, and when there was nothing to run
LEAST = 85.0  # per cent that must be noticed
MEMORY = 4 * 2**30  # bytes that a broken engine may eat
MANY = 500  # test functions: naming so many is no quicker than running all
LEAVE_ALONE = re.compile(r"#\s*no mutant: \S")

FLIPPED = {
    ast.Lt: (("<", "<="), ("<", ">")),
    ast.LtE: (("<=", "<"), ("<=", ">")),
    ast.Gt: ((">", ">="), (">", "<")),
    ast.GtE: ((">=", ">"), (">=", "<")),
    ast.Eq: (("==", "!="),),
    ast.NotEq: (("!=", "=="),),
    ast.In: (("in", "not in"),),
    ast.NotIn: (("not in", "in"),),
    ast.Is: (("is", "is not"),),
    ast.IsNot: (("is not", "is"),),
}


@dataclass(frozen=True)
class Mutant:
    """One broken place: characters *start* to *end* of the file become *text*."""

    file: str
    line: int
    kind: str
    start: int
    end: int
    text: str

    def apply(self, source: str) -> str:
        return source[: self.start] + self.text + source[self.end :]


@dataclass(frozen=True)
class Verdict:
    mutant: Mutant
    outcome: str  # "noticed", "noticed by time" or "survived"
    by: str  # the test that noticed
    seconds: float


# --- Finding places ---


def mutants_of(file: str, source: str) -> list[Mutant]:
    """All mutants of a module, several of one place included."""
    lines = source.splitlines()
    found = Places(file, source).of(ast.parse(source))
    return [mutant for mutant in found if not LEAVE_ALONE.search(lines[mutant.line - 1])]


def means_something(mutant: Mutant, source: str) -> bool:
    """Whether it is Python at all, and not the same as before in other words."""
    try:
        return ast.dump(ast.parse(mutant.apply(source))) != ast.dump(ast.parse(source))
    except SyntaxError:
        return False


class Places:
    """Walks a module and yields what can be broken in it."""

    def __init__(self, file: str, source: str) -> None:
        self.file = file
        self.source = source
        self.encoded = source.encode()
        self.line_starts = [0]
        for line in self.encoded.splitlines(keepends=True):
            self.line_starts.append(self.line_starts[-1] + len(line))

    def of(self, node: ast.AST) -> Iterator[Mutant]:
        if isinstance(node, ast.Assert | ast.Raise | ast.Import | ast.ImportFrom | ast.JoinedStr):
            return  # broken invariants, refusals, texts
        if isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
            return
        if isinstance(node, ast.stmt):
            yield from self._statement(node)
        elif isinstance(node, ast.expr):
            yield from self._expression(node)
        for child in self._children(node):
            yield from self.of(child)

    def _children(self, node: ast.AST) -> Iterator[ast.AST]:
        """What lies inside, without annotations, decorators and numberings."""
        left_out: set[int] = set()
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            left_out.update(map(id, node.decorator_list))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.returns:
            left_out.add(id(node.returns))
        if isinstance(node, ast.AnnAssign | ast.arg) and node.annotation:
            left_out.add(id(node.annotation))
        if isinstance(node, ast.Module):
            left_out.update(map(id, _numbering(node.body)))
        yield from (child for child in ast.iter_child_nodes(node) if id(child) not in left_out)

    def _statement(self, node: ast.stmt) -> Iterator[Mutant]:
        deletable = isinstance(node, ast.AugAssign | ast.Break | ast.Continue | ast.Delete)
        if isinstance(node, ast.Expr):
            deletable = not isinstance(node.value, ast.Constant)  # a docstring or ... is not worth deleting
        elif isinstance(node, ast.Assign):  # a missing local name is always noticed, a missing change may not be
            deletable = not any(isinstance(target, ast.Name | ast.Tuple) for target in node.targets)
        if deletable:
            yield self._replace(node, "pass", "statement deleted")
        if isinstance(node, ast.If):
            yield from self._forced(node.test, True, False)
        elif isinstance(node, ast.While):
            yield from self._forced(node.test, False)
        elif isinstance(node, ast.Return) and isinstance(node.value, ast.Compare | ast.BoolOp):
            yield from self._forced(node.value, True, False, kind="answer forced")
        elif isinstance(node, ast.AugAssign) and isinstance(node.op, ast.Add | ast.Sub):
            yield from self._between(node.target, node.value, self._sign(node.op, "="), "plus and minus swapped")

    def _expression(self, node: ast.expr) -> Iterator[Mutant]:
        if isinstance(node, ast.Compare):
            for left, op, right in zip([node.left, *node.comparators], node.ops, node.comparators, strict=False):
                for old, new in FLIPPED[type(op)]:
                    yield from self._between(left, right, (old, new), "comparison changed")
        elif isinstance(node, ast.BoolOp):
            words = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
            for left, right in zip(node.values, node.values[1:], strict=False):
                yield from self._between(left, right, words, "and and or swapped")
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield self._replace(node, f"({self._text(node.operand)})", "not removed")
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
            yield from self._between(node.left, node.right, self._sign(node.op), "plus and minus swapped")
        elif isinstance(node, ast.Constant):
            if isinstance(node.value, bool):
                yield self._replace(node, str(not node.value), "answer flipped")
            elif isinstance(node.value, int):
                yield self._replace(node, str(node.value + 1), "number off by one")
                if node.value > 0:
                    yield self._replace(node, str(node.value - 1), "number off by one")
        elif isinstance(node, ast.IfExp):
            yield from self._forced(node.test, True, False)
        elif isinstance(node, ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp):
            for generator in node.generators:
                for condition in generator.ifs:
                    yield from self._forced(condition, True, False)

    def _sign(self, op: ast.operator, suffix: str = "") -> tuple[str, str]:
        return ("+" + suffix, "-" + suffix) if isinstance(op, ast.Add) else ("-" + suffix, "+" + suffix)

    def _forced(self, test: ast.expr, *values: bool, kind: str = "condition forced") -> Iterator[Mutant]:
        for value in values:
            yield self._replace(test, str(value), kind)

    def _between(self, left: ast.AST, right: ast.AST, change: tuple[str, str], kind: str) -> Iterator[Mutant]:
        """Change the operator that stands between two operands, where brackets and comments may stand too."""
        start, end = self._end(left), self._start(right)
        old, new = change
        pattern = r"\b" + old.replace(" ", r"\s+") + r"\b" if old[0].isalpha() else re.escape(old)
        gap = re.sub(r"#.*", lambda comment: " " * len(comment.group()), self.source[start:end])
        found = re.search(pattern, gap)
        if found:
            line = self.source.count("\n", 0, start + found.start()) + 1
            yield Mutant(self.file, line, kind, start + found.start(), start + found.end(), new)

    def _replace(self, node: ast.stmt | ast.expr, text: str, kind: str) -> Mutant:
        return Mutant(self.file, node.lineno, kind, self._start(node), self._end(node), text)

    def _text(self, node: ast.AST) -> str:
        return self.source[self._start(node) : self._end(node)]

    def _start(self, node: ast.AST) -> int:
        assert isinstance(node, ast.stmt | ast.expr)
        return self._at(node.lineno, node.col_offset)

    def _end(self, node: ast.AST) -> int:
        assert isinstance(node, ast.stmt | ast.expr) and node.end_lineno and node.end_col_offset is not None
        return self._at(node.end_lineno, node.end_col_offset)

    def _at(self, line: int, column: int) -> int:
        """ast counts bytes, we count characters."""
        return len(self.encoded[: self.line_starts[line - 1] + column].decode())


def _numbering(body: Sequence[ast.stmt]) -> Iterator[ast.stmt]:
    """Constants of a module that only number things (A = 0, B = 1, …): other numbers would be no other rule."""
    numbers = [_number(statement) for statement in body]
    for place, statement in enumerate(body):
        beside = [*numbers[max(place - 1, 0) : place], *numbers[place + 1 : place + 2]]
        number = numbers[place]
        if number is not None and any(other is not None and abs(other - number) == 1 for other in beside):
            yield statement


def _number(statement: ast.stmt) -> int | None:
    value = statement.value if isinstance(statement, ast.Assign | ast.AnnAssign) else None
    if isinstance(value, ast.Call) and len(value.args) == 1:  # Kind(3)
        value = value.args[0]
    return value.value if isinstance(value, ast.Constant) and type(value.value) is int else None


def modules(chosen: Sequence[str]) -> list[Path]:
    """The modules to break: the rules, decisions and modes of all games, or the given files and folders."""
    if not chosen:
        wanted = [file for pattern in MODULES for file in (ROOT / GAMES).glob(pattern)]
    else:
        wanted = []
        for path in map(Path, chosen):
            path = path if path.is_absolute() else ROOT / path
            wanted += sorted(path.rglob("*.py")) if path.is_dir() else [path]
    return sorted(file.relative_to(ROOT) for file in wanted)


def pick(files: Sequence[Path], count: int, seed: int) -> list[Mutant]:
    """*count* places, all equally likely, each broken in one of the ways it can be."""
    rng = random.Random(seed)
    sources = {file.as_posix(): (ROOT / file).read_text("utf-8") for file in files}
    places: dict[tuple[str, int, int], list[Mutant]] = {}
    for file, source in sources.items():
        for mutant in mutants_of(file, source):
            places.setdefault((file, mutant.start, mutant.end), []).append(mutant)
    shuffled = rng.sample(sorted(places), len(places))
    drawn = (rng.choice(places[place]) for place in shuffled)
    return list(islice((mutant for mutant in drawn if means_something(mutant, sources[mutant.file])), count))


# --- Running the tests on them ---


class Copy:
    """A copy of the project in which one mutant at a time lives."""

    def __init__(self, folder: Path, limits: dict[str, float]) -> None:
        self.folder = folder
        self.limits = limits  # for each stage, by the first of its paths, the seconds that it may take
        self.reached = Reached({}, {})
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(ROOT, folder, ignore=shutil.ignore_patterns(*LEFT_OUT))

    def judge(self, mutant: Mutant) -> Verdict:
        began = time.monotonic()
        file = self.folder / mutant.file
        source = file.read_text("utf-8")
        try:
            file.write_text(mutant.apply(source), "utf-8")
            self._forget(file)
            outcome, by = self._run(mutant, source)
        finally:
            file.write_text(source, "utf-8")
            self._forget(file)
        return Verdict(mutant, outcome, by, round(time.monotonic() - began, 1))

    def _forget(self, file: Path) -> None:
        """Compiled code is told from its source by size and second of writing only: too coarse here."""
        Path(importlib.util.cache_from_source(str(file))).unlink(missing_ok=True)

    def _run(self, mutant: Mutant, source: str) -> tuple[str, str]:
        near = self.reached.tests(mutant.file, mutant.line, source)
        named = 0 < len(near) <= MANY
        for tests in [near] if named else stages(mutant.file):
            limit = 10 + 3 * self.reached.seconds(near) if named else self.limits[tests[0]]
            code, output = self.pytest(tests, limit)
            if code is None:
                return "noticed by time", tests[0]
            if code not in PASSED:
                told = re.search(r"^(?:FAILED|ERROR) (\S+)", output, re.MULTILINE)
                return "noticed", told.group(1) if told else tests[0]
        return "survived", ""

    def check(self, tests: Sequence[str]) -> str | None:
        """Run a stage on the unbroken copy and set its time limit; what is wrong, if anything is."""
        began = time.monotonic()
        code, output = self.pytest(tests, 1800.0)
        if code not in PASSED:
            return f"The tests fail before anything is broken:\n{output}"
        self.limits[tests[0]] = 10 + 3 * (time.monotonic() - began)
        where = self._python("-c", "import topcluck.games; print(topcluck.games.__file__)")
        if not where.startswith(str(self.folder)):
            return f"The copy does not run its own code but {where or 'none'}."
        return None

    def reach(self, tests: Sequence[str]) -> Reached:
        """Which tests of the unbroken copy run which lines."""
        return Reached.by_running(self.folder, tests, self._environment())

    def _python(self, *args: str) -> str:
        command, env = [sys.executable, *args], self._environment()
        return subprocess.run(command, cwd=self.folder, env=env, capture_output=True, text=True, check=False).stdout

    def pytest(self, tests: Sequence[str], limit: float) -> tuple[int | None, str]:
        """The exit code, None if it took too long, and what pytest printed."""
        options = ["-x", "-q", "--tb=no", "-m", "not slow", "-p", "no:cacheprovider"]
        with subprocess.Popen(
            [sys.executable, "-m", "pytest", *options, *tests],
            cwd=self.folder,
            env=self._environment(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        ) as process:
            _limit_memory(process.pid)
            try:
                output, _ = process.communicate(timeout=limit)
            except subprocess.TimeoutExpired:
                _kill(process)
                return None, ""
            except BaseException:
                _kill(process)
                raise
        return process.returncode, output.decode("utf-8", "replace")

    def _environment(self) -> dict[str, str]:
        changed = dict(os.environ, PYTHONPATH=str(self.folder / "src"), PYTHONUTF8="1")
        changed["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # saves a second or more in each run
        changed.pop("PYTHONDONTWRITEBYTECODE", None)  # compiling everything anew for each mutant takes too long
        return changed


def stages(file: str) -> list[list[str]]:
    """What to run, the likeliest to notice first: the mirror of the module, then all other tests of its game."""
    game = tests_of(file)
    name = re.compile(rf"test_{Path(file).stem}(_\w+)?\.py")
    found = sorted((ROOT / game).rglob("test_*.py"))
    mirror = [test.relative_to(ROOT).as_posix() for test in found if name.fullmatch(test.name)]
    rest = [game.as_posix(), *(f"--ignore={path}" for path in mirror)]
    return [mirror, rest] if mirror else [rest]


def tests_of(file: str) -> Path:
    """The tests of the game that a module belongs to: ``tests/games/island``."""
    return Path("tests", *Path(file).relative_to("src/topcluck").parts[:2])


def _limit_memory(pid: int) -> None:
    if sys.platform == "linux":
        import resource

        with contextlib.suppress(ProcessLookupError):
            resource.prlimit(pid, resource.RLIMIT_AS, (MEMORY, MEMORY))


def _kill(process: subprocess.Popen[bytes]) -> None:
    """End a test run and whatever it has started itself."""
    if sys.platform == "win32":
        process.kill()
    else:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def judge_all(mutants: Sequence[Mutant], workers: int, console: Console) -> list[Verdict]:
    """Judge all mutants, a few at a time, each in a copy that is free."""
    limits: dict[str, float] = {}
    free: queue.Queue[Copy] = queue.Queue()
    for number in range(1, workers + 1):
        free.put(Copy(COPIES / str(number), limits))

    def check(tests: Sequence[str]) -> str | None:
        with borrowed(free) as copy:
            return copy.check(tests)

    def judge(mutant: Mutant) -> Verdict:
        with borrowed(free) as copy:
            return copy.judge(mutant)

    unbroken = {tests[0]: tests for mutant in mutants for tests in stages(mutant.file)}
    games = sorted({tests_of(mutant.file).as_posix() for mutant in mutants})
    verdicts: list[Verdict] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    pool = ThreadPoolExecutor(workers)
    try:
        with Progress(*columns, console=console) as progress:
            task = progress.add_task("unbroken", total=len(unbroken))
            for fault in pool.map(check, unbroken.values()):
                progress.advance(task)
                if fault:
                    sys.exit(fault)
            progress.update(task, description="who runs which line", total=None)
            with borrowed(free) as copy:
                reached = copy.reach(games)
            for copy in list(free.queue):
                copy.reached = reached
            progress.update(task, description="broken", total=len(mutants), completed=0)
            for future in as_completed([pool.submit(judge, mutant) for mutant in mutants]):
                verdicts.append(future.result())
                survived = sum(verdict.outcome == "survived" for verdict in verdicts)
                progress.update(task, advance=1, description=f"broken ({survived} survived)")
    finally:
        pool.shutdown(cancel_futures=True)
        shutil.rmtree(COPIES, ignore_errors=True)
    return sorted(verdicts, key=lambda verdict: (verdict.mutant.file, verdict.mutant.start))


@contextlib.contextmanager
def borrowed(free: queue.Queue[Copy]) -> Iterator[Copy]:
    copy = free.get()
    try:
        yield copy
    finally:
        free.put(copy)


# --- Telling ---


def difference(mutant: Mutant) -> str:
    source = (ROOT / mutant.file).read_text("utf-8")
    lines = difflib.unified_diff(source.splitlines(), mutant.apply(source).splitlines(), lineterm="", n=0)
    return "\n".join("    " + line for line in lines if not line.startswith(("---", "+++", "@@")))


def main() -> int:
    parser = argparse.ArgumentParser(prog="./dev mutants", description="Break the rules; do the tests notice?")
    parser.add_argument("--count", type=int, default=300, help="how many places to break (300)")
    parser.add_argument("--seed", type=int, default=1, help="which places (1)")
    parser.add_argument("--paths", nargs="+", default=[], help="files or folders instead of all rules modules")
    parser.add_argument("--workers", type=int, default=2, help="test runs at the same time (2)")
    parser.add_argument("--least", type=float, default=LEAST, help="per cent that must be noticed (85)")
    asked = parser.parse_args()
    console = Console(width=None if sys.stdout.isatty() else 120, highlight=False)
    chosen = pick(modules(asked.paths), asked.count, asked.seed)
    if not chosen:
        sys.exit("There is nothing to break: no rules modules found.")
    verdicts = judge_all(chosen, asked.workers, console)
    survivors = [verdict for verdict in verdicts if verdict.outcome == "survived"]
    for verdict in survivors:
        mutant = verdict.mutant
        console.print(Text(f"{mutant.file}:{mutant.line}  {mutant.kind}\n{difference(mutant)}"))
    share = 100 * (len(verdicts) - len(survivors)) / len(verdicts)
    report = {
        "seed": asked.seed,
        "count": len(verdicts),
        "noticed_per_cent": round(share, 1),
        "outcomes": dict(Counter(verdict.outcome for verdict in verdicts)),
        "mutants": [
            {**asdict(verdict.mutant), "outcome": verdict.outcome, "by": verdict.by, "seconds": verdict.seconds}
            | ({"diff": difference(verdict.mutant)} if verdict.outcome == "survived" else {})
            for verdict in verdicts
        ],
    }
    REPORT.parent.mkdir(exist_ok=True)
    REPORT.write_text(json.dumps(report, indent=1, ensure_ascii=False) + "\n", "utf-8")
    console.print(
        f"{len(verdicts)} places broken (seed {asked.seed}), {len(verdicts) - len(survivors)} noticed: {share:.1f} %, "
        f"{asked.least:g} % wanted (in {REPORT.relative_to(ROOT)})"
    )
    return 0 if share >= asked.least else 1


if __name__ == "__main__":
    sys.exit(main())
