"""What can go wrong, besides the errors of httpx for a connection that stays lost."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import httpx


class ApiError(Exception):
    """An answer that is not a success.

    ``status`` is that of HTTP, ``code`` and ``error_data["reason"]`` are stable names for programs, ``message`` says
    what to do next, and the operator finds the request in the log by ``request_id``. ``code`` is ``"unknown"`` where a
    gateway answered with a body of its own.
    """

    def __init__(self, response: httpx.Response) -> None:
        body = _parse_error_body(response.content)
        self.status = response.status_code
        self.code: str = body.get("code", "unknown")
        self.message: str = body.get("message", _describe(response))
        self.error_data: Mapping[str, Any] = body.get("error_data", {})
        self.request_id: str | None = response.headers.get("x-request-id")
        super().__init__(self.message)


class ItemErrors(Exception):
    """Some items of a request for many funds have no answer, and rows do not say which."""

    def __init__(self, count: int) -> None:
        self.count = count
        super().__init__(
            f"{count} of the requested items have no answer. The errors in the body of get() say which and why;"
            " skip_item_errors=True gives the rows of the others."
        )


class BrokenStreamError(Exception):
    """The connection ended before the answer was whole."""

    def __init__(self) -> None:
        super().__init__("The answer ended before it was whole: ask again, in the same snapshot.")


class HashMismatchError(Exception):
    """A downloaded file is not the one that the server lists. What was downloaded is deleted: download it again."""

    def __init__(self, path: str, expected: str, found: str) -> None:
        self.expected = expected
        self.found = found
        super().__init__(f"{path} has the sha256 {found}, and the server lists {expected}. What was downloaded is deleted.")


class SignatureError(Exception):
    """A manifest is not signed by a key that you trust, or a file is not the one that it names."""


class UnsafeAnswerError(Exception):
    """The server says what no server of this API says, such as a file outside of the folder, or an address elsewhere.

    The client does not do it: it writes and deletes nothing of yours for it, and sends the key nowhere else.
    """


def _describe(response: httpx.Response) -> str:
    if response.has_redirect_location:
        return (
            f"The server answered {response.status_code} and leads to {response.headers['location']}."
            " The key is not sent on: if that is the server, give its address as base_url."
        )
    return f"The server answered {response.status_code} without saying why."


def _parse_error_body(content: bytes) -> Mapping[str, Any]:
    try:
        body = json.loads(content)
    except ValueError:
        return {}
    return body if isinstance(body, dict) and body.get("success") is False and "code" in body else {}
