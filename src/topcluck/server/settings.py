"""What a host can choose: one structure of settings, from a file, the environment and the command line.

Later ones win: the defaults, then the file, then ``TOPCLUCK_…`` variables, then options of the command. What is unknown
or wrong is refused with the place where it stands.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct

from topcluck.kernel.errors import SetupRefused

PREFIX = "TOPCLUCK_"
FILE = "topcluck.toml"
NOT_SETTINGS = frozenset({"TOPCLUCK_DEBUG", "TOPCLUCK_PLAIN", "TOPCLUCK_COMPILE", "TOPCLUCK_OPTIMIZE"})  # by others
_SECRET = frozenset({"db", "invitation"})  # may hold a password or a code: never repeated to anybody

Network = IPv4Network | IPv6Network


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that a host can choose, with a sentence each."""

    # Where it listens, and who it believes
    host: Annotated[str, Meta(min_length=1, description="The address to listen on; 0.0.0.0 is all of IPv4.")] = (
        "127.0.0.1"
    )
    port: Annotated[
        Annotated[int, Meta(ge=0, le=65535)] | None,
        Meta(description="The port to listen on, 0 for any; if none is named it is 8000 or the next one that is free."),
    ] = None
    public: Annotated[
        str, Meta(description="The address that players use, such as https://hens.example, if a proxy stands between.")
    ] = ""
    trusted_proxies: Annotated[
        tuple[str, ...],
        Meta(description="Addresses or networks of proxies that are believed when they say for whom they ask."),
    ] = ()
    forwarded: Annotated[
        Literal["x-forwarded-for", "forwarded"], Meta(description="The header in which those proxies say it.")
    ] = "x-forwarded-for"
    origins: Annotated[tuple[str, ...], Meta(description="Further web addresses whose pages may use this server.")] = ()

    # Where tables are kept
    db: Annotated[
        str,
        Meta(description="sqlite:///FILE or postgresql://…; empty is a SQLite file in the user's data folder."),
    ] = ""
    synchronous: Annotated[
        Literal["normal", "full"], Meta(description="With full, SQLite loses nothing even in a power cut; slower.")
    ] = "normal"
    forget_open: Annotated[
        float, Meta(gt=0, description="Days after which a table that has not begun is forgotten, if nobody touches it.")
    ] = 7
    forget_running: Annotated[
        float, Meta(gt=0, description="Days after which a game that nobody goes on with is forgotten.")
    ] = 90
    forget_finished: Annotated[
        float, Meta(ge=0, description="Days after which a finished game is forgotten; 0 is never.")
    ] = 0

    # Limits
    message_size: Annotated[
        int, Meta(ge=1024, le=1 << 20, description="Bytes of the largest message and of the largest request.")
    ] = 32768
    messages_per_second: Annotated[
        float, Meta(gt=0, le=10000, description="Messages that one socket may send in a second, over a while.")
    ] = 10
    requests_per_minute: Annotated[
        float, Meta(gt=0, description="Requests that one address may make in a minute, over a while.")
    ] = 300
    tables_per_address: Annotated[
        int, Meta(ge=1, description="Tables that one address may have open or running at once.")
    ] = 50
    sockets_per_address: Annotated[int, Meta(ge=1, description="Sockets that one address may hold.")] = 200
    sockets: Annotated[int, Meta(ge=1, description="Sockets in all.")] = 5000
    tables: Annotated[int, Meta(ge=1, description="Tables in all, finished ones included.")] = 100_000

    # Manners
    invitation: Annotated[
        str, Meta(max_length=64, description="Only who knows this code may open tables; empty is everybody.")
    ] = ""
    talk: Annotated[bool, Meta(description="Whether people may talk at tables.")] = True
    folder: Annotated[
        str, Meta(description="A folder of own card sets (a folder each) and islands (a .toml file each).")
    ] = ""

    # Bots
    bot_workers: Annotated[
        int, Meta(ge=0, le=64, description="Processes in which bots think; 0 is as many as leave the tables a core.")
    ] = 0
    least_thinking: Annotated[
        float, Meta(ge=0, le=60, description="Seconds that a bot takes at least, so that its speed tells nothing.")
    ] = 0.5

    # Operation
    name: Annotated[
        str, Meta(max_length=40, description="The name of this process among several; empty is a random one.")
    ] = ""
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], Meta(description="The least important lines that are logged.")
    ] = "info"
    log_format: Annotated[
        Literal["console", "json"], Meta(description="Lines for people, or one JSON object each for programs.")
    ] = "console"
    metrics: Annotated[bool, Meta(description="Whether there are figures for Prometheus at /metrics.")] = True
    metrics_from: Annotated[tuple[str, ...], Meta(description="Addresses or networks that may see them.")] = (
        "127.0.0.0/8",
        "::1",
    )

    @property
    def is_https(self) -> bool:
        """Whether players come by https."""
        return self.public.startswith("https://")


