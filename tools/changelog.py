"""Put the fragments of changelog.d/ together: `./dev changelog`, and with `--release VERSION` into CHANGELOG.md."""

import argparse
import datetime
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
KINDS = ("added", "changed", "fixed", "removed")


def fragments(folder: Path) -> dict[str, list[Path]]:
    """The files of each kind; a file whose name says no kind is refused."""
    found: dict[str, list[Path]] = {kind: [] for kind in KINDS}
    for file in sorted(folder.glob("*.md")):
        if file.name == "README.md":
            continue
        kind = file.name.split(".")[-2]
        if kind not in KINDS:
            raise ValueError(f"{file.name}: the name must end in .{', .'.join(KINDS)} and .md")
        found[kind].append(file)
    return found


def together(found: dict[str, list[Path]]) -> str:
    """One list per kind."""
    parts = []
    for kind, files in found.items():
        if files:
            entries = (" ".join(file.read_text("utf-8").split()) for file in files)
            parts.append(f"### {kind.capitalize()}\n\n" + "".join(f"- {entry}\n" for entry in entries))
    return "\n".join(parts)


def release(version: str, day: str, root: Path = ROOT) -> None:
    """Move the fragments under a heading of their own in CHANGELOG.md, above the older ones."""
    found = fragments(root / "changelog.d")
    file = root / "CHANGELOG.md"
    head, mark, older = file.read_text("utf-8").partition("\n## ")
    file.write_text(f"{head.rstrip()}\n\n## {version} ({day})\n\n{together(found)}{mark}{older}", "utf-8")
    for fragment in (fragment for files in found.values() for fragment in files):
        fragment.unlink()


def main() -> int:
    parser = argparse.ArgumentParser(prog="./dev changelog", description="Put the fragments of changelog.d/ together.")
    parser.add_argument("--release", metavar="VERSION", help="move them into CHANGELOG.md")
    asked = parser.parse_args()
    try:
        if asked.release:
            release(asked.release, datetime.date.today().isoformat())
        else:
            print(together(fragments(ROOT / "changelog.d")) or "Nothing has changed.")
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
