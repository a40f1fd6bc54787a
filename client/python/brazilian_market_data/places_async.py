"""Places for the requests of a client. `_places_gen` is made from this."""

from __future__ import annotations

from asyncio import Semaphore
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from .places import Concurrency


class AsyncPlaces:
    """Places for the requests of tasks. A request keeps its place while it waits to be sent again."""

    def __init__(self, most: Concurrency) -> None:
        self._requests = Semaphore(most.requests)
        self._heavy = Semaphore(most.heavy)

    @asynccontextmanager
    async def taken(self, is_heavy: bool) -> AsyncIterator[None]:
        """Wait for a place, and keep it."""
        async with AsyncExitStack() as stack:
            # A heavy request that waits for its turn takes no place of the others.
            if is_heavy:
                await stack.enter_async_context(self._heavy)
            await stack.enter_async_context(self._requests)
            yield
