"""When a request is sent again, and after how long."""

from __future__ import annotations

import logging
import random
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timezone
from email.utils import parsedate_to_datetime

import httpx

#: The key has reached its limit for now, which passes by itself.
LIMITED_STATUS = 429
#: The server is busy or the key is limited for now, or a gateway got no answer.
TRANSIENT_STATUSES = frozenset({LIMITED_STATUS, 502, 503, 504})

#: The connection was lost or never made. An answer that takes too long is not asked for again: that makes it longer.
LOST = (httpx.NetworkError, httpx.RemoteProtocolError, httpx.ConnectTimeout)

#: Logs each wait, so that nobody wonders what a program does. Python prints warnings where a program sets up no logging.
logger = logging.getLogger("brazilian_market_data")


@dataclass(frozen=True)
class Retry:
    """How often a request is sent, and how long the client waits in between. Times are in seconds."""

    #: The most times that a request is sent if the server fails. With 1 no request is ever sent again.
    attempts: int = 4
    #: The wait after the first failure, if the server names none. It doubles with each failure.
    first_wait: float = 0.5
    #: If the server asks for a longer wait, the client does not wait and raises the error.
    longest_wait: float = 60.0
    #: How long a request waits in all while the key is over its limits (429), however often that is.
    patience: float = 120.0
    #: Gives a number from 0 to below 1.
    random: Callable[[], float] = random.random


class Tries:
    """The tries of one request: chooses the wait before the next one, and logs it."""

    def __init__(self, retry: Retry, path: str, *, is_patient: bool) -> None:
        self._retry = retry
        #: Without the parameters, which can be long.
        self._path = path.split("?", 1)[0]
        self._is_patient = is_patient
        self._failures = 0
        self._limited = 0.0

    def wait_after(self, response: httpx.Response) -> float | None:
        """Choose the wait after an answer; None when it should be taken as it is."""
        status = response.status_code
        if status not in TRANSIENT_STATUSES or self._retry.attempts <= 1:
            return None
        wait = self._choose_wait(response)
        if status == LIMITED_STATUS and self._is_patient:
            self._limited += wait or 0
            is_last = self._limited > self._retry.patience
        else:
            self._failures += 1
            is_last = self._failures >= self._retry.attempts
        if wait is None or is_last:
            return None
        logger.warning("%s: the server answered %d, asking again in %.1f s", self._path, status, wait)
        return wait

    def wait_after_loss(self, error: Exception) -> float | None:
        """Choose the wait after a lost connection; None when there should be no other attempt."""
        self._failures += 1
        if self._failures >= self._retry.attempts:
            return None
        wait = self._backoff(self._failures)
        logger.warning("%s: the connection was lost (%r), asking again in %.1f s", self._path, error, wait)
        return wait

    def _choose_wait(self, response: httpx.Response) -> float | None:
        named = _parse_retry_after(response.headers.get("retry-after"))
        if named is None:
            return self._backoff(self._failures + 1)
        # Clients that were refused together do not return together.
        return None if named > self._retry.longest_wait else named + self._retry.first_wait * self._retry.random()

    def _backoff(self, failures: int) -> float:
        grown = self._retry.first_wait * 2.0 ** (failures - 1)
        return min(self._retry.longest_wait, grown) * (0.5 + self._retry.random() / 2)


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
