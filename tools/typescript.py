"""Write the types of the protocol and of every game for the web client: python -m tools.typescript."""

from __future__ import annotations

import json
import sys
import textwrap
from collections.abc import Iterable, Mapping
from inspect import cleandoc
from pathlib import Path
from types import MappingProxyType, NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from purrlor.server.protocol import bodies, deck_bodies, profile_bodies
from purrlor.server.protocol import daily_bodies as daily
from purrlor.server.protocol import history_bodies as told
from purrlor.server.protocol import meeting_bodies as met
from purrlor.server.protocol.from_client import ClientMessage
from purrlor.server.protocol.to_client import ServerMessage
from purrlor.table.deck_guide import DeckGuide
from purrlor.table.game import Game, all_games
from purrlor.table.print_guide import PrintGuide
from purrlor.table.records import Named
from purrlor.table.sheet_guide import SheetGuide
from tools.fresh import require_current_rules
from tools.message_types import message_types

HEAD = "// Made by: python -m tools.typescript. Do not edit.\n"
WIDTH = 110
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
    bodies.Rematch,
    DeckGuide,
    PrintGuide,
    deck_bodies.DeckToCheck,
    deck_bodies.DeckFile,
    deck_bodies.DeckToTry,
    deck_bodies.DeckTried,
    deck_bodies.DeckChecked,
    deck_bodies.DeckFileRead,
    deck_bodies.TableDeck,
    SheetGuide,
    bodies.FilledSheet,
    bodies.CountedSheet,
    bodies.Replay,
    bodies.Moves,
    bodies.Verified,
    bodies.AskReview,
    bodies.GameReview,
    bodies.Health,
    told.History,
    told.Statistics,
    told.Hall,
    told.Leaders,
    told.PlayedPage,
    told.Shared,
    met.Invitations,
    met.Blocks,
    met.Invited,
    met.Queue,
    daily.Daily,
    bodies.Problem,
    profile_bodies.Me,
    profile_bodies.KeptDeck,
    profile_bodies.Codes,
    profile_bodies.PersonalLink,
    profile_bodies.PasskeyOptions,
    profile_bodies.Notices,
)
PLAIN = {str: "string", bool: "boolean", int: "number", float: "number", NoneType: "null", None: "null"}


class Module:
    """Collects the declarations of one TypeScript file."""

    def __init__(self, aliases: Mapping[Named, str] = MappingProxyType({})) -> None:
        self.aliases = aliases
        self.structs: dict[type[msgspec.Struct], str] = {}
        self.names: dict[str, tuple[str, ...]] = {}

    def add(self, *hints: Any) -> None:
        """Declare these types and what they contain; structs of one name get their module in front."""
        found = list(dict.fromkeys(struct for hint in hints for struct in _structs(hint)))
        named = [struct.__name__ for struct in found]
        for struct in found:
            module = struct.__module__.rsplit(".", 1)[-1].title()
            self.structs[struct] = f"{'' if named.count(struct.__name__) == 1 else module}{struct.__name__}"

    def reference(self, hint: Any) -> str:
        """Write a Python type as TypeScript."""
        origin, parts = get_origin(hint), get_args(hint)
        if origin is Annotated:
            named = next((mark for mark in parts[1:] if isinstance(mark, Named)), None)
            return self.reference(parts[0]) if named is None else self._name(named)
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(map(self.reference, parts)))
        if origin is Literal:
            return " | ".join(map(_quoted, parts))
        if origin in (tuple, list):
            if origin is tuple and parts[-1] is not Ellipsis:
                return f"[{', '.join(map(self.reference, parts))}]"
            inner = self.reference(parts[0])
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        if origin is dict:
            key, value = map(self.reference, parts)
            return f"Record<string, {value}>" if key == "string" else f"Partial<Record<{key}, {value}>>"
        return self.structs.get(hint) or PLAIN.get(hint, "unknown")

    def text(self, unions: dict[str, Iterable[type[msgspec.Struct]]], tail: str = "") -> str:
        """Give the whole file."""
        structs = [self._declared(struct, name) for struct, name in self.structs.items()]
        names = [_union(name, map(_quoted, values)) for name, values in self.names.items()]
        wholes = [_union(name, [self.structs[part] for part in parts]) for name, parts in unions.items()]
        return HEAD + "".join(names + structs + wholes) + tail

    def _declared(self, struct: type[msgspec.Struct], name: str) -> str:
        hints = get_type_hints(struct, include_extras=True)
        config = struct.__struct_config__
        fields = [] if config.tag is None else [f"{config.tag_field}: {_quoted(config.tag)};"]
        for field in msgspec.structs.fields(struct):
            # A client may leave out what has a default, and so do structs that say so.
            optional = not field.required and (config.forbid_unknown_fields or config.omit_defaults)
            fields.append(
                f"{field.encode_name}{'?' if optional else ''}: {self.reference(hints[field.name])};"
            )
        body = textwrap.indent("\n".join(fields), "  ")
        return f"\n{_comment(struct.__doc__)}export interface {name} {{\n{body}\n}}\n"

    def _name(self, named: Named) -> str:
        """Name the type of some names: those that Python knows as Card are CardName."""
        name = f"{self.aliases.get(named, named.prefix.title())}Name"
        assert self.names.setdefault(name, tuple(named.names)) == tuple(named.names), name
        return name


