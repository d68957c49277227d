"""purrlor admin: look after the tables of a server, the data of its players and its key."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from typing import Annotated, Any

import typer

from purrlor.cli.arguments import Language
from purrlor.cli.language import use_language
from purrlor.cli.upkeep import Data, Database, open_database, say
from purrlor.table.reasons import refused

Code = Annotated[str, typer.Argument(help="The table's code.", metavar="CODE")]
Seat = Annotated[int, typer.Argument(help="The person's seat, counted from 1.", metavar="SEAT")]


class Wanted(StrEnum):
    """Which tables to list."""

    open = "open"
    running = "running"
    over = "over"


def register(app: typer.Typer) -> None:
    """Add the commands."""
    group = typer.Typer(
        help="Manage tables, players' data and the key. Commands that change something need a stopped"
        " server; list, show, export-person, bans and reports do not.",
        no_args_is_help=True,
    )
    group.command("list")(list_tables)
    group.command("show")(show)
    group.command("close")(close)
    group.command("delete")(delete)
    group.command("prune")(prune)
    group.command("export-person")(export_person)
    group.command("erase-person")(erase_person)
    group.command("ban")(ban)
    group.command("bans")(bans)
    group.command("unban")(unban)
    group.command("reports")(reports)
    group.command("rotate-key")(rotate_key)
    app.add_typer(group, name="admin")


@contextmanager
def open_data(data: Any, database: str, stopped: bool = False) -> Iterator[Any]:
    """Open a server's database; with `stopped`, refuse while a server uses it."""
    from purrlor.server.storage.admin import check_data, check_stopped

    with open_database(data, database, lock=stopped) as engine:
        check_data(engine)
        # A folder has a lock; a database elsewhere tells by its heartbeat.
        if stopped and database:
            check_stopped(engine, time.time())
        yield engine


def read_code(given: str) -> str:
    """Read a table's code as people write it."""
    from purrlor.server.live.codes import is_code, plain_code

    code = plain_code(given)
    if not is_code(code):
        raise refused("no-such-table")
    return code


def moment(at: float) -> str:
    """Write a time in UTC."""
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(at))


# -- looking -------------------------------------------------------------------------------------------


def list_tables(
    status: Annotated[Wanted | None, typer.Option(help="Only tables that are open, running or over.")] = None,
    data: Data = None,
    database: Database = "",
    language: Language = None,
) -> None:
    """List all tables, the most recently used first; the server can keep running."""
    from purrlor.server.storage.admin import list_tables

    text, count = say(language), 0
    with open_data(data, database) as engine:
        for table in list_tables(engine, status.value if status else None):
            names = ", ".join(name or "·" for name in table.names)
            state = text(f"admin-{table.status}")
            print(f"{table.code}  {moment(table.touched)}  {state:<10}  {table.game}  {names}")
            count += 1
    print(text("admin-tables", tables=count))


def show(code: Code, data: Data = None, database: Database = "", language: Language = None) -> None:
    """Show the seats, moves and times of a table, not its cards; the server can keep running."""
    from purrlor.server.storage.admin import show_table

    text = say(language)
    with open_data(data, database) as engine:
        shown = show_table(engine, read_code(code))
    table = shown.table
    print(f"{table.code}  {table.game.name}  {text(f'admin-{table.status}')}")
    print(text("admin-times", opened=moment(shown.opened), touched=moment(table.touched)))
    print(text("admin-counts", moves=table.moves, lines=shown.chat, rules=str(table.rules)))
    if table.called_off:
        print(text(f"called-off-{table.called_off}"))
    for number, chair in enumerate(table.chairs, 1):
        kind = "away" if chair.kind == "person" and chair.away else chair.kind
        print(text(f"admin-seat-{kind}", number=number, name=chair.name))


# -- changing ------------------------------------------------------------------------------------------


def close(code: Code, data: Data = None, database: Database = "", language: Language = None) -> None:
    """End a running game without a result; its seed is opened. Stop the server first."""
    from purrlor.server.storage.admin import close_table

    text = say(language)
    with open_data(data, database, stopped=True) as engine:
        close_table(engine, read_code(code))
    print(text("admin-closed", code=read_code(code)))


def delete(code: Code, data: Data = None, database: Database = "", language: Language = None) -> None:
    """Delete a table with its log and its chat, for ever. Stop the server first."""
    from purrlor.server.storage.admin import delete_table

    text = say(language)
    with open_data(data, database, stopped=True) as engine:
        delete_table(engine, read_code(code))
    print(text("admin-deleted", code=read_code(code)))


