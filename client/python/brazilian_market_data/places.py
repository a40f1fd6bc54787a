"""How many requests of a client are under way at once."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Concurrency:
    """How many requests of a client are under way at once; the others wait in the client.

    A server takes 32 requests of a key at once and 16 heavy ones, unless its operator has set other limits, and works on
    two heavy ones at a time. So two programs can share a key, and leave some for a person.
    """

    #: Requests until their answer is here, or, for rows and downloads, until it begins.
    requests: int = 16
    #: Those of them that can be heavy, such as look-throughs and holders, and statements of SQL.
    heavy: int = 2

    def __post_init__(self) -> None:
        if self.requests < 1 or self.heavy < 1:
            raise ValueError("A client needs a place for at least one request, and for one that is heavy.")
