"""Requests that are sent and read, for programs that do other things while they wait. `_sync_gen` is made from this."""

from __future__ import annotations

from asyncio import sleep
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Generic, TypeVar, cast

import httpx

from .errors import ApiError, BrokenStreamError
from .frames import FileFormat, join_tables, read_table, to_exact_pandas, to_pandas, to_polars
from .monotonic import SnapshotMemory
from .own_server import Joined, Walk, demand_own_server, demand_unpackable
from .places_async import AsyncPlaces
from .retry import LOST, Retry, Tries
from .wire import ARROW, NDJSON, Answer, Call, Lines, OnPage, demand_items

if TYPE_CHECKING:
    import pandas
    import polars
    import pyarrow

B = TypeVar("B")
R = TypeVar("R")


class AsyncSender:
    """Sends requests, again while a failure may pass."""

    def __init__(self, http: httpx.AsyncClient, retry: Retry, places: AsyncPlaces, memory: SnapshotMemory) -> None:
        self._http = http
        self._retry = retry
        self._places = places
        self._memory = memory

    @asynccontextmanager
    async def stream(self, address: str, headers: Mapping[str, str], *, is_heavy: bool = False) -> AsyncIterator[httpx.Response]:
        """Open an answer that is not read yet. Raises ApiError unless it is a success."""
        response = await self._send(address, headers, is_read=False, is_heavy=is_heavy)
        try:
            yield response
        finally:
            await response.aclose()

    async def read(self, address: str, accept: str, *, is_heavy: bool = False) -> httpx.Response:
        """Read an answer whole. Raises ApiError unless it is a success."""
        return await self._send(address, {"accept": accept}, is_read=True, is_heavy=is_heavy)

    async def post(self, address: str, body: bytes, *, is_heavy: bool = False, is_patient: bool = True) -> httpx.Response:
        """Send a body and read the answer whole. A lost connection is not tried again: the server may have done it."""
        headers = {"accept": "application/json", "content-type": "application/json"}
        return await self._send(address, headers, is_read=True, is_heavy=is_heavy, is_patient=is_patient, body=body)

    async def _send(
        self,
        address: str,
        headers: Mapping[str, str],
        *,
        is_read: bool,
        is_heavy: bool,
        is_patient: bool = True,
        body: bytes | None = None,
    ) -> httpx.Response:
        method = "GET" if body is None else "POST"
        demanded = self._memory.demand(address)
        tries = Tries(self._retry, address, is_patient=is_patient)
        # A stream frees its place when it begins, so that its reader can ask for other things meanwhile.
        async with self._places.taken(is_heavy):
            while True:
                try:
                    request = self._http.build_request(method, demanded, headers=headers, content=body)
                    demand_own_server(self._http.base_url, request.url)
                    response = await self._http.send(request, stream=True)
                    wait = tries.wait_after(response)
                    if wait is None:
                        self._memory.note(response.headers)
                        return await self._finish(response, is_read)
                    await response.aclose()
                except LOST as error:
                    wait = tries.wait_after_loss(error) if body is None else None
                    if wait is None:
                        raise
                await sleep(wait)

    async def _finish(self, response: httpx.Response, is_read: bool) -> httpx.Response:
        if response.is_success and not is_read:
            return response
        joined = Joined()
        try:
            demand_unpackable(response.headers)
            async for piece in response.aiter_bytes():
                joined.add(piece)
        finally:
            await response.aclose()
        whole = joined.answer(response)
        if not whole.is_success:
            raise ApiError(whole)
        return whole


class AsyncQuery(Generic[B]):
    """A request that is sent when it is read."""

    def __init__(self, sender: AsyncSender, call: Call) -> None:
        self._sender = sender
        self._call = call

    async def get(self) -> Answer[B]:
        """Get the answer as the API's JSON has it: the envelope with its rows, of one page."""
        return await self._get(self._call.address())

    async def read(self, format: FileFormat) -> Answer[bytes]:
        """Get the bytes of the answer in another format, of one page."""
        response = await self._sender.read(self._call.address(format), "*/*", is_heavy=self._call.operation.is_heavy)
        return Answer.of(response, response.content)

    async def _get(self, address: str) -> Answer[B]:
        response = await self._sender.read(address, "application/json", is_heavy=self._call.operation.is_heavy)
        return Answer.of(response, cast(B, self._call.parse(response.content)))


