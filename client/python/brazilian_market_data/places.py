"""How many requests of a client are under way at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from threading import Semaphore


@dataclass(frozen=True)
class Concurrency:
    """How many requests of a client are under way at once; the others wait in the client.

    A server takes 32 requests of a key at once and 4 heavy ones, unless its operator has set other limits, and works on
    two heavy ones at a time. So two programs can share a key.
    """

    #: Requests until their answer is here, or, of rows and downloads, until it begins.
    requests: int = 16
    #: Those of them that can be heavy, such as look-throughs and holders, and statements of SQL.
    heavy: int = 2

    def __post_init__(self) -> None:
        if self.requests < 1 or self.heavy < 1:
            raise ValueError("A client needs a place for at least one request, and for one that is heavy.")


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


class AsyncPlaces:
    """The same for the tasks of an event loop."""

    def __init__(self, most: Concurrency) -> None:
        self._requests = asyncio.Semaphore(most.requests)
        self._heavy = asyncio.Semaphore(most.heavy)

    @asynccontextmanager
    async def taken(self, is_heavy: bool) -> AsyncIterator[None]:
        """Wait for a place, and keep it."""
        async with AsyncExitStack() as stack:
            if is_heavy:
                await stack.enter_async_context(self._heavy)
            await stack.enter_async_context(self._requests)
            yield
