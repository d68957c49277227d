"""Connect to the database, and check its schema and its clock."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event, func, inspect, select, text
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from purrlor.server.storage.folder import private_file
from purrlor.server.storage.schema import CURRENT, LOG
from purrlor.table.reasons import refused

READERS = 4  # threads that read
TIMEOUT = 5  # seconds after which a database that does not answer is unreachable
BUSY = 10_000  # milliseconds for which an SQLite file that somebody else writes is waited for
SKEW = 60.0  # seconds by which the last entry may be ahead of the clock


def open_engine(url: str) -> Engine:
    """Set up the engine for SQLite or PostgreSQL."""
    if url.startswith("sqlite"):
        engine = create_engine(url, connect_args={"check_same_thread": False, "timeout": 10})
        event.listen(engine, "connect", _set_up_sqlite)
        return engine
    return create_engine(
        url.replace("postgresql://", "postgresql+psycopg://", 1),
        pool_size=READERS + 1,
        connect_args={"connect_timeout": TIMEOUT},
    )


def _set_up_sqlite(connection: Any, record: object) -> None:
    # FULL costs nothing once commits are grouped, and survives a power cut.
    for setting in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY}"):
        connection.execute(f"PRAGMA {setting}")


def connect(url: str) -> Engine:
    """Connect to a database; say clearly why that does not work."""
    if not url.startswith(("sqlite:///", "postgresql://", "postgresql+psycopg://")):
        raise refused("unknown-database", url=hide_password(url))
    try:
        engine = open_engine(url)
        with engine.connect() as connection:
            connection.execute(text("SELECT 1"))
    except (ArgumentError, NoSuchModuleError, ValueError):
        raise refused("unknown-database", url=hide_password(url)) from None
    except SQLAlchemyError as error:
        cause = str(getattr(error, "orig", error)).strip().splitlines() or [""]
        raise refused("database-unreachable", error=cause[0][:200]) from None
    return engine


def hide_password(url: str) -> str:
    """Leave the password out of an address."""
    scheme, sign, rest = url.partition("://")
    return (scheme + "://" + rest.rpartition("@")[2] if sign else url)[:80]


def found_schema(engine: Engine) -> str | None:
    """Return the schema of a database; None if it is empty."""
    names = set(inspect(engine).get_table_names())
    if "alembic_version" in names:
        with engine.connect() as connection:
            return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar())
    if names:
        raise refused("not-ours")
    return None


def check_schema(engine: Engine) -> None:
    """Make the tables in an empty database; refuse one that is older or newer than this program."""
    found = found_schema(engine)
    if found is None:
        migrate(engine)
    elif found < CURRENT:
        raise refused("old-schema", found=found, needed=CURRENT)
    elif found > CURRENT:
        raise refused("new-schema", found=found, needed=CURRENT)


def keep_copy(engine: Engine, schema: str) -> Path | None:
    """Copy the file of an SQLite database before its schema changes; PostgreSQL changes all or nothing."""
    if engine.dialect.name != "sqlite" or schema == "-":
        return None
    file = Path(str(engine.url.database))
    copy = file.with_name(f"{file.stem}-{schema}{file.suffix}")
    if not copy.exists():  # else an upgrade was cut short, and that is the copy to keep
        part = file.with_name(f"{copy.name}.part")
        try:
            private_file(part).close()
            with engine.connect() as connection:
                connection.exec_driver_sql("VACUUM INTO ?", (str(part),))
            part.replace(copy)
        except (OSError, SQLAlchemyError):
            part.unlink(missing_ok=True)
            raise refused("file-not-writable", file=str(copy)) from None
    return copy


def migrate(engine: Engine) -> None:
    """Bring the database to the newest schema."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            # Workers that start together take turns.
            connection.execute(text("SELECT pg_advisory_xact_lock(708105)"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def check_clock(engine: Engine) -> None:
    """Refuse to write entries that would be older than those before them."""
    with engine.connect() as connection:
        last = connection.execute(select(func.max(LOG.c.at))).scalar()
    if last is not None and last > time.time() + SKEW:
        raise refused("clock-backwards", now=_clock(time.time()), last=_clock(last))


def _clock(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime(at))
