"""Serve the web client's files; without them, a plain page that says how to play all the same."""

from __future__ import annotations

from functools import cache
from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response

import purrlor
from purrlor.server.asking import refusal, spoken_language
from purrlor.server.speech import house_speech
from purrlor.table.reasons import Reason

FOREVER = "public, max-age=31536000, immutable"  # for files whose names carry a hash
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


async def page(request: Request) -> Response:
    """Serve a file of the client, or its page for addresses of its own."""
    folder, path = built(), request.path_params["path"]
    if folder is not None:
        try:
            file = (folder / path).resolve()
            inside = file.is_relative_to(folder) and file.is_file()
        except (OSError, ValueError):
            inside = False
        if path and inside:
            cache_control = FOREVER if "/assets/" in f"/{path}" else "no-cache"
            media = TYPES.get(file.suffix)
            return FileResponse(file, media_type=media, headers={"cache-control": cache_control})
    if path.split("/", 1)[0] not in CLIENT_PATHS:
        return refusal(Reason("", "no-such-page"), spoken_language(request))
    if folder is None:
        return _plain(request)
    return FileResponse(folder / "index.html", headers={"cache-control": "no-cache"})


def _plain(request: Request) -> Response:
    language = spoken_language(request)
    say = house_speech(language).texts.say
    address = escape(str(request.url), quote=True)
    body = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{say("house-name")}</title>'
        f"<h1>{say('house-name')}</h1><p>{say('not-built', address=address)}</p></html>"
    )
    return Response(body, media_type="text/html", headers={"cache-control": "no-cache"})