def _aliases(package: str) -> dict[Named, str]:
    """Find what the modules of a package call the types that mark names: Card, Tile."""
    found: dict[Named, str] = {}
    for module in sorted(name for name in sys.modules if name.startswith(f"{package}.")):
        for name, value in vars(sys.modules[module]).items():
            marks = get_args(value)[1:] if get_origin(value) is Annotated else ()
            found |= {mark: name for mark in marks if isinstance(mark, Named) and mark not in found}
    return found


def _structs(hint: Any) -> Iterable[type[msgspec.Struct]]:
    """Find all structs that a type is made of, outer ones first."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        yield hint
        for inner in get_type_hints(hint, include_extras=True).values():
            yield from _structs(inner)
    for part in get_args(hint):
        yield from _structs(part)


def _quoted(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)


def _comment(text: str | None) -> str:
    lines = cleandoc(text or "").splitlines()
    if len(lines) < 2:
        return f"/** {lines[0]} */\n" if lines else ""
    return "".join(["/**\n", *(f" * {line}".rstrip() + "\n" for line in lines), " */\n"])


def _union(name: str, parts: Iterable[str]) -> str:
    whole = " | ".join(parts)
    if len(whole) > WIDTH - 20 - len(name):
        # A line ends in front of a bar: textwrap would also break behind it.
        lines = textwrap.wrap(whole.replace("| ", "|\0"), WIDTH - 2)
        whole = "".join(f"\n  {line}" for line in lines).replace("\0", " ")
        return f"\nexport type {name} ={whole};\n"
    return f"\nexport type {name} = {whole};\n"


def protocol_types() -> str:
    """Write the types of all messages; ClientMessage and ServerMessage are the two directions."""
    module = Module()
    module.add(ClientMessage, ServerMessage, *HTTP)
    ways = {"ClientMessage": ClientMessage, "ServerMessage": ServerMessage}
    return module.text({name: get_args(way) for name, way in ways.items()})


def game_types(game: Game[Any]) -> str:
    """Write the types of a game's actions, events and views, and of its score sheet."""
    table = get_type_hints(game.table_view)["return"]
    own = get_type_hints(game.seat_view)["return"]
    module = Module(_aliases(game.package))
    sheet = () if game.sheet is None else (game.sheet.record,)
    module.add(*game.actions.types, *game.events.types, table, own, *sheet)
    return module.text(
        {"AnyAction": game.actions.types, "AnyEvent": game.events.types},
        "\n/** What the server and a board tell each other. */\nexport interface Game {\n"
        f"  action: AnyAction;\n  event: AnyEvent;\n"
        f"  table: {module.reference(table)};\n  own: {module.reference(own)};\n}}\n",
    )


def protocol_schema() -> dict[str, Any]:
    """Describe all messages as JSON Schema; ClientMessage and ServerMessage are the two directions."""
    roots, parts = msgspec.json.schema_components(
        [ClientMessage, ServerMessage, *HTTP], ref_template="#/$defs/{name}"
    )
    parts["ClientMessage"], parts["ServerMessage"] = roots[0], roots[1]
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": parts}


def written() -> dict[str, str]:
    """Give all generated files, by their place in the repository."""
    files = {
        "docs/protocol.schema.json": json.dumps(protocol_schema(), indent=1, ensure_ascii=False) + "\n",
        "web/src/protocol.ts": protocol_types(),
        "src/purrlor/messages.py": message_types(
            list(dict.fromkeys(_structs(ServerMessage))), get_args(ServerMessage)
        ),
    }
    return files | {f"web/src/games/{game.name}/types.ts": game_types(game) for game in all_games().values()}


def main() -> None:
    """Write the files below the folder given, or here."""
    root = Path(sys.argv[1] if len(sys.argv) > 1 else ".")
    for name, text in written().items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    require_current_rules()
    main()