class AsyncTextQuery(AsyncQuery[str]):
    """A request for a text."""

    async def get(self) -> Answer[str]:
        """Get the text."""
        response = await self._sender.read(self._call.address(), "*/*", is_heavy=self._call.operation.is_heavy)
        return Answer.of(response, response.text)


class AsyncListQuery(AsyncQuery[B], Generic[B, R]):
    """A request for a list. All its pages come from one snapshot."""

    def __aiter__(self) -> AsyncIterator[R]:
        return self.rows()

    async def rows(self, *, skip_item_errors: bool = False, on_page: OnPage | None = None) -> AsyncIterator[R]:
        """Read every row, one at a time: no more than a row and what the network brings is in memory.

        Raises ItemErrors before the first row if an item of many has no answer, unless ``skip_item_errors`` is set.
        ``on_page`` gets the headers of each page before its rows, such as ``x-data-coverage``.
        """
        walk = Walk(self._call.first_page("ndjson"))
        address: str | None = walk.first
        while address is not None:
            async with self._sender.stream(address, NDJSON, is_heavy=self._call.operation.is_heavy) as response:
                demand_unpackable(response.headers)
                demand_items(response.headers, skip_item_errors)
                if on_page is not None:
                    on_page(response.headers)
                lines = Lines()
                async for piece in response.aiter_bytes():
                    for line in lines.feed(piece):
                        yield cast(R, self._call.parse(line))
                if lines.is_broken:
                    raise BrokenStreamError
                address = walk.next(response.headers, lines.count)

    async def to_arrow(self, *, skip_item_errors: bool = False, on_page: OnPage | None = None) -> pyarrow.Table:
        """Read every row into a table of Arrow: decimals as decimal128, days as date32, units in the fields' metadata.

        Needs pyarrow. ``skip_item_errors`` and ``on_page`` as for ``rows``.
        """
        tables: list[pyarrow.Table] = []
        walk = Walk(self._call.first_page("arrow"))
        address: str | None = walk.first
        while address is not None:
            response = await self._sender.read(address, ARROW, is_heavy=self._call.operation.is_heavy)
            demand_items(response.headers, skip_item_errors)
            if on_page is not None:
                on_page(response.headers)
            tables.append(read_table(response.content))
            address = walk.next(response.headers, tables[-1].num_rows)
        return join_tables(tables)

    async def to_pandas(
        self, *, exact: bool = False, skip_item_errors: bool = False, on_page: OnPage | None = None
    ) -> pandas.DataFrame:
        """Read every row into a frame of pandas to compute with: decimals are float64, days datetime64.

        A float has some 15 digits. ``exact`` gives the columns of Arrow: decimals and days stay what they are, and
        pandas raises for what it cannot do with them, such as ``pct_change``. Needs pandas and pyarrow.
        ``skip_item_errors`` and ``on_page`` as for ``rows``.
        """
        table = await self.to_arrow(skip_item_errors=skip_item_errors, on_page=on_page)
        return to_exact_pandas(table) if exact else to_pandas(table)

    async def to_polars(self, *, skip_item_errors: bool = False, on_page: OnPage | None = None) -> polars.DataFrame:
        """Read every row into a frame of polars with exact decimals.

        Needs polars and pyarrow. ``skip_item_errors`` and ``on_page`` as for ``rows``.
        """
        return to_polars(await self.to_arrow(skip_item_errors=skip_item_errors, on_page=on_page))


class AsyncPagedQuery(AsyncListQuery[B, R], Generic[B, R]):
    """A request for a list that comes in pages."""

    async def pages(self) -> AsyncIterator[Answer[B]]:
        """Get every page as the API's JSON has it."""
        walk = Walk(self._call.first_page())
        address: str | None = walk.first
        while address is not None:
            answer = await self._get(address)
            yield answer
            address = walk.next(answer.headers)
