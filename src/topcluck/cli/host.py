"""The settings of the host of this computer, for all commands that look after a server."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from topcluck.server.settings import Settings


def host_settings(config: str | None = None, given: Mapping[str, Any] | None = None) -> Settings:
    """All settings, from the file that was named or the usual one, the environment, and what was *given*."""
    import msgspec
    from platformdirs import user_config_path

    from topcluck.server.settings import load_settings, usual_file
    from topcluck.server.store.opening import default_url

    file = Path(config) if config is not None else usual_file(user_config_path("topcluck", appauthor=False))
    settings = load_settings(file, os.environ, given or {})
    return settings if settings.db else msgspec.structs.replace(settings, db=default_url())
