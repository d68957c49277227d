"""The protocol is what its description says."""

from __future__ import annotations

import re
import typing
from pathlib import Path

import msgspec
import pytest

from purrlor.server.http.operations import OPERATIONS
from purrlor.server.protocol import from_client
from purrlor.server.protocol.to_client import ServerMessage
from purrlor.table.game import all_games
from purrlor.table.records import Named
from tools.typescript import Module, written

ROOT = Path(__file__).resolve().parents[3]


PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", list(written()))
def test_generated_files_are_fresh(name: str) -> None:
    assert (ROOT / name).read_text(encoding="utf-8") == written()[name], "run: python -m tools.typescript"


@pytest.mark.parametrize("union", [from_client.ClientMessage, ServerMessage])
def test_every_message_is_on_the_page(union: object) -> None:
    for kind in typing.get_args(union):
        tag = kind.__struct_config__.tag
        assert re.search(rf"`[^`]*\b{tag}\b", PAGE), (
            f"add `{tag}` to the table of messages in docs/protocol.md"
        )


def test_every_operation_is_on_the_page() -> None:
    for operation in OPERATIONS:
        path = operation.path.replace("{code}", "CODE").replace("{game}", "GAME")
        assert f"`{operation.method} {path}" in PAGE, path


class Sent(msgspec.Struct, tag="sent", tag_field="type"):
    """What the server sends."""

    pair: tuple[str, None]
    flags: dict[str, bool]
    parts: tuple[typing.Literal["x", 1] | None, ...] = ()
    raw: msgspec.Raw = msgspec.Raw()


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    """What a client sends."""

    card: typing.Annotated[str, Named("card", ["ace", "king"])]
    counts: dict[typing.Annotated[str, Named("card", ["ace", "king"])], int] = {}


def test_types_of_every_kind_are_written() -> None:
    module = Module()
    module.add(Sent, Asked)
    text = module.text({"Both": [Sent, Asked]})
    assert "type: 'sent';" in text
    assert "pair: [string, null];" in text
    assert "flags: Record<string, boolean>;" in text
    assert "parts: ('x' | 1 | null)[];" in text
    assert "raw: unknown;" in text
    assert "export type CardName = 'ace' | 'king';" in text
    assert "card: CardName;" in text
    assert "counts?: Partial<Record<CardName, number>>;" in text
    assert "export type Both = Sent | Asked;" in text
    assert all(f"web/src/games/{name}/types.ts" in written() for name in all_games())
