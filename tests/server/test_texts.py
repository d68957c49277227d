"""The server says the same things in every language."""

from __future__ import annotations

import re
from pathlib import Path

from purrlor.table.texts import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]


def test_the_server_says_the_same_things_in_every_language() -> None:
    folder = ROOT / "src" / "purrlor" / "server" / "texts"
    keys = [
        set(re.findall(r"^([\w-]+) =", (folder / f"{language}.ftl").read_text(), re.MULTILINE))
        for language in LANGUAGES
    ]
    assert keys[0] == keys[1]
    sources = "".join(file.read_text() for file in (ROOT / "src" / "purrlor").rglob("*.py"))
    for key in keys[0]:
        if key.startswith("why-"):
            assert f'"{key.removeprefix("why-")}"' in sources, key
