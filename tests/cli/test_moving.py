"""`export`, `import`, `backup` and `restore`."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

import topcluck
from tests.cli.running import cli
from tests.server.played import a_game
from tests.server.rows import add_table, opened

FINISHED = a_game("finished", over=True)
RUNNING = a_game("running-game", entries=20)


@pytest.fixture
def db(tmp_path: Path) -> str:
    """A server's database: a game that is over, one that goes on, one that has not begun."""
    url = f"sqlite:///{tmp_path}/tables.db"

    async def fill() -> None:
        async with opened(url) as store:
            for whole in (FINISHED, RUNNING):
                await store.restore(whole.table, whole.seats, whole.entries)
            await add_table(store, "open-table")

    asyncio.run(fill())
    return url


def test_a_finished_game_is_written_and_verifies(db: str, tmp_path: Path) -> None:
    ran = cli("export", "finished", "--db", db, "-o", str(tmp_path / "game.json"))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == f"One game is written to {tmp_path}/game.json.\n"
    assert cli("verify", str(tmp_path / "game.json")).code == 0
    printed = cli("export", "finished", "--db", db)
    assert printed.out == (tmp_path / "game.json").read_text()


def test_all_finished_games_go_into_a_folder(db: str, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    ran = cli("export", "--all", "--db", db, "-o", str(folder), "--json")
    assert json.loads(ran.out) == {"files": [f"{folder}/finished.json"]}
    assert [file.name for file in folder.iterdir()] == ["finished.json"]
    ran = cli("export", "--all", "--with-secrets", "--db", db, "-o", str(folder), "--lang", "de")
    assert ran.out == f"2 Partien stehen in {folder}.\n"
    assert sorted(file.name for file in folder.iterdir()) == ["finished.json", "running-game.json"]


def test_a_running_game_is_written_only_with_its_secrets_and_a_warning(db: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    ran = cli("export", "running-game", "--db", db, "-o", str(file))
    assert ran.refused() and "--with-secrets" in ran.err and not file.exists()
    ran = cli("export", "running-game", "--db", db, "-o", str(file), "--with-secrets")
    assert ran.code == 0 and "hold all secrets" in ran.err
    assert len(json.loads(file.read_text())["entries"]) == 20


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        ([], "name tables, or say --all"),
        (["finished", "--all"], "name tables, or say --all"),
        (["nowhere"], "there is no table nowhere"),
        (["open-table", "--with-secrets"], "has not begun"),
        (["finished", "running-game", "--with-secrets"], "2 games do not fit into one file"),
        (["finished", "--json"], "--json needs -o"),
    ],
)
def test_what_cannot_be_exported_is_refused(db: str, args: list[str], sentence: str) -> None:
    ran = cli("export", *args, "--db", db)
    assert ran.refused() and sentence in ran.err and ran.out == ""


def test_the_database_is_that_of_a_file_of_settings(db: str, tmp_path: Path) -> None:
    settings, copy = tmp_path / "settings.toml", tmp_path / "copy"
    settings.write_text(f'db = "{db}"\n', "utf-8")
    assert json.loads(cli("backup", str(copy), "--config", str(settings), "--json").out)["tables"] == 3
    printed = cli("export", "finished", "--config", str(settings))
    assert printed.code == 0 and printed.out == cli("export", "finished", "--db", db).out
    settings.write_text(f'db = "sqlite:///{tmp_path}/again.db"\n', "utf-8")
    assert json.loads(cli("restore", str(copy), "--config", str(settings), "--json").out)["tables"] == 3
    record = tmp_path / "game.json"
    record.write_text(printed.out, "utf-8")
    (taken,) = json.loads(cli("import", str(record), "--config", str(settings), "--json").out)["tables"]
    assert taken["status"] == "over"
    assert cli("export", taken["table"], "--db", f"sqlite:///{tmp_path}/again.db").code == 0
    both = cli("backup", str(copy), "--config", str(settings), "--db", db)
    assert both.refused() and "only one of the two is needed" in both.err


