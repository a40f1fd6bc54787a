"""The client against a server with the bundled sample."""

from __future__ import annotations

import asyncio
from datetime import date
from decimal import Decimal

import httpx
import pandas
import polars
import pyarrow
import pytest

from brazilian_market_data import ApiError, AsyncClient, Client, ItemErrors
from conftest import KEY, URL

FUND = "62415896000127"


def test_a_portfolio_is_exact_and_says_which_snapshot_answered(client: Client) -> None:
    answer = client.portfolio(FUND, "2025-10").get()
    fund = answer.body["data"]["fund"]

    assert str(fund["nav_value_reported"]) == "84935606.40"
    assert sum(line["final_position_value"] or 0 for line in answer.body["data"]["portfolio"]) == Decimal("84935606.40")
    assert client.portfolio(FUND, date(2025, 10, 31), snapshot=answer.snapshot).get().body == answer.body


def test_an_error_has_its_code_and_reason(client: Client) -> None:
    with pytest.raises(ApiError) as raised:
        client.statistic("none").get()

    error = raised.value
    assert (error.status, error.code, error.error_data["reason"]) == (404, "not_found", "series_not_found")
    assert error.request_id
    with pytest.raises(ApiError, match="key"):
        Client("wrong", URL).funds().get()


def test_an_item_of_many_without_answer_is_not_lost(client: Client) -> None:
    many = client.portfolios([FUND, "00000000000191"], "2025-10")

    for read in (lambda: list(many), many.to_arrow, many.to_pandas, many.to_polars):
        with pytest.raises(ItemErrors):
            read()
    assert {row["cnpj"] for row in many.rows(skip_item_errors=True)} == {FUND}
    assert [error["item"] for error in many.get().body["errors"]] == ["00000000000191"]


class Watched(httpx.HTTPTransport):
    """Sends requests, and remembers their parameters."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[httpx.QueryParams] = []

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        self.asked.append(request.url.params)
        return super().handle_request(request)


def test_all_pages_come_from_the_snapshot_of_the_first(client: Client) -> None:
    old = "20260110T030000Z"
    watched, seen = Watched(), []
    with Client(KEY, URL, transport=watched) as other:
        rows = list(other.changelog(as_of="2026-01-10", page_size=5).rows(on_page=lambda said: seen.append(said)))

    assert rows == list(client.changelog(snapshot=old))
    assert client.changelog().get().snapshot != old
    assert len(seen) > 3
    assert {said["x-snapshot-id"] for said in seen} == {old}
    assert [params.get("as_of") for params in watched.asked][1:] == [None] * (len(seen) - 1)
    assert {params.get("snapshot") for params in watched.asked[1:]} == {old}


def test_frames_have_the_rows_of_all_pages_with_exact_decimals(client: Client) -> None:
    query = client.portfolio(FUND, "2025-10")
    total = Decimal("84935606.40")
    table, frame, polar = query.to_arrow(), query.to_pandas(exact=True), query.to_polars()

    assert pyarrow.types.is_decimal(table.schema.field("final_position_value").type)
    assert pyarrow.types.is_date(table.schema.field("reference_date").type)
    assert sum(table["final_position_value"].to_pylist()) == total
    assert isinstance(frame, pandas.DataFrame) and sum(frame["final_position_value"]) == total
    assert query.to_pandas()["final_position_value"].sum() == pytest.approx(float(total))
    assert isinstance(polar, polars.DataFrame) and sum(polar["final_position_value"]) == total
    assert client.datasets(page_size=5).to_arrow().equals(client.datasets().to_arrow())
    assert len(client.datasets(page_size=5).to_pandas()) == len(list(client.datasets()))


def test_another_format_comes_as_it_is(client: Client) -> None:
    assert client.portfolio(FUND, "2025-10").read("csv").body.startswith(b"cnpj,reference_date,")


def test_the_same_works_beside_other_work(client: Client) -> None:
    async def read() -> None:
        async with AsyncClient(KEY, URL) as other:
            query = other.portfolio(FUND, "2025-10")
            answer, table, frame, polar = await asyncio.gather(
                query.get(), query.to_arrow(), query.to_pandas(), query.to_polars()
            )
            assert answer.body == client.portfolio(FUND, "2025-10").get().body
            assert table.num_rows == len(frame) == len(polar) == len(answer.body["data"]["portfolio"])
            assert [row async for row in other.datasets(page_size=5)] == list(client.datasets())
            pages = [page async for page in other.datasets(page_size=5).pages()]
            assert [page.body for page in pages] == [page.body for page in client.datasets(page_size=5).pages()]
            assert (await other.status_feed().get()).body.startswith("<?xml")
            assert (await query.read("csv")).body == client.portfolio(FUND, "2025-10").read("csv").body
            with pytest.raises(ApiError):
                await other.statistic("none").get()
            with pytest.raises(ItemErrors):
                await other.portfolios([FUND, "00000000000191"], "2025-10").to_arrow()

    asyncio.run(read())
