"""What the files around the code promise each other."""

import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def tasks() -> list[str]:
    listed = subprocess.run([sys.executable, "dev"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return re.findall(r"^  (\S+) ", listed, re.MULTILINE)


def test_dev_lists_its_tasks_with_a_sentence_each() -> None:
    listed = subprocess.run([sys.executable, "dev"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert {"setup", "play", "test", "lint", "fast", "slow", "coverage", "rule-coverage", "mutants"} <= set(tasks())
    assert len(re.findall(r"^  \S+ +[A-Z].*\.$", listed, re.MULTILINE)) == len(tasks())


def test_an_unknown_task_is_refused_with_a_sentence() -> None:
    told = subprocess.run([sys.executable, "dev", "fly"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert told.returncode == 2
    assert "no task 'fly'" in told.stderr and "Traceback" not in told.stderr


def test_make_knows_the_same_tasks() -> None:
    made = re.search(r"^TASKS := (.*)$", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert made is not None and made.group(1).split() == tasks()


def test_the_lock_has_hashes_and_names_no_host() -> None:
    lock = (ROOT / "requirements.lock").read_text("utf-8")
    assert "://" not in lock and "--index-url" not in lock and "--find-links" not in lock
    packages = re.findall(r"^[a-z0-9].*?(?=^[a-z0-9]|\Z)", lock, re.MULTILINE | re.DOTALL)
    assert len(packages) > 20
    assert all("--hash=sha256:" in package for package in packages)


def test_both_games_use_the_same_file_names() -> None:
    common = {
        "actions", "conservation", "decisions", "events", "game", "model", "names", "notation", "refusals", "rules",
        "sets", "state", "view", "words",
    }  # fmt: skip
    for game in ("island", "touche"):
        folder = ROOT / "src" / "topcluck" / "games" / game
        assert common <= {path.stem for path in folder.iterdir()}, game


def test_the_lock_of_the_page_names_no_registry_and_knows_all_systems() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    packages = {name: entry for name, entry in lock["packages"].items() if name}
    assert all(entry.get("integrity") and "resolved" not in entry for entry in packages.values())
    bindings = {name for name in packages if name.startswith("node_modules/@rolldown/binding-")}
    assert len(bindings) >= 15, "resolve with an earlier date: ./dev page-lock --before DATE"


def test_the_page_needs_no_inline_script_or_style() -> None:
    page = (ROOT / "web" / "index.html").read_text("utf-8")
    assert re.findall(r"<script[^>]*>([^<]*)</script>", page) == [""]
    assert "<style" not in page and "style=" not in page and " on" not in re.sub(r">[^<]*<", "><", page)
