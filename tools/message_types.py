"""Write the messages of the server as types for Python clients; `python -m tools.typescript` calls it."""

from __future__ import annotations

from inspect import cleandoc
from textwrap import indent
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

HEAD = '''"""The server's messages as types, made by `python -m tools.typescript`: do not edit."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias, TypedDict
'''
PLAIN = {str: "str", bool: "bool", int: "int", float: "float", NoneType: "None", None: "None"}


def reference(hint: Any, structs: list[type[msgspec.Struct]]) -> str:
    """Write a type as it is after JSON is read."""
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return reference(parts[0], structs)
    if origin in (Union, UnionType):
        return " | ".join(dict.fromkeys(reference(part, structs) for part in parts))
    if origin is Literal:
        quoted = [f'"{part}"' for part in parts]
        return f"Literal[{', '.join(quoted)}]"
    if origin in (tuple, list):
        return f"list[{reference(parts[0], structs)}]"
    if origin is dict:
        return f"dict[{reference(parts[0], structs)}, {reference(parts[1], structs)}]"
    return hint.__name__ if hint in structs else PLAIN.get(hint, "Any")


def declared(struct: type[msgspec.Struct], structs: list[type[msgspec.Struct]]) -> str:
    """Declare one message or part of it."""
    hints = get_type_hints(struct, include_extras=True)
    config = struct.__struct_config__
    said = cleandoc(struct.__doc__ or "")
    if "\n" in said:
        said = indent(f"{said}\n", " " * 4).strip() + "\n    "
    lines = [f"class {struct.__name__}(TypedDict):", f'    """{said}"""', ""]
    if config.tag is not None:
        lines.append(f'    {config.tag_field}: Literal["{config.tag}"]')
    for field in msgspec.structs.fields(struct):
        lines.append(f"    {field.encode_name}: {reference(hints[field.name], structs)}")
    return "\n".join(lines)


def message_types(structs: list[type[msgspec.Struct]], messages: tuple[type[msgspec.Struct], ...]) -> str:
    """Give the whole file: all structs, and `Message`, which is any of the messages."""
    whole = " | ".join(message.__name__ for message in messages)
    parts = [declared(struct, structs) for struct in structs]
    return HEAD + "".join(f"\n\n{part}\n" for part in parts) + f'\n\nMessage: TypeAlias = "{whole}"\n'
