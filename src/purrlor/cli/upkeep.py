"""purrlor backup, restore, upgrade: maintain a server's data."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

from purrlor.cli.arguments import Language
from purrlor.cli.language import use_language
from purrlor.table.reasons import refused

Data = Annotated[Path | None, typer.Option(help="Folder of the games.")]
Database = Annotated[
    str, typer.Option(help="postgresql://… instead of an SQLite file.", envvar="PURRLOR_DATABASE")
]
File = Annotated[Path, typer.Argument(help="Backup file.")]


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("backup")(backup)
    app.command("restore")(restore)
    app.command("upgrade")(upgrade)


@contextmanager
def open_database(data: Path | None, database: str, fresh: bool = False, lock: bool = False) -> Iterator[Any]:
    """Connect to a server's database; with `fresh` it may be a new one, with `lock` no server may use it."""
    from purrlor.server.storage.database import connect
    from purrlor.server.storage.folder import data_folder, database_url, lock_folder

    folder = data_folder(data)
    if not database:
        if not fresh and not (folder / "purrlor.sqlite").exists():
            raise refused("no-such-data", folder=str(folder))
        if fresh or lock:
            lock_folder(folder)
    engine = connect(database_url(folder, database))
    try:
        yield engine
    finally:
        engine.dispose()


def say(language: str | None) -> Any:
    """Get the texts of the server."""
    from purrlor.server.texts import server_texts

    return server_texts(use_language(language)).say


def backup(file: File, data: Data = None, database: Database = "", language: Language = None) -> None:
    """Copy all games into one file; the server can keep running."""
    from purrlor.server.storage.admin import check_data
    from purrlor.server.storage.backup import back_up

    with open_database(data, database) as engine:
        check_data(engine)
        tables = back_up(engine, file)
    print(say(language)("backup-done", tables=tables, file=str(file)))


def restore(file: File, data: Data = None, database: Database = "", language: Language = None) -> None:
    """Restore a backup into an empty folder or database."""
    from purrlor.server.storage.backup import restore as restore_backup
    from purrlor.server.storage.database import check_schema

    with open_database(data, database, fresh=True) as engine:
        check_schema(engine)
        tables = restore_backup(engine, file)
    print(say(language)("restore-done", tables=tables))


def upgrade(
    check: Annotated[
        bool, typer.Option("--check", help="Change nothing: only say what an upgrade would do.")
    ] = False,
    data: Data = None,
    database: Database = "",
    language: Language = None,
) -> None:
    """Upgrade the database schema, and check that every game can be opened; stop the server first."""
    with open_database(data, database, lock=not check) as engine:
        upgrade_database(engine, check, say(language))


def upgrade_database(engine: Any, check: bool, text: Any) -> None:
    """Say what has to be done, do it unless this is only a check, and look at every game."""
    from purrlor.server.storage.database import found_schema, keep_copy, migrate
    from purrlor.server.storage.schema import CURRENT
    from purrlor.server.storage.upgrade import close_unread, count_tables, unread_tables

    found = found_schema(engine) or "-"
    print(text("upgrade-plan-none" if found == CURRENT else "upgrade-plan", found=found, schema=CURRENT))
    if found > CURRENT:
        raise refused("new-schema", found=found, needed=CURRENT)
    if found != CURRENT:
        if check:
            return
        copy = keep_copy(engine, found)
        if copy is not None:
            print(text("upgrade-copied", file=str(copy)))
        migrate(engine)
        print(text("upgrade-done", schema=CURRENT))
    unread = list(unread_tables(engine, fill=not check))
    for table in unread:
        closed = not check and close_unread(engine, table)
        print(text("upgrade-closed" if closed else "upgrade-unread", code=table.code, number=table.number))
    print(text("upgrade-checked", tables=count_tables(engine) - len(unread)))
    if unread:
        raise typer.Exit(1)
