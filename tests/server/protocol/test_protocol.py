"""The protocol is what its description says."""

from __future__ import annotations

import re
import typing
from pathlib import Path

import pytest

from purrlor.server.http.api import OPERATIONS
from purrlor.server.protocol import from_client
from purrlor.server.protocol.to_client import ServerMessage
from purrlor.server.typescript import typescript, written
from purrlor.table.game import all_games

ROOT = Path(__file__).resolve().parents[3]


PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", list(written()))
def test_generated_files_are_fresh(name: str) -> None:
    assert (ROOT / name).read_text(encoding="utf-8") == written()[name], "python -m purrlor.server.typescript"


@pytest.mark.parametrize("union", [from_client.ClientMessage, ServerMessage])
def test_every_message_is_on_the_page(union: object) -> None:
    for kind in typing.get_args(union):
        assert re.search(rf"`[^`]*\b{kind.__struct_config__.tag}\b", PAGE), kind


def test_every_operation_is_on_the_page() -> None:
    for operation in OPERATIONS:
        path = operation.path.replace("{code}", "CODE").replace("{game}", "GAME")
        assert f"`{operation.method} {path}" in PAGE, path


def test_types_of_every_kind_are_written() -> None:
    parts = {
        "A": {"type": "object", "properties": {"x": {"type": "integer"}}, "required": []},
        "B": {"type": "array", "prefixItems": [{"type": "string"}, {"type": "null"}]},
        "C": {"type": "object", "additionalProperties": {"type": "boolean"}},
        "D": {"type": "array", "items": {"anyOf": [{"$ref": "#/$defs/A"}, {"enum": ["x", 1]}]}},
        "E": {},
    }
    text = typescript({"$defs": parts})
    assert "x: number;" in text
    assert "type B = [string, null];" in text
    assert "type C = Record<string, boolean>;" in text
    assert 'type D = (A | "x" | 1)[];' in text
    assert "type E = unknown;" in text
    assert all(f"web/src/games/{name}/types.ts" in written() for name in all_games())
