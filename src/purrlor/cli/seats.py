"""Find a seat at a server's table, find it again, and read what it sees."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any, get_type_hints
from urllib.parse import urlsplit

import msgspec

from purrlor.client import Guest
from purrlor.messages import Step
from purrlor.table.game import Game, View
from purrlor.table.reasons import refused


def find_seat(address: str, name: str, watch: bool, kept: Cookies, language: str) -> tuple[Guest, str]:
    """Find the table: by a personal link, by a seat already held, or by taking a free seat."""
    parts = urlsplit(address)
    path = parts.path.strip("/").split("/")
    if parts.scheme not in ("http", "https") or len(path) != 2 or path[0] not in ("table", "seat"):
        raise refused("bad-address", address=address[:80])
    guest = Guest(f"{parts.scheme}://{parts.netloc}", language)
    guest.cookie = kept.get(guest.address)
    if path[0] == "seat":
        code = str(guest.request("POST", "/api/seat", {"token": path[1]})["code"])
    else:
        code = path[1]
        page = guest.request("GET", f"/api/tables/{code}")
        if not page["seats"] and not watch and page["table"]["status"] == "open":
            guest.join(code, name)
    kept.keep(guest.address, guest.cookie)
    return guest, code


def read_view(game: Game[Any], step: Step) -> View:
    """Read what a seat sees from a step."""
    kind = get_type_hints(game.table_view)["return"]
    own_kind = get_type_hints(game.seat_view)["return"]
    own = None if step["own"] is None else msgspec.convert(step["own"], own_kind)
    return View(msgspec.convert(step["table"], kind), own)


class Cookies:
    """Keep the guest cookie of each server, so that a seat is found again."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "guest.json"

    def all(self) -> dict[str, str]:
        """Read all cookies."""
        try:
            return msgspec.json.decode(self.file.read_bytes(), type=dict[str, str])
        except (OSError, msgspec.DecodeError):
            return {}

    def get(self, address: str) -> str:
        """Find the cookie of a server."""
        return self.all().get(address, "")

    def keep(self, address: str, cookie: str) -> None:
        """Save the cookie of a server, readable by this user only."""
        with contextlib.suppress(OSError):
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self.file.touch(0o600)
            self.file.write_bytes(msgspec.json.encode({**self.all(), address: cookie}))
