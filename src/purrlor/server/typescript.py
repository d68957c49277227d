"""Write the protocol's types for the web client and as JSON Schema: python -m purrlor.server.typescript."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Union, get_type_hints

import msgspec

from purrlor.server.protocol import bodies
from purrlor.server.protocol.from_client import ClientMessage
from purrlor.server.protocol.to_client import ServerMessage
from purrlor.table.game import Game, all_games

HEAD = "// Made by: python -m purrlor.server.typescript. Do not edit.\n"
HTTP = (
    bodies.NewTable,
    bodies.Join,
    bodies.SeatOnly,
    bodies.Reclaim,
    bodies.Fork,
    bodies.Import,
    bodies.Seated,
    bodies.Games,
    bodies.Tables,
    bodies.TablePage,
    bodies.RulesPage,
    bodies.Address,
    bodies.Replay,
    bodies.Verified,
    bodies.Health,
    bodies.Problem,
)
REF = "#/$defs/{name}"


def protocol_schema() -> dict[str, Any]:
    """Describe all messages as JSON Schema; ClientMessage and ServerMessage are the two directions."""
    roots, parts = msgspec.json.schema_components([ClientMessage, ServerMessage, *HTTP], ref_template=REF)
    parts["ClientMessage"], parts["ServerMessage"] = roots[0], roots[1]
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": parts}


def game_schema(game: Game[Any]) -> dict[str, Any]:
    """Describe a game's actions, events and views."""
    table = get_type_hints(game.table_view)["return"]
    own = get_type_hints(game.seat_view)["return"]
    kinds = [Union[game.action_types], Union[game.event_types], table, own]  # noqa: UP007
    roots, parts = msgspec.json.schema_components(kinds, ref_template=REF)
    names = ("AnyAction", "AnyEvent", "Table", "Own")
    return {"$defs": parts | dict(zip(names, roots, strict=True))}


def typescript(schema: dict[str, Any]) -> str:
    """Write the types of a schema as TypeScript."""
    return HEAD + "".join(_declared(name, part) for name, part in schema["$defs"].items())


def _declared(name: str, part: dict[str, Any]) -> str:
    about = f"/** {part['description']} */\n" if "description" in part else ""
    if part.get("type") != "object" or "properties" not in part:
        return f"\n{about}export type {_named(name)} = {_type(part)};\n"
    fields = "".join(
        f"  {key}{'' if _always(part, key, value) else '?'}: {_type(value)};\n"
        for key, value in part["properties"].items()
    )
    return f"\n{about}export interface {_named(name)} {{\n{fields}}}\n"


def _always(part: dict[str, Any], key: str, value: dict[str, Any]) -> bool:
    """Tell whether a field is always there: what the server sends leaves nothing out."""
    return key in part["required"] or part.get("additionalProperties") is not False


def _named(name: str) -> str:
    """Name a type; two of one name are told apart by their modules: view.Place is ViewPlace."""
    return "".join(each[:1].upper() + each[1:] for each in name.split(".")[-2:])


def _type(part: dict[str, Any]) -> str:
    match part:
        case {"$ref": str(ref)}:
            return _named(ref.rsplit("/", 1)[1])
        case {"anyOf": parts}:
            return " | ".join(_type(each) for each in parts)
        case {"enum": values}:
            return " | ".join(json.dumps(value) for value in values)
        case {"type": "array", "prefixItems": parts}:
            return f"[{', '.join(_type(each) for each in parts)}]"
        case {"type": "array"}:
            inner = _type(part.get("items", {}))
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case {"type": "object"}:
            return f"Record<string, {_type(part.get('additionalProperties', {}))}>"
    plain = {
        "integer": "number",
        "number": "number",
        "string": "string",
        "boolean": "boolean",
        "null": "null",
    }
    return plain.get(part.get("type", ""), "unknown")


def written() -> dict[str, str]:
    """Give all generated files, by their place in the repository."""
    protocol = protocol_schema()
    files = {
        "docs/protocol.schema.json": json.dumps(protocol, indent=1, ensure_ascii=False) + "\n",
        "web/src/protocol.ts": typescript(protocol),
    }
    for game in all_games().values():
        files[f"web/src/games/{game.name}/types.ts"] = typescript(game_schema(game))
    return files


def main() -> None:
    """Write the files below the folder given, or here."""
    root = Path(sys.argv[1] if len(sys.argv) > 1 else ".")
    for name, text in written().items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
