"""Declare the arguments that several commands share; read files and options, or refuse in one sentence."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any

import typer

from purrlor.table.game import Game
from purrlor.table.options import Settings, parse
from purrlor.table.reasons import refused

Language = Annotated[
    str | None,
    typer.Option("--language", "-l", help="en or pl; default: the system language.", metavar="CODE"),
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="Set a game option; can be repeated.", metavar="NAME=VALUE"),
]
Seed = Annotated[str | None, typer.Option(help="The same seed deals the same cards.")]


def read_options(game: Game[Any], given: list[str] | None) -> Settings:
    """Settle a game's options from NAME=VALUE pairs."""
    known = {option.name: option for option in game.options}
    settings: dict[str, object] = {}
    for pair in given or []:
        name, sign, value = pair.partition("=")
        if not sign:
            raise refused("bad-option-form", given=pair[:40])
        settings[name] = parse(known[name], value) if name in known else value
    return game.settle(settings)


def read_file(path: Path) -> bytes:
    """Read a file that the user named."""
    try:
        return path.read_bytes()
    except OSError:
        raise refused("file-missing", file=str(path)) from None


def read_text(path: Path) -> str:
    """Read a text file that the user named; some editors put a mark before the first letter."""
    try:
        return read_file(path).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise refused("file-no-text", file=str(path)) from None


def check_writable(path: Path) -> None:
    """Refuse a file that can't be written before the work for it is done."""
    if path.is_dir() or not os.access(path.absolute().parent, os.W_OK):
        raise refused("file-not-writable", file=str(path))


def write_file(path: Path, data: bytes) -> None:
    """Write a file that the user named, whole or not at all."""
    part = path.with_name(path.name + ".part")
    try:
        part.write_bytes(data)
        part.replace(path)
    except OSError:
        raise refused("file-not-writable", file=str(path)) from None
