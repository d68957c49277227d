"""Start a server: check everything that can be wrong, each with one clear sentence, then put it together."""

from __future__ import annotations

import os
import socket
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from purrlor.server.http.app import make_app
from purrlor.server.limits import Limits
from purrlor.server.live.server import Server
from purrlor.server.live.worker import ServerSettings
from purrlor.server.storage.bus import Bus, RedisBus
from purrlor.server.storage.database import check_clock, check_schema, connect, open_engine
from purrlor.server.storage.folder import database_url, lock_folder
from purrlor.server.storage.store import Store
from purrlor.server.telemetry import set_up_logs
from purrlor.table.reasons import refused

VARIABLE = "PURRLOR_CONFIG"  # in the environment of a worker: its Config as JSON
WAITING = 2_048  # connections that may wait until they are taken


class Config(msgspec.Struct, frozen=True):
    """How a server is to be started."""

    data: str = ""
    database: str = ""
    bus: str = ""
    bot_delay: float = 0.8
    ease: float = 1.0  # loosens all limits
    idle: float = 60.0
    keep: float = 0.0  # days; 0: for ever
    friends: str = ""  # where friends in the same network find the server
    profiles: bool = True  # people may keep profiles
    push_to: tuple[str, ...] = ()  # origins of push services in one's own network
    review_seconds: float = 20.0


def check(config: Config) -> None:
    """Check everything that can be wrong before the first request."""
    if not config.database:
        lock_folder(Path(config.data))
    engine = connect(database_url(Path(config.data), config.database))
    try:
        check_schema(engine)
        check_clock(engine)
    except SQLAlchemyError as error:
        raise refused("database-unreachable", error=str(error.args[:1])[:200]) from None
    finally:
        engine.dispose()
    if config.bus:
        _check_bus(config.bus)


def _check_bus(url: str) -> None:
    import redis

    try:
        redis.Redis.from_url(url, socket_connect_timeout=3).ping()
    except (redis.RedisError, ValueError, OSError) as error:
        raise refused("bus-unreachable", error=str(error)[:200]) from None


def take_port(host: str, port: int) -> socket.socket:
    """Take the port, or say what is wrong with it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    taken = socket.socket(family, socket.SOCK_STREAM)
    if os.name != "nt":
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        taken.bind((host, port))
        # At once: whoever is told the address may come before the server is ready, and only waits a moment.
        taken.listen(WAITING)
    except socket.gaierror:
        taken.close()
        raise refused("address-unknown", host=host) from None
    except OSError as error:
        taken.close()
        key = "port-taken" if error.errno in (13, 98, 48, 10013, 10048) else "address-unknown"
        raise refused(key, port=str(port), host=host) from None
    return taken


def make_server(config: Config) -> Server:
    """Make the server of a config that was checked."""
    bus = RedisBus(config.bus) if config.bus else Bus()
    settings = ServerSettings(
        bot_delay=config.bot_delay,
        review_seconds=config.review_seconds,
        bot_seconds=max(0.05, min(1.5, config.bot_delay * 0.7)),
        idle=config.idle,
        keep=config.keep,
        limits=Limits().times(config.ease),
        friends=config.friends,
        profiles=config.profiles,
        push_to=config.push_to,
    )
    engine = open_engine(database_url(Path(config.data), config.database))
    return Server(Store(engine), bus, settings)


def make_worker_app() -> Any:
    """Make the application of a worker from the config in its environment."""
    set_up_logs()
    return make_app(make_server(msgspec.json.decode(os.environ[VARIABLE], type=Config)))