_TYPES: Mapping[str, Any] = get_type_hints(Settings, include_extras=True)
NAMES: tuple[str, ...] = Settings.__struct_fields__


def load_settings(file: Path | None, environment: Mapping[str, str], given: Mapping[str, Any]) -> Settings:
    """The settings from a file that was named or found, the environment, and what the command line *given*."""
    values: dict[str, Any] = {}
    if file is not None:
        values |= _from_file(file)
    values |= _from_environment(environment)
    values |= {name: _read(name, value, f"--{name.replace('_', '-')}") for name, value in given.items()}
    return Settings(**values)


def usual_file(config_folder: Path) -> Path | None:
    """The file in the user's folder of settings, if there is one."""
    path = config_folder / FILE
    return path if path.is_file() else None


def described(name: str) -> str:
    """The sentence on a setting."""
    (meta,) = (note for note in get_args(_TYPES[name]) if isinstance(note, Meta))
    return meta.description or ""


def networks(texts: tuple[str, ...]) -> tuple[Network, ...]:
    """Addresses and networks as they were written."""
    return tuple(ip_network(text, strict=False) for text in texts)


def _from_file(file: Path) -> dict[str, Any]:
    """What stands in a file."""
    try:
        told = tomllib.loads(file.read_text("utf-8-sig"))
    except OSError as problem:
        raise SetupRefused(f"{file} cannot be read: {problem.strerror}") from None
    except ValueError as problem:  # also text that is no UTF-8
        raise SetupRefused(f"{file} is no TOML: {problem}") from None
    return {name: _read(name, value, f"{file}: {name}") for name, value in told.items()}


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """What stands in variables such as ``TOPCLUCK_PORT``."""
    told = {
        variable.removeprefix(PREFIX).lower(): (variable, value)
        for variable, value in environment.items()
        if variable.startswith(PREFIX) and variable not in NOT_SETTINGS
    }
    return {name: _read(name, value, variable) for name, (variable, value) in told.items()}


def _read(name: str, value: Any, where: str) -> Any:
    """A value of a setting, from wherever."""
    if name not in _TYPES:
        close = get_close_matches(name, NAMES, 1)
        raise SetupRefused(f"{where} is no setting{f'; did you mean {close[0]}?' if close else ''}")
    if isinstance(value, str) and get_origin(get_args(_TYPES[name])[0]) is tuple:
        value = [part.strip() for part in value.split(",") if part.strip()]
    try:
        found = msgspec.convert(value, _TYPES[name], strict=not isinstance(value, str))
        _CHECKS.get(name, _anything)(found)
    except ValueError as problem:  # msgspec.ValidationError is one
        told = "" if name in _SECRET else f", not {value!r:.60}"
        raise SetupRefused(f"{where} is wrong{told}: {str(problem)[:1].lower()}{str(problem)[1:]}") from None
    return found


def _anything(value: Any) -> None:
    """What its type allows is right."""


def _check_networks(value: tuple[str, ...]) -> None:
    networks(value)


def _check_addresses(value: tuple[str, ...]) -> None:
    for one in value:
        _check_address(one)


def _check_address(value: str) -> None:
    """A web address without a path, or none at all."""
    parts = urlsplit(value)
    if value and (
        parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/") or parts.query
        or parts.username is not None
    ):  # fmt: skip
        raise ValueError("it should read https://name or http://name:port")


def _check_db(value: str) -> None:
    if value and not value.startswith(("sqlite:///", "postgresql://", "postgres://")):
        raise ValueError("it should read sqlite:///FILE or postgresql://…")


_CHECKS: Mapping[str, Any] = {
    "public": _check_address,
    "origins": _check_addresses,
    "trusted_proxies": _check_networks,
    "metrics_from": _check_networks,
    "db": _check_db,
}
