"""What several tests need: a server that is not there, and values compared with their declared types."""

from __future__ import annotations

import json
import types
from collections.abc import Callable, Iterator, Sequence
from decimal import Decimal
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import httpx
from typing_extensions import NotRequired, is_typeddict

from brazilian_market_data import Client, Retry

Responder = Callable[[httpx.Request], httpx.Response]

#: Returned where nothing is wrong.
FINE = None


class Sent:
    """The requests that were sent, and how long the client slept in between."""

    def __init__(self) -> None:
        self.requests: list[httpx.Request] = []
        self.waits: list[float] = []


def lost(_request: httpx.Request) -> httpx.Response:
    raise httpx.ConnectError("the connection was lost")


def good(_request: httpx.Request) -> httpx.Response:
    return httpx.Response(200, json={"success": True, "data": []}, headers={"x-snapshot-id": "20260110T030000Z"})


def busy(status: int, **headers: str) -> Responder:
    body = {"success": False, "message": "Later.", "code": "unavailable", "error_data": {}}
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return lambda _request: httpx.Response(status, json=body, headers=named)


def in_turn(answers: Sequence[Responder], sent: Sent) -> Responder:
    """Answer in turn, and then always the last one."""

    def answer(request: httpx.Request) -> httpx.Response:
        sent.requests.append(request)
        return answers[min(len(sent.requests), len(answers)) - 1](request)

    return answer


def imagined(answers: Sequence[Responder], sent: Sent, retry: Retry = Retry(random=lambda: 0.0)) -> Client:
    """A client whose server gives these answers."""
    return Client("k", "http://nowhere.test", retry=retry, transport=httpx.MockTransport(in_turn(answers, sent)))


class Pieces(httpx.SyncByteStream, httpx.AsyncByteStream):
    """A body that counts the pieces that were read from it."""

    def __init__(self, pieces: Iterator[bytes]) -> None:
        self._pieces = pieces
        self.taken = 0
        self.closed = False

    def __iter__(self) -> Iterator[bytes]:
        for piece in self._pieces:
            self.taken += 1
            yield piece

    def close(self) -> None:
        self.closed = True


def find_fault(value: object, declared: Any, place: str = "", is_whole: bool = True) -> str | None:
    """Say where a value is not of its declared type; None if it is. A dictionary has no fields that are not declared."""
    if is_typeddict(declared):
        return _find_fault_of_fields(value, declared, place, is_whole)
    origin, args = get_origin(declared), get_args(declared)
    if origin is NotRequired:
        return find_fault(value, args[0], place)
    if origin in (Union, types.UnionType):
        faults = [find_fault(value, one, place, is_whole) for one in args]
        return FINE if None in faults else f"{place} is none of {declared}: {faults}"
    if origin is Literal:
        return FINE if value in args else f"{place} is {value!r}"
    if origin is list:
        if not isinstance(value, list):
            return f"{place} is no list"
        faults = [find_fault(one, args[0], f"{place}[{at}]") for at, one in enumerate(value)]
        return next((fault for fault in faults if fault is not None), FINE)
    if origin is dict:
        # Only what another format describes has such a type: an object of any fields.
        return FINE if args[1] is Any and isinstance(value, dict) else f"{place} is no dictionary of anything"
    if declared is type(None):
        return FINE if value is None else f"{place} is not None"
    # A bool is an int in Python, and not in JSON.
    return FINE if type(value) is declared else f"{place} is {type(value).__name__} and not {declared}"


def _find_fault_of_fields(value: object, declared: Any, place: str, is_whole: bool) -> str | None:
    if not isinstance(value, dict):
        return f"{place} is no dictionary"
    # The keys that Python itself calls required are wrong where annotations are texts.
    hints = get_type_hints(declared, include_extras=True)
    if not hints:
        # What another format describes (a manifest, a Data Package) is declared as an object of any fields.
        return FINE
    required = {name for name, hint in hints.items() if get_origin(hint) is not NotRequired}
    missing = required - value.keys() if is_whole else set()
    unknown = value.keys() - hints.keys()
    if missing or unknown:
        return f"{place} lacks {sorted(missing)}, and nobody declared {sorted(unknown)}"
    faults = [find_fault(one, hints[name], f"{place}.{name}") for name, one in value.items()]
    return next((fault for fault in faults if fault is not None), FINE)


def as_sent(text: str | bytes) -> Any:
    """Parse JSON with each number as the text that was sent."""
    return json.loads(text, parse_float=str, parse_int=str)


def numbers_as_text(value: Any) -> Any:
    """Write each number as text."""
    if isinstance(value, dict):
        return {name: numbers_as_text(one) for name, one in value.items()}
    if isinstance(value, list):
        return [numbers_as_text(one) for one in value]
    if isinstance(value, Decimal):
        return format(value, "f")
    if type(value) is int:
        return str(value)
    return value
