"""`topcluck serve`: tables for people in browsers."""

from __future__ import annotations

import json
import os
import socket
import sys
from typing import TYPE_CHECKING, Annotated, Any

import typer

from topcluck.cli import options
from topcluck.cli.host import host_settings
from topcluck.kernel.errors import SetupRefused

if TYPE_CHECKING:
    from topcluck.server.settings import Settings

_ALL = "0.0.0.0"


def serve(
    host: Annotated[str | None, typer.Option("--host", metavar="ADDRESS", help="The address to listen on.")] = None,
    port: Annotated[str | None, typer.Option("--port", metavar="N", help="The port; 0 is any that is free.")] = None,
    lan: Annotated[bool, typer.Option("--lan", help="For all in the same network; shows a code for phones.")] = False,
    db: Annotated[str | None, typer.Option("--db", metavar="URL", help="sqlite:///FILE or postgresql://…")] = None,
    public: Annotated[str | None, typer.Option("--public", metavar="URL", help="The address behind a proxy.")] = None,
    folder: Annotated[str | None, typer.Option("--folder", metavar="DIR", help="Own card sets and islands.")] = None,
    invitation: Annotated[
        str | None, typer.Option("--invitation", metavar="CODE", help="Only who knows it opens tables.")
    ] = None,
    config: Annotated[str | None, typer.Option("--config", metavar="FILE", help="A TOML file of settings.")] = None,
    log_level: Annotated[
        str | None, typer.Option("--log-level", metavar="LEVEL", help="debug, info, warning or error.")
    ] = None,
    log_format: Annotated[str | None, typer.Option("--log-format", metavar="FORMAT", help="console or json.")] = None,
    no_open: Annotated[bool, typer.Option("--no-open", help="Do not open a browser.")] = False,
    as_json: options.Json = False,
) -> None:
    """Serve tables to browsers: on this computer, to the room, or to the world.

    Without options it listens on this computer only, on a free port, and opens the browser. All settings can also stand
    in a file or in variables such as TOPCLUCK_PORT; docs/hosting.md lists them.
    """
    given = {
        "host": _ALL if lan and host is None else host, "port": port, "db": db, "public": public, "folder": folder,
        "invitation": invitation, "log_level": log_level, "log_format": log_format,
    }  # fmt: skip
    settings = host_settings(config, {name: value for name, value in given.items() if value is not None})
    _run(settings, lan, opens=not (no_open or as_json), as_json=as_json)


def _run(settings: Settings, lan: bool, *, opens: bool, as_json: bool) -> None:
    """Listens, says where, and serves until it is told to end."""
    import asyncio

    from topcluck.server.app import make_app
    from topcluck.server.logs import set_up_logs
    from topcluck.server.running import bind, make_server

    set_up_logs(settings.log_level, settings.log_format)
    app = make_app(settings)
    asyncio.run(_try_store(app.state.desk.store))
    listening = bind(settings)
    address = settings.public or _address(settings.host, listening.getsockname()[1], lan)
    _announce(address, lan, as_json)
    if opens and _has_display():
        _open_soon(address)
    make_server(app, settings).run([listening])


async def _try_store(store: Any) -> None:
    """Opens and closes the database once, so that what is wrong with it is said before anything begins."""
    await store.open()
    try:
        await store.claim()
    finally:
        await store.close()


def _address(host: str, port: int, lan: bool) -> str:
    """Where a browser finds the server."""
    shown = _own_address() if lan else "127.0.0.1" if host in (_ALL, "") else "[::1]" if host == "::" else host
    return f"http://{f'[{shown}]' if ':' in shown and not shown.startswith('[') else shown}:{port}"


def _own_address() -> str:
    """The address of this computer in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            raise SetupRefused("this computer is in no network; without --lan it serves only itself") from None


def _announce(address: str, lan: bool, as_json: bool) -> None:
    """Says where the server is."""
    if as_json:
        print(json.dumps({"address": address, "pid": os.getpid()}), flush=True)
        return
    print(f"Top Cluck is at {address}  (Ctrl+C ends it)", flush=True)
    if lan:
        import segno

        segno.make(address, error="m").terminal(sys.stdout, compact=True)
        sys.stdout.flush()


def _has_display() -> bool:
    """Whether there is a screen that a browser could open on."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _open_soon(address: str) -> None:
    """Opens the browser as soon as the server answers."""
    import threading
    import webbrowser

    threading.Timer(0.7, webbrowser.open, [address]).start()
