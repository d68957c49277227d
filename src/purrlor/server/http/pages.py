"""Serve the web client's files; without them, a plain page that says how to play in a terminal."""

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
from purrlor.server.http.request import chosen_language, refusal
from purrlor.server.texts import server_texts
from purrlor.table.reasons import refused

FOREVER = "public, max-age=31536000, immutable"  # for files whose names carry a hash
PACKED = (".js", ".css", ".svg", ".html", ".json", ".webmanifest")
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}
CLIENT_PATHS = (
    "",
    "table",
    "seat",
    "rules",
    "replay",
    "review",
    "verify",
    "new",
    "learn",
    "again",
    "played",
    "history",
    "hall",
    "daily",
    "find",
    "cards",
    "score",
    "print",
    "profile",
    "enter",
    "deadlines",
)


@cache
def built() -> Path | None:
    """Find the built web client."""
    folder = Path(purrlor.__file__).parent / "web"
    return folder.resolve() if (folder / "index.html").is_file() else None


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
    first = path.split("/", 1)[0]
    if first not in CLIENT_PATHS:
        # A browser gets the page, which says so with a cat; a program gets the reason.
        if folder is not None and first != "api" and "text/html" in request.headers.get("accept", ""):
            return Response(index(), 404, {"cache-control": "no-cache", "vary": "accept"}, "text/html")
        return refusal(refused("no-such-page"), chosen_language(request))
    if folder is None:
        return _plain(request)
    if not hints:
        return _file(request, folder / "index.html", "no-cache")
    html = index().replace("</head>", f"{hints}</head>").encode()
    # What one seat may know must not be stored.
    headers = {"cache-control": "no-store"}
    if takes(request, "gzip"):
        html, headers["content-encoding"] = gzip.compress(html, 6, mtime=0), "gzip"
    return Response(html, media_type="text/html", headers=headers)


def takes(request: Request, packing: str) -> bool:
    """Tell whether the browser can decompress."""
    return packing in request.headers.get("accept-encoding", "").replace(" ", "").split(",")


def _file(request: Request, file: Path, kept: str) -> Response:
    """Send a file, compressed if it is text and the browser can decompress it."""
    media = TYPES.get(file.suffix)
    headers = {"cache-control": kept}
    if file.suffix not in PACKED:
        return FileResponse(file, media_type=media, headers=headers)
    headers["vary"] = "accept-encoding"
    smallest = file.with_name(f"{file.name}.br")
    if takes(request, "br") and smallest.is_file():
        headers["content-encoding"] = "br"
        return FileResponse(smallest, media_type=media or guess_type(file.name)[0], headers=headers)
    if not takes(request, "gzip"):
        return FileResponse(file, media_type=media, headers=headers)
    headers["content-encoding"] = "gzip"
    return Response(packed(file), media_type=media or guess_type(file.name)[0], headers=headers)


@cache
def packed(file: Path) -> bytes:
    """Compress a file of the client; there are a few dozen, and they never change while the server runs."""
    return gzip.compress(file.read_bytes(), 9, mtime=0)


@cache
def index() -> str:
    """Read the page of the client; it names the files that every screen needs."""
    folder = built()
    return (folder / "index.html").read_text(encoding="utf-8") if folder is not None else ""


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
    wanted = [f"src/games/{game}/Board.svelte", texts, f"src/text/{language}.ts"]
    files: dict[str, None] = {}
    styles: dict[str, None] = {}
    while wanted:
        part = parts().get(wanted.pop(0), {})
        if "file" in part and part["file"] not in files:
            files[part["file"]] = None
            styles |= dict.fromkeys(part.get("css", ()))
            wanted += part.get("imports", ())
    links = {name: f'<link rel="stylesheet" href="/{name}">' for name in styles}
    links |= {name: f'<link {_how(name)} href="/{name}">' for name in files}
    return "".join(link for name, link in links.items() if name not in index())


def _how(name: str) -> str:
    """Tell how a file is loaded: exactly as the page will ask for it."""
    return 'rel="preload" as="fetch" crossorigin' if name.endswith(".json") else 'rel="modulepreload"'


def table_hints(game: str, language: str, seats: list[int], messages: list[bytes]) -> str:
    """Write what the page of a table needs first: its files, the guest's seats, the first live messages."""
    said = b",".join(messages).decode()
    first = f'{{"game":"{game}","language":"{language}","seats":{seats},"said":[{said}]}}'
    # "<" is in strings only; escaped, it can't end the block, whatever a name holds.
    block = first.replace("<", "\\u003c")
    return f'{table_links(game, language)}<script type="application/json" id="first">{block}</script>'


def _plain(request: Request) -> Response:
    language = chosen_language(request)
    say = server_texts(language).say
    address = escape(str(request.url), quote=True)
    body = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{say("site-name")}</title>'
        f"<h1>{say('site-name')}</h1><p>{say('not-built', address=address)}</p></html>"
    )
    return Response(body, media_type="text/html", headers={"cache-control": "no-cache"})
