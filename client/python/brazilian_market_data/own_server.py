"""What the client takes of a server that may lie: where the key is sent, how far links lead, how long an answer is."""

from __future__ import annotations

import re
from collections.abc import Mapping
from urllib.parse import unquote, urlsplit

import httpx

from .errors import UnsafeAnswerError

#: The most bytes of an answer that is read whole, unpacked: no answer of the API comes near.
MOST_BYTES = 1 << 30
MOST_ROW_BYTES = 1 << 26

#: Encoding that the client unpacks: others can make a gigabyte of a few bytes at once.
ACCEPT_ENCODING = "gzip"


def demand_own_server(base: httpx.URL, asked: httpx.URL) -> None:
    """Check that a request goes to the client's own server, below its address, because the key goes with it."""
    segments = unquote(asked.raw_path.split(b"?", 1)[0].decode("ascii")).replace("\\", "/").split("/")
    is_own = (asked.scheme, asked.host, asked.port) == (base.scheme, base.host, base.port)
    if not is_own or asked.userinfo != base.userinfo or not asked.raw_path.startswith(base.raw_path):
        raise UnsafeAnswerError(f"This request would go to {asked}, which is not below {base}: the key is not sent there.")
    if "." in segments or ".." in segments:
        raise UnsafeAnswerError(f"This request would go to {asked}, whose path climbs: it is not sent.")


def demand_unpackable(headers: Mapping[str, str]) -> None:
    """Check that an answer is not packed at all, or as was asked for."""
    encoding = headers.get("content-encoding", "identity").strip().lower()
    if encoding not in ("identity", ACCEPT_ENCODING):
        raise UnsafeAnswerError(f"The server sends an answer that is packed as {encoding}, and nobody asked for that.")


class Joined:
    """Joins the pieces of an answer, up to a length."""

    def __init__(self) -> None:
        self._pieces: list[bytes] = []
        self._length = 0

    def add(self, piece: bytes) -> None:
        self._length += len(piece)
        if self._length > MOST_BYTES:
            raise UnsafeAnswerError(f"The server sends an answer of more than {MOST_BYTES} bytes.")
        self._pieces.append(piece)

    def answer(self, response: httpx.Response) -> httpx.Response:
        """Make the answer with all that came; it is unpacked."""
        headers = [
            (name, value)
            for name, value in response.headers.multi_items()
            if name.lower() not in ("content-encoding", "content-length", "transfer-encoding")
        ]
        content = b"".join(self._pieces)
        return httpx.Response(response.status_code, headers=headers, content=content, request=response.request)


class Walk:
    """The way through the pages of a list, which the server shows by links."""

    def __init__(self, first: str) -> None:
        self.first = first
        self._seen = {first}

    def next(self, headers: Mapping[str, str], rows: int | None = None) -> str | None:
        """Find the address of the next page below that of the server; None if the page is the last.

        ``rows`` are those of this page, where they are known. Only a full page has a next one, and none leads back.
        """
        address = next_address(headers)
        if address is None:
            return None
        if rows == 0 or address in self._seen:
            raise UnsafeAnswerError("The server leads from page to page without an end.")
        self._seen.add(address)
        return address


def next_address(headers: Mapping[str, str]) -> str | None:
    """Find the address of the next page below that of the server; None if the page is the last."""
    found = re.search(r'<([^>]*)>;\s*rel="next"', headers.get("link", ""))
    if found is None:
        return None
    # The key is sent to the client's own server only, whatever host the address names.
    parts = urlsplit(found[1])
    return f"{parts.path}?{parts.query}"