def prune(
    days: Annotated[
        float, typer.Argument(min=1, help="Days without a move or a chat message.", metavar="DAYS")
    ],
    check: Annotated[bool, typer.Option("--check", help="Change nothing: only count the tables.")] = False,
    data: Data = None,
    database: Database = "",
    language: Language = None,
) -> None:
    """Delete finished and abandoned tables, for ever. Stop the server first, or use `serve --keep`."""
    from purrlor.server.storage.pruning import prune

    text = say(language)
    with open_data(data, database, stopped=not check) as engine:
        tables = prune(engine, days, check)
    print(text("admin-would-prune" if check else "admin-pruned", tables=tables))


def export_person(
    code: Code, seat: Seat, data: Data = None, database: Database = "", language: Language = None
) -> None:
    """Print as JSON all that is kept about a person: seats, names, chat, profile and devices."""
    import msgspec

    from purrlor.server.storage.persons import export_person

    use_language(language)
    with open_data(data, database) as engine:
        found = export_person(engine, read_code(code), seat)
    print(msgspec.json.format(msgspec.json.encode(found)).decode())


def erase_person(
    code: Code, seat: Seat, data: Data = None, database: Database = "", language: Language = None
) -> None:
    """Erase a person: names, chat, seats and profile; moves stay. Stop the server first."""
    from purrlor.server.storage.persons import erase_person

    text = say(language)
    with open_data(data, database, stopped=True) as engine:
        tables = erase_person(engine, read_code(code), seat)
    print(text("admin-erased", tables=tables))


def ban(
    who: Annotated[
        str, typer.Argument(help="A table's code, before a seat; or an address or network.", metavar="WHO")
    ],
    seat: Annotated[int | None, typer.Argument(help="The seat, counted from 1.", metavar="SEAT")] = None,
    data: Data = None,
    database: Database = "",
    language: Language = None,
) -> None:
    """Ban the person on a seat, or an address, from all tables; the server can keep running."""
    from purrlor.server.storage.bans import ban_address, ban_person

    text = say(language)
    with open_data(data, database) as engine:
        done = ban_address(engine, who) if seat is None else ban_person(engine, read_code(who), seat)
    print(text("admin-banned", what=done.what))


def bans(data: Data = None, database: Database = "", language: Language = None) -> None:
    """List all bans; the server can keep running."""
    from purrlor.server.storage.bans import read_bans

    text = say(language)
    with open_data(data, database) as engine, engine.connect() as connection:
        found = read_bans(connection).all
    for number, each in enumerate(found, 1):
        print(f"{number:>4}  {each.what}")
    print(text("admin-bans", bans=len(found)))


def unban(
    number: Annotated[int, typer.Argument(help="The number of the ban in `bans`.", metavar="NUMBER")],
    data: Data = None,
    database: Database = "",
    language: Language = None,
) -> None:
    """Lift a ban; the server can keep running."""
    from purrlor.server.storage.bans import lift_ban

    text = say(language)
    with open_data(data, database) as engine:
        done = lift_ban(engine, number)
    print(text("admin-unbanned", what=done.what))


def reports(
    close: Annotated[str, typer.Option(help="Delete this report.", metavar="ID")] = "",
    data: Data = None,
    database: Database = "",
    language: Language = None,
) -> None:
    """List what players reported, with the table and the seat for `ban`; the server can keep running."""
    from purrlor.server.storage.meeting import close_report, list_reports

    text = say(language)
    with open_data(data, database) as engine:
        if close:
            close_report(engine, close)
            print(text("admin-report-closed", number=close))
        found = list_reports(engine)
    for each in found:
        why = text(f"report-{each.why}")
        print(
            f"{each.id}  {moment(each.at)}  {each.code or '–'} {each.seat}  {each.name}  {why}: {each.text}"
        )
    print(text("admin-reports", reports=len(found)))


def rotate_key(data: Data = None, database: Database = "", language: Language = None) -> None:
    """Make a new key: all cookies and personal links become invalid, and nobody can return to a seat.

    Stop the server first.
    """
    from purrlor.server.storage.admin import renew_key

    text = say(language)
    with open_data(data, database, stopped=True) as engine:
        renew_key(engine)
    print(text("admin-key-renewed"))
