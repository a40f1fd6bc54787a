"""What a program sends in a body: statements of SQL and exports."""

from __future__ import annotations

import asyncio
import hashlib
import json
from decimal import Decimal
from pathlib import Path

import httpx
import pytest

from brazilian_market_data import ApiError, AsyncClient, Client, ExportFailed
from brazilian_market_data.exports import ExportValue
from conftest import KEY, URL

FUND = "62415896000127"
STATEMENT = (
    "SELECT category, sum(final_position_value) AS value, count(*) AS lines, avg(1.5::DOUBLE) AS half"
    " FROM cvm_fund_portfolio WHERE cnpj = $cnpj AND competence_month = $month GROUP BY ALL ORDER BY category"
)
BOUND = {"cnpj": FUND, "month": "2025-10"}


def test_a_statement_adds_up_to_the_cent_what_the_portfolio_says(client: Client) -> None:
    answer = client.sql(STATEMENT, BOUND)
    lines = list(client.portfolio(FUND, "2025-10").rows())
    expected: dict[str, Decimal] = {}
    for line in lines:
        category = line["metainfo"]["category"]
        expected[category] = expected.get(category, Decimal(0)) + (line["final_position_value"] or Decimal(0))

    assert {row["category"]: row["value"] for row in answer.rows} == expected
    assert sum(row["lines"] for row in answer.rows) == len(lines)
    assert [column.name for column in answer.columns] == ["category", "value", "lines", "half"]
    assert [type(value) for value in answer.rows[0].values()] == [str, Decimal, int, float]


def test_a_whole_value_of_a_decimal_column_is_a_decimal_too(client: Client) -> None:
    [row] = client.sql("SELECT ?::DECIMAL(18,0) AS whole, 'NaN'::DOUBLE AS none", ["7"]).rows

    assert (row["whole"], type(row["whole"]), row["none"]) == (Decimal(7), Decimal, "NaN")


def test_a_statement_that_is_refused_says_why(client: Client) -> None:
    with pytest.raises(ApiError) as raised:
        client.sql("SELECT * FROM read_csv('/etc/passwd')")

    assert raised.value.error_data["sql"]["reason"] == "function_not_allowed"


def test_a_statement_of_a_named_snapshot_names_it(client: Client) -> None:
    named = client.portfolio(FUND, "2025-10").get().snapshot

    assert client.sql("SELECT 1 AS one", snapshot=named).snapshot == named
    with pytest.raises(ApiError) as raised:
        client.sql("SELECT 1 AS one", as_of="2001-01-01")
    assert raised.value.status == 404


def test_an_export_is_a_file_with_every_line_and_says_what_it_lacks(client: Client, tmp_path: Path) -> None:
    funds = [FUND, "60023816000162"]
    asked: dict[str, ExportValue] = {"cnpj": funds, "date": {"from": "2025-09", "to": "2025-10"}}
    path, export = client.export("fund_portfolio", asked, "ndjson", folder=tmp_path, look_again=0.05)
    rows = [json.loads(line, parse_float=Decimal) for line in path.read_text().splitlines()]
    expected = [line for cnpj in funds for line in client.portfolio(cnpj, "2025-10").rows()]

    assert [row["id"] for row in rows] == [line["id"] for line in expected]
    assert [row["final_position_value"] for row in rows] == [line["final_position_value"] for line in expected]
    assert hashlib.sha256(path.read_bytes()).hexdigest() == path.stem == export["sha256"]
    assert {error["parameters"]["date"] for error in export["errors"]} == {"2025-09"}
    assert client.read_export(export["id"]) == export
    assert export["id"] in [listed["id"] for listed in client.list_exports()]


def test_an_export_has_the_missing_parts_of_every_page(tmp_path: Path) -> None:
    content = b"id\n1\n"
    errors = [{"parameters": {"date": str(at)}, "code": "not_found", "reason": None, "message": ""} for at in range(2500)]
    asked: list[str] = []

    def answer(request: httpx.Request) -> httpx.Response:
        if request.url.path.endswith("/file"):
            return httpx.Response(200, headers={"content-length": str(len(content))}, stream=httpx.ByteStream(content))
        asked.append(str(request.url.query, "ascii"))
        page, size = int(request.url.params.get("page", 0)), int(request.url.params.get("page_size", 100))
        export = {
            **{"id": "e1", "state": "done", "message": None, "format": "csv", "file": "/v1/exports/e1/file"},
            **{"parts_failed": 2500, "parts_incomplete": 0, "rows": 1, "bytes": len(content)},
            **{"sha256": hashlib.sha256(content).hexdigest(), "incomplete": []},
            "errors": errors[page * size : (page + 1) * size],
        }
        return httpx.Response(202 if request.method == "POST" else 200, json={"success": True, "data": export})

    with Client("key", "http://test", transport=httpx.MockTransport(answer)) as client:
        path, export = client.export("fund_portfolio", {"cnpj": FUND}, folder=tmp_path)

    assert (path.read_bytes(), export["errors"]) == (content, errors)
    assert asked == ["", "page_size=1000", "page=1&page_size=1000", "page=2&page_size=1000"]


def test_an_export_without_any_answer_raises_what_the_server_says(client: Client, tmp_path: Path) -> None:
    with pytest.raises(ExportFailed) as raised:
        client.export("fund_portfolio", {"cnpj": "11222333000181", "date": "2025-10"}, folder=tmp_path, look_again=0.05)

    assert raised.value.export["state"] == "failed"
    assert list(tmp_path.iterdir()) == []


def test_both_are_there_beside_other_work(tmp_path: Path) -> None:
    async def run() -> None:
        async with AsyncClient(KEY, URL) as client:
            answer, (path, export) = await asyncio.gather(
                client.sql(STATEMENT, BOUND),
                client.export(
                    "/v1/fund/{cnpj}/portfolio", {"cnpj": FUND, "date": "2025-10"}, folder=tmp_path, look_again=0.05
                ),
            )
            assert len(path.read_text().splitlines()) == export["rows"] + 1 == sum(r["lines"] for r in answer.rows) + 1
            assert (await client.read_export(export["id"]))["state"] == "done"
            assert export["id"] in [listed["id"] for listed in await client.list_exports()]

    asyncio.run(run())


def test_a_body_is_not_sent_twice_where_the_server_may_have_done_it() -> None:
    sent: list[str] = []

    def lose(request: httpx.Request) -> httpx.Response:
        sent.append(request.method)
        raise httpx.ReadError("the connection was lost")

    with Client("key", "http://test", transport=httpx.MockTransport(lose)) as client, pytest.raises(httpx.ReadError):
        client.start_export("fund_portfolio", {"cnpj": FUND})

    assert sent == ["POST"]


def test_an_id_never_asks_for_another_address(client: Client) -> None:
    with pytest.raises(ValueError, match="no id"):
        client.read_export("../funds")
