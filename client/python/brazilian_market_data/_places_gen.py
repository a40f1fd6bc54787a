# Generated from the declarations by `make gen`: do not edit.
"""Places for the requests of a client. Made from `places_async` by `make gen`: do not edit."""

from __future__ import annotations

from threading import Semaphore
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from .places import Concurrency


class Places:
    """Places for the requests of threads. A request keeps its place while it waits to be sent again."""

    def __init__(self, most: Concurrency) -> None:
        self._requests = Semaphore(most.requests)
        self._heavy = Semaphore(most.heavy)

    @contextmanager
    def taken(self, is_heavy: bool) -> Iterator[None]:
        """Wait for a place, and keep it."""
        with ExitStack() as stack:
            # A heavy request that waits for its turn takes no place of the others.
            if is_heavy:
                stack.enter_context(self._heavy)
            stack.enter_context(self._requests)
            yield
