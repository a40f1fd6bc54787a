"""How many requests are under way at once."""

from __future__ import annotations

import asyncio
import os
import time
from concurrent.futures import ThreadPoolExecutor
from threading import Lock, get_ident

import httpx
import pytest

from brazilian_market_data import AsyncClient, Client, Concurrency
from conftest import KEY

#: The same data, served with the limits of a key that a server has by default.
LIMITED_URL = os.environ["MARKET_DATA_LIMITED_URL"]

FUNDS = ["62415896000127", "60023816000162", "24290451000179", "28729157000171", "10406511000161"]
#: A different answer each, so that the server makes each of them.
QUESTIONS = [(FUNDS[number % 5], number // 5 + 1) for number in range(300)]


def test_300_look_throughs_at_once_are_300_answers() -> None:
    async def read() -> list[str]:
        async with AsyncClient(KEY, LIMITED_URL) as client:
            queries = [client.portfolio_look_through(fund, "2025-10", page_size=size) for fund, size in QUESTIONS]
            answers = await asyncio.gather(*[query.get() for query in queries])
            return [answer.body["data"]["fund"]["cnpj"] for answer in answers]

    assert asyncio.run(read()) == [fund for fund, _ in QUESTIONS]


def test_300_threads_at_once_get_300_portfolios_and_those_of_rows_too() -> None:
    with Client(KEY, LIMITED_URL) as client, ThreadPoolExecutor(300) as threads:
        days = [f"2025-10-{1 + size % 31:02d}" for _, size in QUESTIONS]
        queries = [client.portfolio(fund, day, provenance=size % 2 == 0) for (fund, size), day in zip(QUESTIONS, days)]
        answers = list(threads.map(lambda query: query.get().body["data"]["portfolio"], queries))
        rows = list(threads.map(lambda query: list(query.rows()), queries))

    assert [len(answer) for answer in answers] == [len(found) for found in rows]
    assert all(len(answer) > 0 for answer in answers)


class Counted(httpx.BaseTransport):
    """Counts the requests that are under way at once."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._under_way = 0
        self.most = 0

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        with self._lock:
            self._under_way += 1
            self.most = max(self.most, self._under_way)
        time.sleep(0.01)
        with self._lock:
            self._under_way -= 1
        return httpx.Response(200, json={"success": True, "data": [], "thread": get_ident()})


@pytest.mark.parametrize(
    ("concurrency", "most", "most_heavy"), [(Concurrency(), 16, 2), (Concurrency(requests=5, heavy=3), 5, 3)]
)
def test_so_many_are_under_way_at_once_and_fewer_heavy_ones(concurrency: Concurrency, most: int, most_heavy: int) -> None:
    for method, expected in (("datasets", most), ("navs", most_heavy)):
        counted = Counted()
        with Client("k", "http://nowhere.test", concurrency=concurrency, transport=counted) as client:
            ask = client.datasets if method == "datasets" else lambda: client.navs(["62415896000127"])
            with ThreadPoolExecutor(40) as threads:
                list(threads.map(lambda _number: ask().get(), range(80)))
        assert counted.most == expected


def test_a_reader_of_rows_may_ask_for_others_meanwhile() -> None:
    def answer(_request: httpx.Request) -> httpx.Response:
        return httpx.Response(200, content=b'{"cnpj":"1"}\n{"cnpj":"2"}\n')

    one = Concurrency(requests=1, heavy=1)
    with Client("k", "http://nowhere.test", concurrency=one, transport=httpx.MockTransport(answer)) as client:
        inner = [len(list(client.navs(["62415896000127"]).rows())) for _row in client.navs(["62415896000127"]).rows()]

    assert inner == [2, 2]


def test_a_request_that_fails_frees_its_place() -> None:
    def fail(_request: httpx.Request) -> httpx.Response:
        raise httpx.ReadTimeout("too slow")

    async def ask() -> None:
        one = Concurrency(requests=1, heavy=1)
        client = AsyncClient("k", "http://nowhere.test", concurrency=one, transport=httpx.MockTransport(fail))
        for _number in range(3):
            with pytest.raises(httpx.ReadTimeout):
                await client.datasets().get()

    asyncio.run(asyncio.wait_for(ask(), 20))


def test_a_limit_without_a_place_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one"):
        Concurrency(requests=0)
