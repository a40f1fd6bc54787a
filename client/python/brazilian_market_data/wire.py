"""What is sent and how an answer is read, without sending anything."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from typing import Any, Generic, TypeVar, Union
from urllib.parse import quote, urlencode

import httpx
from typing_extensions import TypeAlias

from .errors import ItemErrors, UnsafeAnswerError
from .own_server import MOST_ROW_BYTES

#: A day: YYYY-MM-DD, YYYYMMDD, or a month as YYYY-MM.
Day: TypeAlias = Union[date, str]
#: A bound of a range, compared exactly. A float is not exact: give a Decimal or its text.
Number: TypeAlias = Union[Decimal, int, str]

#: Gets the headers of a page before its rows.
OnPage: TypeAlias = Callable[[Mapping[str, str]], None]

B = TypeVar("B")

NDJSON = {"accept": "application/x-ndjson"}
ARROW = "application/vnd.apache.arrow.stream"

#: Rows in a page unless the caller names another number: the most that the API gives.
PAGE_SIZE = 1000


@dataclass(frozen=True)
class Answer(Generic[B]):
    """An answer with its body. Decimals are ``Decimal``, days are texts as YYYY-MM-DD."""

    body: B
    #: The snapshot that answered; send it as ``snapshot`` to get the same again.
    snapshot: str | None
    #: Such as ``x-data-coverage``, ``x-data-completeness`` and ``x-data-conflicts``.
    headers: Mapping[str, str]

    @classmethod
    def of(cls, response: httpx.Response, body: B) -> Answer[B]:
        return cls(body, response.headers.get("x-snapshot-id"), response.headers)


@dataclass(frozen=True)
class Operation:
    """An endpoint, as the OpenAPI document has it."""

    path: str
    #: Fields with decimals: a value without a fraction is a Decimal there too.
    decimals: frozenset[str] = frozenset()
    is_paged: bool = False
    #: The server works on few such requests of a key at once.
    is_heavy: bool = False


@dataclass(frozen=True)
class Call:
    """An endpoint with the parameters of one request."""

    operation: Operation
    in_path: Mapping[str, str]
    query: Mapping[str, Any]

    def address(self, format: str | None = None) -> str:
        """Write the address below that of the server."""
        path = re.sub(r"\{(\w+)\}", lambda name: quote(self.in_path[name[1]], safe=""), self.operation.path)
        ranges = self.query.get("ranges") or {}
        sent = {**{name: value for name, value in self.query.items() if name != "ranges"}, **ranges, "format": format}
        query = {name: write_value(name, value) for name, value in sent.items() if value is not None}
        return f"{path}?{urlencode(query)}" if query else path

    def first_page(self, format: str | None = None) -> str:
        """Write the address of the first page, as large as a page can be."""
        if not self.operation.is_paged or self.query.get("page_size") is not None:
            return self.address(format)
        return Call(self.operation, self.in_path, {**self.query, "page_size": PAGE_SIZE}).address(format)

    def parse(self, text: str | bytes) -> Any:
        """Parse JSON without passing a decimal through a float."""
        return parse_exactly(text, self.operation.decimals)


def write_value(name: str, value: object) -> str:
    """Write the value of a parameter."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return value
    if isinstance(value, int):
        return str(value)
    if isinstance(value, Decimal):
        return format(value, "f")
    if isinstance(value, date):
        # A datetime is a date as well; the API takes days.
        return value.strftime("%Y-%m-%d")
    if isinstance(value, Sequence):
        return ",".join(write_value(name, one) for one in value)
    raise TypeError(f"{name} cannot be a {type(value).__name__}: give a text, or a Decimal for a number.")


def parse_exactly(text: str | bytes, decimals: frozenset[str]) -> Any:
    """Parse JSON with ``Decimal`` for each number that has a fraction, and for each field that may have one."""

    def convert(found: dict[str, Any]) -> dict[str, Any]:
        for name in found.keys() & decimals:
            if type(found[name]) is int:
                found[name] = Decimal(found[name])
        return found

    return json.loads(text, parse_float=Decimal, object_hook=convert)


def demand_items(headers: Mapping[str, str], skip_item_errors: bool) -> None:
    """Raise if an item of many has no answer, unless such items are skipped."""
    missing = int(headers.get("x-item-errors", "0"))
    if missing > 0 and not skip_item_errors:
        raise ItemErrors(missing)


class Lines:
    """Joins the pieces of an answer into lines; a line ends with a line feed and with nothing else."""

    def __init__(self) -> None:
        self._open: list[bytes] = []
        self._length = 0
        #: How many lines have ended.
        self.count = 0

    def feed(self, piece: bytes) -> Iterator[bytes]:
        first, *others = piece.split(b"\n")
        self._open.append(first)
        self._length += len(first)
        for following in others:
            self.count += 1
            yield b"".join(self._open)
            self._open = [following]
            self._length = len(following)
        if self._length > MOST_ROW_BYTES:
            raise UnsafeAnswerError(f"The server sends a row of more than {MOST_ROW_BYTES} bytes.")

    @property
    def is_broken(self) -> bool:
        """True if the last line has no end."""
        return any(self._open)
