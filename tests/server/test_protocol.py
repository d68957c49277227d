"""The protocol is what its description says."""

import re
import typing
from pathlib import Path

import msgspec
import pytest

from purrlor.server import messages
from purrlor.server.api import OPERATIONS
from purrlor.table.game import all_games
from purrlor.table.records import Named
from purrlor.table.texts import LANGUAGES
from tools.typescript import Module, written

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", list(written()))
def test_generated_files_are_fresh(name: str) -> None:
    assert (ROOT / name).read_text(encoding="utf-8") == written()[name], "python -m tools.typescript"


@pytest.mark.parametrize("union", [messages.ClientMessage, messages.ServerMessage])
def test_every_message_is_on_the_page(union: object) -> None:
    for kind in typing.get_args(union):
        assert re.search(rf"`[^`]*\b{kind.__struct_config__.tag}\b", PAGE), kind


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


def test_the_house_says_the_same_things_in_every_language() -> None:
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
