"""Where the profile of the player at this computer lies, and how it is read and written."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from topcluck.cli.files import read_text, write_whole

if TYPE_CHECKING:
    from topcluck.games.island.profile import Profile

_NAME = Path("topcluck") / "profile.json"


def profile_path(named: str | None) -> Path:
    """The file that was named, or the one in the player's data folder."""
    return Path(named) if named is not None else _data_folder() / _NAME


def _data_folder() -> Path:
    """Where programs keep what belongs to a user: as the freedesktop, Windows and macOS conventions say."""
    if chosen := os.environ.get("XDG_DATA_HOME"):
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming")
    return Path.home() / ("Library/Application Support" if sys.platform == "darwin" else ".local/share")


def read_profile(path: Path) -> Profile:
    """The profile in a file; an empty one if there is no file yet."""
    from topcluck.games.island.profile import BadProfile, Profile

    try:
        return Profile.parse(read_text(str(path.absolute())))
    except FileNotFoundError:
        return Profile()
    except BadProfile as problem:
        raise BadProfile(f"{path}: {problem}") from None


def write_profile(path: Path, profile: Profile) -> None:
    """Keeps a profile; the folder is made if need be."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, str(profile) + "\n")
