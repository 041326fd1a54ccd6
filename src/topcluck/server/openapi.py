"""The OpenAPI document: from the same table as the routes, and from the types of the protocol."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec

from topcluck.server.offered import program_version
from topcluck.server.protocol import HTTP_TYPES, Problem
from topcluck.server.routes import OPERATIONS, Asked, Operation

_REFERENCE = "#/components/schemas/{name}"
_TABLE = {"type": "string", "minLength": 8, "maxLength": 32, "pattern": "^[A-Za-z0-9_-]+$"}
_SCHEMAS: dict[str, dict[str, Any]] = {"table": _TABLE, "name": {"type": "string", "minLength": 1}}
_EVERYWHERE = {
    400: "The body is no JSON.",
    413: "The body is too large.",
    429: "Too many requests from this address.",
}


@cache
def document() -> bytes:
    """The document as JSON."""
    return msgspec.json.encode(describe())


def describe() -> dict[str, Any]:
    """The document in plain values."""
    _, components = msgspec.json.schema_components(HTTP_TYPES, ref_template=_REFERENCE)
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _operation(operation)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Top Cluck",
            "version": program_version(),
            "description": "Lobby, replays and health. Games are played over one WebSocket per viewer at /ws.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer", "description": "The token of a link."}},
        },
    }


def _operation(operation: Operation) -> dict[str, Any]:
    told: dict[str, Any] = {
        "operationId": operation.name,
        "summary": operation.sentence,
        "parameters": [*_in_path(operation.path), *map(_in_query, operation.query)],
        "responses": {str(operation.status): _answer("What was asked for.", operation.answer), **_refusals(operation)},
    }
    if operation.body is not None:
        told["requestBody"] = {"required": True, "content": _content(operation.body)}
    if operation.bearer:
        told["security"] = [{}, {"token": []}]
    return told


def _refusals(operation: Operation) -> dict[str, Any]:
    """How it may be refused."""
    everywhere = _EVERYWHERE if operation.body is not None else {429: _EVERYWHERE[429]}
    all_of_them = {**everywhere, **operation.refusals}
    kinds = {503: operation.answer} if operation.name == "ready" else {}
    return {str(status): _answer(all_of_them[status], kinds.get(status, Problem)) for status in sorted(all_of_them)}


def _in_path(path: str) -> list[dict[str, Any]]:
    names = re.findall(r"\{(\w+)\}", path)
    return [{"name": name, "in": "path", "required": True, "schema": _SCHEMAS[name]} for name in names]


def _in_query(asked: Asked) -> dict[str, Any]:
    schema: dict[str, Any] = {"type": "integer", "minimum": asked.low, "maximum": asked.high}
    if asked.usual is not None:
        schema["default"] = asked.usual
    return {"name": asked.name, "in": "query", "description": asked.sentence, "schema": schema}


def _answer(sentence: str, type: Any) -> dict[str, Any]:
    return {"description": sentence, "content": _content(type)}


def _content(type: Any) -> dict[str, Any]:
    (schema,), _ = msgspec.json.schema_components([type], ref_template=_REFERENCE)
    return {"application/json": {"schema": schema}}
