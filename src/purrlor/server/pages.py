"""Serve the web client's files; without them, a plain page that says how to play all the same."""

from __future__ import annotations

import gzip
import json
from functools import cache
from html import escape
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import FileResponse, Response

import purrlor
from purrlor.server.asking import refusal, spoken_language
from purrlor.server.speech import house_speech
from purrlor.table.reasons import Reason

FOREVER = "public, max-age=31536000, immutable"  # for files whose names carry a hash
PACKED = (".js", ".css", ".svg", ".html", ".json", ".webmanifest")
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}
CLIENT_PATHS = ("", "table", "seat", "tables", "rules", "replay", "verify", "new", "my", "import")


@cache
def built() -> Path | None:
    """Find the built web client."""
    root = Path(purrlor.__file__).parent
    for folder in (root / "web", root / "server" / "static"):
        if (folder / "index.html").is_file():
            return folder.resolve()
    return None


async def page(request: Request, hints: str = "") -> Response:
    """Serve a file of the client, or its page for addresses of its own, with hints of what it will need."""
    folder, path = built(), request.path_params["path"]
    if folder is not None:
        try:
            file = (folder / path).resolve()
            inside = file.is_relative_to(folder) and file.is_file()
        except (OSError, ValueError):
            inside = False
        if path and inside:
            return _file(request, file, FOREVER if "/assets/" in f"/{path}" else "no-cache")
    if path.split("/", 1)[0] not in CLIENT_PATHS:
        return refusal(Reason("", "no-such-page"), spoken_language(request))
    if folder is None:
        return _plain(request)
    if not hints:
        return _file(request, folder / "index.html", "no-cache")
    html = (folder / "index.html").read_text(encoding="utf-8").replace("</head>", f"{hints}</head>")
    return Response(html, media_type="text/html", headers={"cache-control": "no-cache"})


def _file(request: Request, file: Path, kept: str) -> Response:
    """Send a file, packed if it is text and the browser can unpack it."""
    media = TYPES.get(file.suffix)
    headers = {"cache-control": kept}
    if file.suffix not in PACKED:
        return FileResponse(file, media_type=media, headers=headers)
    headers["vary"] = "accept-encoding"
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return FileResponse(file, media_type=media, headers=headers)
    headers["content-encoding"] = "gzip"
    return Response(packed(file), media_type=media or guess_type(file.name)[0], headers=headers)


@cache
def packed(file: Path) -> bytes:
    """Pack a file of the client; there are a few dozen, and they never change while the house is open."""
    return gzip.compress(file.read_bytes(), 9, mtime=0)


@cache
def parts() -> dict[str, dict[str, Any]]:
    """Read which files each part of the client needs."""
    folder = built()
    if folder is None or not (folder / "parts.json").is_file():
        return {}
    found: dict[str, dict[str, Any]] = json.loads((folder / "parts.json").read_text(encoding="utf-8"))
    return found


@cache
def table_links(game: str, language: str) -> str:
    """Name all files that the table of a game needs, so that they come together and not one after another."""
    texts = f"../src/purrlor/games/{game.replace('-', '_')}/texts/{language}.ftl"
    wanted = ["src/screens/TablePage.svelte", f"src/games/{game}/Board.svelte", texts]
    scripts: dict[str, None] = {}
    styles: dict[str, None] = {}
    while wanted:
        part = parts().get(wanted.pop(0), {})
        if "file" in part and part["file"] not in scripts:
            scripts[part["file"]] = None
            styles |= dict.fromkeys(part.get("css", ()))
            wanted += part.get("imports", ())
    links = [f'<link rel="stylesheet" href="/{name}">' for name in styles]
    return "".join(links + [f'<link rel="modulepreload" href="/{name}">' for name in scripts])


def table_hints(game: str, language: str, seats: list[int]) -> str:
    """Tell the page of a table before it asks: its files, and the seats of the one who looks."""
    return f'<meta name="seats" content="{",".join(map(str, seats))}">{table_links(game, language)}'


def _plain(request: Request) -> Response:
    language = spoken_language(request)
    say = house_speech(language).texts.say
    address = escape(str(request.url), quote=True)
    body = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{say("house-name")}</title>'
        f"<h1>{say('house-name')}</h1><p>{say('not-built', address=address)}</p></html>"
    )
    return Response(body, media_type="text/html", headers={"cache-control": "no-cache"})
