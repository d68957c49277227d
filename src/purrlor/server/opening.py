"""Get ready to serve: folders, locks, schema, clock; whatever is wrong gets one clear sentence."""

from __future__ import annotations

import os
import socket
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Engine, func, inspect, select, text
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from purrlor.server.bus import Bus, RedisBus
from purrlor.server.house import House, Manners
from purrlor.server.limits import Limits
from purrlor.server.schema import CURRENT, LOG
from purrlor.server.store import Store, open_engine
from purrlor.table.reasons import refused

SKEW = 60.0  # seconds by which the last entry may be ahead of the clock
_locks: list[Any] = []


class Plan(msgspec.Struct, frozen=True):
    """How the house is to be opened."""

    data: str = ""
    database: str = ""
    bus: str = ""
    bot_delay: float = 0.8
    ease: float = 1.0  # loosens all limits
    idle: float = 60.0
    friends: str = ""  # where friends in the same network find the house


def data_folder(given: Path | None) -> Path:
    """Choose the folder of the games: as asked for, else where this system keeps a user's data."""
    if given is not None:
        return given
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home)) / "Purrlor"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Purrlor"
    return Path(os.environ.get("XDG_DATA_HOME", home / ".local" / "share")) / "purrlor"


def database_url(plan: Plan) -> str:
    """Give the address of the database: one file in the data folder, or as asked for."""
    if plan.database:
        return plan.database
    return f"sqlite:///{Path(plan.data) / 'purrlor.sqlite'}"


def prepare_folder(folder: Path) -> None:
    """Make the data folder and keep others out of it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = (folder / "lock").open("a")
        database = folder / "purrlor.sqlite"
        if database.exists() and not os.access(database, os.W_OK):
            raise PermissionError
    except OSError:
        raise refused("folder-not-writable", folder=str(folder)) from None
    try:
        import fcntl
    except ImportError:  # not on Windows
        return
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise refused("folder-in-use", folder=str(folder)) from None
    _locks.append(lock)


def let_folder_go() -> None:
    """Let others into the data folder again."""
    while _locks:
        _locks.pop().close()


def connect(url: str) -> Engine:
    """Connect to the database."""
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
    """Tell which schema a database has; None if it is empty."""
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


def check_port(host: str, port: int) -> socket.socket:
    """Take the port, or say who is in the way."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    taken = socket.socket(family, socket.SOCK_STREAM)
    if os.name != "nt":
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        taken.bind((host, port))
    except socket.gaierror:
        taken.close()
        raise refused("address-unknown", host=host) from None
    except OSError as error:
        taken.close()
        key = "port-taken" if error.errno in (13, 98, 48, 10013, 10048) else "address-unknown"
        raise refused(key, port=str(port), host=host) from None
    return taken


def check_bus(url: str) -> None:
    """See that the bus answers."""
    import redis

    try:
        redis.Redis.from_url(url, socket_connect_timeout=3).ping()
    except (redis.RedisError, ValueError, OSError) as error:
        raise refused("bus-unreachable", error=str(error)[:200]) from None


def prepare(plan: Plan) -> None:
    """Check everything that can be wrong before the first request."""
    if not plan.database:
        prepare_folder(Path(plan.data))
    engine = connect(database_url(plan))
    try:
        check_schema(engine)
        check_clock(engine)
    except SQLAlchemyError as error:
        raise refused("database-unreachable", error=str(error.args[:1])[:200]) from None
    finally:
        engine.dispose()
    if plan.bus:
        check_bus(plan.bus)


def open_house(plan: Plan) -> House:
    """Make the house of a plan that was checked."""
    bus = RedisBus(plan.bus) if plan.bus else Bus()
    think = max(0.05, min(1.5, plan.bot_delay * 0.7))
    manners = Manners(
        bot_delay=plan.bot_delay,
        bot_seconds=think,
        idle=plan.idle,
        limits=Limits().times(plan.ease),
        friends=plan.friends,
    )
    return House(Store(open_engine(database_url(plan))), bus, manners)


def factory() -> Any:
    """Make the application of a worker from the plan in its environment."""
    from purrlor.server.app import make_app
    from purrlor.server.telemetry import set_up_logs

    set_up_logs()
    return make_app(open_house(msgspec.json.decode(os.environ["PURRLOR_PLAN"], type=Plan)))
