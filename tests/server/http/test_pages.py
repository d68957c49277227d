"""The client's files: compressed, and named all at once to those who sit at a table."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import FileResponse, Response

from purrlor.server.http import pages

PARTS = {
    "src/games/isle-of-cats/Board.svelte": {
        "file": "assets/isle.js",
        "imports": ["_shell.js", "_boat.js"],
        "css": ["assets/isle.css"],
    },
    "../src/purrlor/games/isle_of_cats/texts/pl.ftl": {"file": "assets/pl.json"},
    "src/text/pl.ts": {"file": "assets/words.js"},
    "_boat.js": {"file": "assets/boat.js"},
    "_shell.js": {"file": "assets/shell.js", "css": ["assets/shell.css"]},
}


@pytest.fixture(autouse=True)
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Put a small client in the place of the built one."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(
        '<html><head><script src="/assets/shell.js"></script><link href="/assets/shell.css"></head></html>'
    )
    (tmp_path / "assets" / "shell.js").write_text("let cats = 9;" * 50)
    (tmp_path / "assets" / "face.woff2").write_bytes(b"face")
    (tmp_path / "parts.json").write_text(json.dumps(PARTS))
    monkeypatch.setattr(pages, "built", lambda: tmp_path)
    caches = (pages.packed, pages.parts, pages.table_links, pages.index)
    for kept in caches:
        kept.cache_clear()
    yield tmp_path
    for kept in caches:
        kept.cache_clear()


def get(path: str, hints: str = "", packing: str = "gzip", accept: str = "*/*") -> Response:
    headers = [(b"accept-encoding", packing.encode()), (b"accept", accept.encode())]
    scope = {"type": "http", "method": "GET", "path": f"/{path}", "headers": headers, "query_string": b""}
    return asyncio.run(pages.page(Request({**scope, "path_params": {"path": path}}), hints))


def test_scripts_are_sent_packed_and_kept_for_good() -> None:
    answer = get("assets/shell.js")
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]
    assert gzip.decompress(bytes(answer.body)).startswith(b"let cats")


def test_words_are_sent_as_data_packed_and_kept_for_good(client: Path) -> None:
    (client / "assets" / "pl.json").write_text('{"card-cat": "kot"}')
    answer = get("assets/pl.json")
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"] == "application/json"
    assert "immutable" in answer.headers["cache-control"]


def test_the_smallest_packing_lies_beside_the_file(client: Path) -> None:
    (client / "assets" / "shell.js.br").write_bytes(b"small")
    answer = get("assets/shell.js", packing="gzip, deflate, br")
    assert isinstance(answer, FileResponse)
    assert Path(answer.path).name == "shell.js.br"
    assert answer.headers["content-encoding"] == "br"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert get("assets/shell.js").headers["content-encoding"] == "gzip"


def test_who_cannot_unpack_gets_the_file_itself() -> None:
    answer = get("assets/shell.js", packing="identity")
    assert isinstance(answer, FileResponse)
    assert answer.headers["vary"] == "accept-encoding"


def test_what_is_packed_already_is_not_packed_again() -> None:
    assert "content-encoding" not in get("assets/face.woff2").headers


def test_a_table_names_every_file_that_it_needs_once() -> None:
    hints = pages.table_hints("isle-of-cats", "pl", [0, 2], [])
    answer = get("table/abcd", hints, packing="identity")
    page = bytes(answer.body).decode()
    assert hints in page
    for name in ("isle.js", "boat.js", "pl.json", "words.js", "shell.js", "isle.css", "shell.css"):
        assert page.count(f"/assets/{name}") == 1
    assert '<link rel="modulepreload" href="/assets/boat.js">' in page
    # Only what is asked for in the same way is taken from there: see lib/names.
    assert '<link rel="preload" as="fetch" crossorigin href="/assets/pl.json">' in page


def test_who_reads_is_told_by_the_page_that_there_is_nothing_here() -> None:
    told = get("nowhere", accept="text/html,application/xhtml+xml")
    assert (told.status_code, told.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert b"/assets/shell.js" in bytes(told.body)
    for answer in (get("nowhere"), get("assets/old.js"), get("api/nowhere", accept="text/html")):
        assert (answer.status_code, answer.headers["content-type"]) == (404, "application/json")


def test_a_client_without_a_list_of_parts_is_served_all_the_same(client: Path) -> None:
    (client / "parts.json").unlink()
    assert pages.table_links("isle-of-cats", "pl") == ""
