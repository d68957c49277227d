"""Describe the HTTP interface as OpenAPI, from the same list that serves it."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec

from purrlor import __version__
from purrlor.server.http.operation import Operation
from purrlor.server.http.operations import OPERATIONS
from purrlor.server.protocol.bodies import Problem

REF = "#/components/schemas/{name}"
REFUSALS = ("400", "403", "404", "405", "413", "429", "503")


@cache
def openapi() -> bytes:
    """Write the description."""
    kinds = {kind for each in OPERATIONS for kind in (each.answer, each.body) if kind is not None}
    ordered = [*sorted(kinds, key=lambda kind: kind.__name__), Problem]
    schemas = msgspec.json.schema_components(ordered, ref_template=REF)[1]
    paths: dict[str, Any] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _operation(operation)
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "Purrlor", "version": __version__},
            "paths": paths,
            "components": {"schemas": schemas},
        }
    )


def _operation(operation: Operation) -> dict[str, Any]:
    described: dict[str, Any] = {
        "operationId": operation.handler.__name__,
        "summary": operation.handler.__doc__,
        "parameters": [*_in_path(operation), *_in_query(operation), _LANGUAGE],
        "responses": {
            "200": _content(operation.answer, media=operation.media),
            **{status: _content(Problem, "refused") for status in REFUSALS},
        },
    }
    if operation.body is not None:
        described["requestBody"] = {"required": True, **_content(operation.body)}
        del described["requestBody"]["description"]
    return described


_LANGUAGE = {"name": "language", "in": "query", "schema": {"type": "string"}}


def _in_path(operation: Operation) -> list[dict[str, Any]]:
    names = re.findall(r"{(\w+)}", operation.path)
    return [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]


def _in_query(operation: Operation) -> list[dict[str, Any]]:
    if operation.query is None:
        return []
    schema = msgspec.json.schema(operation.query)["$defs"][operation.query.__name__]
    required = schema.get("required", ())
    return [
        {"name": name, "in": "query", "required": name in required, "schema": part}
        for name, part in schema["properties"].items()
    ]


def _content(
    kind: type[msgspec.Struct], about: str = "done", media: str = "application/json"
) -> dict[str, Any]:
    schema: dict[str, Any] = {"$ref": REF.format(name=kind.__name__)}
    if kind.__name__ == "Nothing" and about == "done":
        schema = {"type": "object"} if media == "application/json" else {"type": "string", "format": "binary"}
    return {"description": about, "content": {media: {"schema": schema}}}