@pytest.mark.parametrize("command", [["export", "--all"], ["backup", "copy"]])
def test_where_there_is_no_database_none_is_made(command: list[str], tmp_path: Path) -> None:
    ran = cli(*command, "--db", f"sqlite:///{tmp_path}/no.db")
    assert ran.refused() and "there is no database" in ran.err
    assert list(tmp_path.iterdir()) == []
    assert cli(*command, "--db", "mysql://host/tables").refused()


def test_games_move_from_one_server_to_another(db: str, tmp_path: Path) -> None:
    files = [str(tmp_path / name) for name in ("finished.json", "running-game.json")]
    cli("export", "--all", "--with-secrets", "--db", db, "-o", str(tmp_path))
    other = f"sqlite:///{tmp_path}/other.db"
    ran = cli("import", *files, "--db", other, "--json")
    assert ran.code == 0
    over, running = json.loads(ran.out)["tables"]
    assert (over["file"], over["status"], over["added"], over["seats"]) == (files[0], "over", True, [])
    assert (running["status"], len(running["seats"])) == ("running", 2)
    again = cli("import", files[0], "--db", other)
    assert again.out == f"{files[0]} was there already: it is table {over['table']}.\n"
    ran = cli("export", over["table"], "--db", other)
    assert ran.out == Path(files[0]).read_text()


def test_the_links_of_a_running_game_are_printed(tmp_path: Path) -> None:
    match = topcluck.new("touche-poulet", players=2, seed=7)
    (tmp_path / "game.json").write_text(str(match.record))
    ran = cli("import", str(tmp_path / "game.json"), "--db", f"sqlite:///{tmp_path}/tables.db")
    lines = ran.out.splitlines()
    assert [line.split(":")[0] for line in lines[1:]] == ["Seat 0", "Seat 1", "To watch"]
    assert all(len(line.split(": ")[1]) == 43 for line in lines[1:])


def test_one_bad_record_keeps_all_out(db: str, tmp_path: Path) -> None:
    cli("export", "finished", "--db", db, "-o", str(tmp_path / "good.json"))
    data = json.loads((tmp_path / "good.json").read_text())
    data["entries"].pop()
    (tmp_path / "bad.json").write_text(json.dumps(data))
    ran = cli("import", str(tmp_path / "good.json"), str(tmp_path / "bad.json"), "--db", f"sqlite:///{tmp_path}/new.db")
    assert ran.refused() and "bad.json" in ran.err
    assert not (tmp_path / "new.db").exists()


def test_a_backup_is_restored_into_an_empty_database(db: str, tmp_path: Path) -> None:
    file, other = str(tmp_path / "copy.gz"), f"sqlite:///{tmp_path}/other.db"
    ran = cli("backup", file, "--db", db)
    assert ran.code == 0 and ran.out.startswith(f"{file} holds 3 tables and 0 profiles.")
    ran = cli("restore", file, "--db", other)
    assert (ran.code, ran.out) == (0, "Tables added: 3. There already: 0. Profiles added: 0.\n")
    assert cli("export", "finished", "--db", other).out == cli("export", "finished", "--db", db).out
    ran = cli("restore", file, "--db", other)
    assert ran.refused() and "--merge" in ran.err
    ran = cli("restore", file, "--db", other, "--merge", "--json")
    assert json.loads(ran.out) == {"tables": 0, "there": 3, "profiles": 0}
    assert json.loads(cli("backup", file, "--db", db, "--json").out) == {"file": file, "tables": 3, "profiles": 0}


def test_a_file_that_is_no_backup_makes_no_database(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear hens")
    for name in ("letter", "nothing"):
        ran = cli("restore", str(tmp_path / name), "--db", f"sqlite:///{tmp_path}/new.db")
        assert ran.refused() and name in ran.err
    assert not (tmp_path / "new.db").exists()


def test_without_an_address_the_file_in_the_data_folder_is_meant(
    db: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    cli("backup", str(tmp_path / "copy.gz"), "--db", db)
    assert cli("restore", str(tmp_path / "copy.gz")).code == 0
    assert (tmp_path / "data" / "topcluck" / "tables.db").exists()
    assert cli("export", "finished").code == 0
