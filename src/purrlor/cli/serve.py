"""purrlor serve: run the server."""

from __future__ import annotations

import os
import socket
import sys
import tempfile
import webbrowser
from pathlib import Path
from typing import Annotated, Any

import typer

from purrlor.cli.arguments import Language
from purrlor.cli.language import use_language
from purrlor.table.reasons import refused

SETTINGS: dict[str, Any] = {
    "http": "purrlor.server.http_connection:TimedHttp",
    "ws": "purrlor.server.websocket:FastWebSocket",
    "ws_max_size": 16_384,
    "ws_ping_interval": 20.0,
    "access_log": False,
    "server_header": False,
    "timeout_graceful_shutdown": 10,
}
FILES = 65_536  # files and connections that a server may have open


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("serve")(serve)


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "0.0.0.0",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port; 0 picks a free one.")] = 8642,
    data: Annotated[Path | None, typer.Option(help="Folder for the games.")] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    database: Annotated[
        str, typer.Option(help="postgresql://… instead of an SQLite file.", envvar="PURRLOR_DATABASE")
    ] = "",
    bus: Annotated[str, typer.Option(help="redis://… for several workers.", envvar="PURRLOR_BUS")] = "",
    workers: Annotated[int, typer.Option(min=1, max=64, help="Number of worker processes.")] = 1,
    bot_delay: Annotated[
        float, typer.Option(min=0, max=60, help="Seconds that a bot waits before it moves.")
    ] = 0.8,
    ease: Annotated[float, typer.Option(min=0.1, help="Multiply all rate limits by this factor.")] = 1.0,
    idle: Annotated[float, typer.Option(min=0.1, help="Seconds until an empty table leaves memory.")] = 60.0,
    keep: Annotated[
        float,
        typer.Option(
            min=0, help="Days until a table where nothing happens is deleted; 0 keeps all for ever."
        ),
    ] = 0.0,
    profiles: Annotated[bool, typer.Option(help="Let people keep profiles with passkeys.")] = True,
    push_to: Annotated[
        list[str] | None,
        typer.Option(help="Origin of a push service in your own network, such as https://push.lan."),
    ] = None,
    review_seconds: Annotated[
        float, typer.Option(min=0.1, max=600, help="Seconds of work for the review of a finished game.")
    ] = 20.0,
    language: Language = None,
) -> None:
    """Run the server: play in the browser, and let friends join by link."""
    from purrlor.server.startup import Config, check, take_port
    from purrlor.server.storage.folder import data_folder
    from purrlor.server.telemetry import set_up_logs

    code = use_language(language)
    if workers > 1 and not (bus and database):
        raise refused("bus-needed")
    folder = data_folder(data)
    with take_port(host, port) as taken:
        port = taken.getsockname()[1]
        friends = friends_address(host, port)
        push = tuple(push_to or ())
        config = Config(
            str(folder),
            database,
            bus,
            bot_delay,
            ease,
            idle,
            keep,
            friends,
            profiles,
            push,
            review_seconds,
        )
        check(config)
        address = tell_addresses(host, port, code, friends, database or str(folder))
        set_up_logs(plain=sys.stderr.isatty())
        if open_browser:
            webbrowser.open(address)
        run(config, taken, workers)


def friends_address(host: str, port: int) -> str:
    """Give the address for friends on the same network; nothing if they can't reach it."""
    network = network_address() if host in ("0.0.0.0", "::") else None
    return "" if network is None else f"http://{network}:{port}"


def tell_addresses(host: str, port: int, code: str, friends: str, where: str) -> str:
    """Print the addresses, with a QR code for phones; give the one for this machine."""
    from purrlor.server.texts import server_texts

    say = server_texts(code).say
    here = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1") else host
    local = f"http://{here}:{port}/"
    print(say("serving", address=local))
    if friends:
        import segno

        print(say("serving-friends", address=f"{friends}/"))
        if sys.stdout.isatty():
            segno.make(f"{friends}/", micro=False).terminal(compact=True)
    print(say("serving-stop", folder=where.rpartition("@")[2]), flush=True)
    return local


def network_address() -> str | None:
    """Find this machine's address in its network, without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for documentation; nothing is sent
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if address.startswith(("127.", "0.")) else address


def allow_many_files() -> None:
    """Let this process have as many connections as the system allows, not the few that it begins with."""
    try:
        import resource
    except ImportError:  # not on Windows
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def run(config: Any, taken: socket.socket, workers: int) -> None:
    """Serve until stopped."""
    allow_many_files()
    import msgspec
    import uvicorn

    from purrlor.server.http.app import make_app
    from purrlor.server.startup import VARIABLE, make_server

    settings: dict[str, Any] = {"log_level": "warning", "lifespan": "on", **SETTINGS}
    if workers == 1:
        app = make_app(make_server(config))
        uvicorn.Server(uvicorn.Config(app, **settings)).run(sockets=[taken])
        return
    os.environ[VARIABLE] = msgspec.json.encode(config).decode()
    with tempfile.TemporaryDirectory() as counters:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = counters
        factory = "purrlor.server.startup:make_worker_app"
        workers_config = uvicorn.Config(factory, factory=True, workers=workers, **settings)
        uvicorn.supervisors.Multiprocess(workers_config, [taken]).run()
