"""`topcluck export`, `import`, `backup` and `restore`: games and whole databases that move."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from topcluck.cli import options
from topcluck.kernel.errors import BadRecord, SetupRefused, TopcluckError

if TYPE_CHECKING:
    from topcluck.kernel.replay import Record
    from topcluck.server.records import Imported
    from topcluck.server.store import Store
    from topcluck.server.store.moving import Count, Restored

T = TypeVar("T")

Database = Annotated[
    str | None,
    typer.Option("--db", metavar="URL", help="sqlite:///FILE or postgresql://…; else the server's."),
]
Config = Annotated[str | None, typer.Option("--config", metavar="FILE", help="The server's file of settings.")]


def export(
    tables: Annotated[list[str] | None, typer.Argument(metavar="TABLE", help="The id of a table.")] = None,
    everything: Annotated[bool, typer.Option("--all", help="All games that are over.")] = False,
    to: Annotated[str, typer.Option("-o", metavar="FILE|DIR", help="A file, or a folder for several games.")] = "-",
    with_secrets: Annotated[
        bool, typer.Option("--with-secrets", help="Running games too; whoever reads them knows every hand and die.")
    ] = False,
    db: Database = None,
    config: Config = None,
    lang: options.Lang = None,
    as_json: options.Json = False,
) -> None:
    """Write games of a server as records.

    A record replays and verifies (topcluck replay, topcluck verify), and topcluck import takes it in again.
    """
    words = options.words_for(lang)
    if everything == bool(tables):
        raise SetupRefused("name tables, or say --all")
    if as_json and to == "-":
        raise SetupRefused("--json needs -o: only one of the two can go to standard output")
    records = _finished(_exported(_url(db, config), tables or [], everything, with_secrets))
    files = _write(records, to)
    if with_secrets:
        print(words.say("cli-export-secrets"), file=sys.stderr)
    if as_json:
        print(json.dumps({"files": files}))
    elif to != "-":
        print(words.say("cli-exported", games=len(records), file=to))


async def _exported(url: str, tables: Sequence[str], everything: bool, with_secrets: bool) -> list[tuple[str, Record]]:
    """The records that were asked for, with the tables they come from."""
    from topcluck.server.records import export_game

    async with _opened(url, existing=True) as store:
        if not everything:
            return [(id, await export_game(store, id, with_secrets)) for id in dict.fromkeys(tables)]
        found = []
        wanted = ("over", "running", "stuck") if with_secrets else ("over",)
        for id in await store.all_tables():
            table = await store.table(id)
            if table is not None and table[0].status in wanted:
                found.append((id, await export_game(store, id, with_secrets)))
        return found


def _write(records: Sequence[tuple[str, Record]], to: str) -> list[str]:
    """Writes records into a file, or into a folder under the ids of their tables; the files' names."""
    from topcluck.cli.files import write_whole

    if to == "-" or (len(records) == 1 and not Path(to).is_dir()):
        if len(records) != 1:
            raise SetupRefused(f"{len(records)} games do not fit into one file; -o DIR names a folder for them")
        if to == "-":
            print(records[0][1])
        else:
            write_whole(Path(to), f"{records[0][1]}\n")
        return [to]
    folder = Path(to)
    folder.mkdir(parents=True, exist_ok=True)
    files = [folder / f"{id}.json" for id, _ in records]
    for file, (_, record) in zip(files, records, strict=True):
        write_whole(file, f"{record}\n")
    return list(map(str, files))


def import_(
    files: Annotated[list[str], typer.Argument(metavar="FILE", help="A record, or - for standard input.")],
    db: Database = None,
    config: Config = None,
    lang: options.Lang = None,
    as_json: options.Json = False,
) -> None:
    """Take records in as tables of a server.

    A finished game can be looked at there; a running one goes on, and the token of each seat is printed.
    """
    from topcluck.cli.files import read_record

    words = options.words_for(lang)
    done = _finished(_imported(_url(db, config), [(file, read_record(file)) for file in files]))
    if as_json:
        told = [
            {"file": file, "table": one.table, "status": one.status, "added": one.added, "seats": one.seats,
             "watch": one.watch}
            for file, one in done
        ]  # fmt: skip
        print(json.dumps({"tables": told}))
        return
    for file, one in done:
        print(words.say("cli-imported" if one.added else "cli-imported-before", file=file, table=one.table))
        for seat, token in enumerate(one.seats):
            print(words.say("cli-imported-seat", seat=seat, token=token))
        if one.watch:
            print(words.say("cli-imported-watch", token=one.watch))


async def _imported(url: str, records: Sequence[tuple[str, Record]]) -> list[tuple[str, Imported]]:
    """What became of each record; all are checked before the first is taken in."""
    import topcluck
    from topcluck.server.records import import_game

    for file, record in records:
        try:
            topcluck.verify(record)
        except TopcluckError as problem:
            raise BadRecord(f"{file}: {problem}") from None
    async with _opened(url) as store:
        return [(file, await import_game(store, record, time.time())) for file, record in records]


def backup(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The file to write; one that is there is replaced.")],
    db: Database = None,
    config: Config = None,
    lang: options.Lang = None,
    as_json: options.Json = False,
) -> None:
    """Write everything that a server keeps into one file, while it is running.

    Keep it safe: it holds all secrets of running games.
    """
    words = options.words_for(lang)
    count = _finished(_backed_up(_url(db, config), Path(file)))
    if as_json:
        print(json.dumps({"file": file, "tables": count.tables, "profiles": count.profiles}))
    else:
        print(words.say("cli-backed-up", tables=count.tables, profiles=count.profiles, file=file))


async def _backed_up(url: str, path: Path) -> Count:
    from topcluck.server.store.moving import back_up

    async with _opened(url, existing=True) as store:
        return await back_up(store, path, time.time())


def restore(
    file: Annotated[str, typer.Argument(metavar="FILE", help="What topcluck backup has written.")],
    db: Database = None,
    config: Config = None,
    merge: Annotated[bool, typer.Option("--merge", help="Also into a database that has tables; those stay.")] = False,
    lang: options.Lang = None,
    as_json: options.Json = False,
) -> None:
    """Read a backup into an empty database, of whichever kind.

    So a server moves from SQLite to PostgreSQL: backup from the one, restore into the other.
    """
    words = options.words_for(lang)
    done = _finished(_restored(_url(db, config), Path(file), merge))
    if as_json:
        print(json.dumps({"tables": done.tables, "there": done.there, "profiles": done.profiles}))
    else:
        print(words.say("cli-restored", tables=done.tables, there=done.there, profiles=done.profiles))


async def _restored(url: str, path: Path, merge: bool) -> Restored:
    from topcluck.server.store.moving import check
    from topcluck.server.store.moving import restore as restored

    check(path)  # before a database is made for nothing
    async with _opened(url) as store:
        return await restored(store, path, merge)


def _finished(work: Coroutine[Any, Any, T]) -> T:
    """What comes of something that waits for a database."""
    import asyncio

    return asyncio.run(work)


def _url(db: str | None, config: str | None) -> str:
    """The database that was named, or the server's."""
    from topcluck.cli.host import host_settings

    if db is None:
        return host_settings(config).db
    if config is not None:
        raise SetupRefused("--db names the database, and --config the file that does: only one of the two is needed")
    return db


@asynccontextmanager
async def _opened(url: str, existing: bool = False) -> AsyncIterator[Store]:
    """The database at an address, connected; with *existing* only one that is there."""
    from topcluck.server.store.opening import existing_store, open_store

    store = existing_store(url) if existing else open_store(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()
