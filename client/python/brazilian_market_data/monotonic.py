"""What a client remembers so that it never goes back in time."""

from __future__ import annotations

import re
from collections.abc import Mapping
from threading import Lock

#: Endpoints of exports take no ``min_snapshot``: an export has its snapshot.
_TAKES_IT = re.compile(r"/v1/(?!exports(?:[/?]|$))")
_CHOOSES = re.compile(r"[?&](?:min_)?snapshot=")
#: A name that becomes a part of addresses.
SNAPSHOT = re.compile(r"[0-9]{8}T[0-9]{6}Z")


class SnapshotMemory:
    """Remembers the highest snapshot that was seen, and asks for one that is not older.

    Where ``is_on`` is false it changes nothing. Threads may share it.
    """

    def __init__(self, is_on: bool) -> None:
        self._is_on = is_on
        self._highest = ""
        self._lock = Lock()

    def demand(self, address: str) -> str:
        """Add ``min_snapshot`` to an address that takes it and does not choose its snapshot by name."""
        if not self._highest or not _TAKES_IT.match(address) or _CHOOSES.search(address):
            return address
        return f"{address}{'&' if '?' in address else '?'}min_snapshot={self._highest}"

    def note(self, headers: Mapping[str, str]) -> None:
        """Note the snapshot of an answer. Its name begins with its time, so names compare as texts."""
        seen = headers.get("x-snapshot-id", "")
        if self._is_on and SNAPSHOT.fullmatch(seen):
            with self._lock:
                self._highest = max(self._highest, seen)
