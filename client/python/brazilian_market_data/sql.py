"""A statement of SQL, and its answer."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any, Union

import httpx
from typing_extensions import TypeAlias

from .wire import parse_exactly

#: A value that a statement binds. Other numbers are sent as text, and cast: ``$1::DECIMAL(18,2)``.
SqlValue: TypeAlias = Union[str, int, bool, None]


@dataclass(frozen=True)
class SqlColumn:
    """A column of a statement."""

    name: str
    #: Type of DuckDB, such as DECIMAL(18,2).
    type: str


@dataclass(frozen=True)
class SqlAnswer:
    """All rows of a statement, by the names of its columns.

    Decimal columns are ``Decimal``, whole numbers ``int`` of any length, DOUBLE and FLOAT ``float``; days, times and what
    JSON has no form for are text. Inside lists and structs a number with a fraction is a ``Decimal``.
    """

    columns: list[SqlColumn]
    rows: list[dict[str, Any]]
    #: The snapshot that answered; send it as ``snapshot`` to get the same again.
    snapshot: str


def write_statement(sql: str, parameters: Mapping[str, SqlValue] | Sequence[SqlValue] | None) -> bytes:
    """Write the body of a request for a statement."""
    if parameters is None:
        return json.dumps({"sql": sql}).encode()
    values = dict(parameters) if isinstance(parameters, Mapping) else list(parameters)
    return json.dumps({"sql": sql, "parameters": values}).encode()


def read_answer(response: httpx.Response) -> SqlAnswer:
    """Read the answer of a statement, without passing a decimal through a float."""
    body = parse_exactly(response.content, frozenset())
    columns = [SqlColumn(column["name"], column["type"]) for column in body["columns"]]
    converts = {column.name: _CONVERTS[kind] for column in columns if (kind := _kind(column.type)) in _CONVERTS}
    for row in body["data"]:
        for name, convert in converts.items():
            # NaN and infinities are text.
            if isinstance(row[name], (int, Decimal)):
                row[name] = convert(row[name])
    return SqlAnswer(columns, body["data"], body["snapshot"])


def _kind(type: str) -> str:
    return type.split("(")[0]


_CONVERTS: Mapping[str, Any] = {"DECIMAL": Decimal, "DOUBLE": float, "FLOAT": float}
