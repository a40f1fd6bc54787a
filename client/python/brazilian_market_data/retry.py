"""When a request is sent again, and after how long."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timezone
from email.utils import parsedate_to_datetime

import httpx

#: The server is busy or the key is limited for now, or a gateway got no answer.
TRANSIENT_STATUSES = frozenset({429, 502, 503, 504})

#: The connection was lost or never made. An answer that takes too long is not asked for again: that makes it longer.
LOST = (httpx.NetworkError, httpx.RemoteProtocolError, httpx.ConnectTimeout)


@dataclass(frozen=True)
class Retry:
    """How often a request is sent, and how long the client waits in between. Times are in seconds."""

    #: The most times that a request is sent.
    attempts: int = 4
    #: The wait after the first failure, if the server names none. It doubles with each failure.
    first_wait: float = 0.5
    #: If the server asks for a longer wait, the client does not wait and raises the error.
    longest_wait: float = 60.0
    #: Gives a number from 0 to below 1.
    random: Callable[[], float] = random.random

    def wait_after_loss(self, attempt: int) -> float | None:
        """Choose the wait after a lost connection; None when there should be no other attempt."""
        return None if attempt >= self.attempts else self._backoff(attempt)

    def wait_after(self, response: httpx.Response, attempt: int) -> float | None:
        """Choose the wait after an answer; None when it should be taken as it is."""
        if response.status_code not in TRANSIENT_STATUSES or attempt >= self.attempts:
            return None
        named = _parse_retry_after(response.headers.get("retry-after"))
        if named is None:
            return self._backoff(attempt)
        # Clients that were refused together do not return together.
        return None if named > self.longest_wait else named + self.first_wait * self.random()

    def _backoff(self, attempt: int) -> float:
        return min(self.longest_wait, self.first_wait * 2.0 ** (attempt - 1)) * (0.5 + self.random() / 2)


def _parse_retry_after(header: str | None) -> float | None:
    """Parse seconds or a date into seconds from now."""
    if header is None:
        return None
    if header.isdecimal():
        return float(header)
    try:
        at = parsedate_to_datetime(header)
    except (ValueError, OverflowError):
        return None
    # A date without a zone is UTC.
    zoned = at if at.tzinfo else at.replace(tzinfo=timezone.utc)
    return max(0.0, (zoned - datetime.now(timezone.utc)).total_seconds())
