"""What is sent, and how an answer is read."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import date
from decimal import Decimal
from itertools import count

import httpx
import pytest

from brazilian_market_data import BrokenStreamError, ItemErrors
from brazilian_market_data.own_server import next_address
from brazilian_market_data.wire import parse_exactly
from helpers import Pieces, Responder, Sent, good, imagined


def sent_address(sent: Sent) -> str:
    return sent.requests[-1].url.raw_path.decode()


def test_parameters_are_encoded_and_those_that_are_not_given_are_left_out() -> None:
    sent = Sent()
    client = imagined([good], sent)

    client.asset_holders("b3:PETR4/x", date(2025, 10, 31), indirect=True).get()
    assert sent_address(sent) == "/v1/asset/b3%3APETR4%2Fx/holders?date=2025-10-31&indirect=true"
    client.exchange_quotes(
        ticker=["PETR4", "VALE3"], from_="2024-01", ranges={"min_close": Decimal("1E+2"), "max_trades": 5}
    ).get()
    assert sent_address(sent) == "/v1/exchange/quotes?ticker=PETR4%2CVALE3&from=2024-01&min_close=100&max_trades=5"


def test_a_float_is_no_number_that_is_compared_exactly() -> None:
    with pytest.raises(TypeError, match="min_value cannot be a float"):
        imagined([good], Sent()).portfolio("62415896000127", min_value=0.1).get()  # type: ignore[arg-type]


def test_a_prefix_of_the_server_is_kept_on_every_page() -> None:
    sent = Sent()
    following = {"link": '</v1/funds?page=1&snapshot=x&format=ndjson>; rel="next"'}
    first = httpx.Response(200, headers=following, content=b'{"cnpj":"1"}\n')
    client = imagined([lambda _request: first, lambda _request: httpx.Response(200)], sent)
    client._http.base_url = "http://nowhere.test/prefix"

    assert [row["cnpj"] for row in client.funds()] == ["1"]
    assert [request.url.path for request in sent.requests] == ["/prefix/v1/funds", "/prefix/v1/funds"]
    assert sent.requests[1].url.params["snapshot"] == "x"


def test_the_key_goes_to_no_other_host() -> None:
    assert next_address({"link": '<https://other.test/v1/funds?page=1>; rel="next"'}) == "/v1/funds?page=1"
    assert next_address({"link": '</v1/funds?page=0>; rel="prev"'}) is None


def test_a_decimal_keeps_every_digit_and_a_count_stays_an_int() -> None:
    parsed = parse_exactly('{"value":12345678901234567890.120,"whole":7,"count":3}', frozenset({"whole"}))

    assert parsed == {"value": Decimal("12345678901234567890.120"), "whole": Decimal(7), "count": 3}
    assert str(parsed["value"]) == "12345678901234567890.120"
    assert type(parsed["whole"]) is Decimal and type(parsed["count"]) is int


def streamed(pieces: Iterator[bytes], **headers: str) -> tuple[Responder, Pieces]:
    body = Pieces(pieces)
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return lambda _request: httpx.Response(200, stream=body, headers=named), body


@pytest.mark.parametrize("length", [1, 2, 7, 1000])
def test_rows_are_the_same_however_the_network_cuts_them(length: int) -> None:
    # Some separators of lines in Unicode are no end of a line in NDJSON.
    rows = [{"name": f"a\u2028b\u0085c\x1c{number}"} for number in range(5)]
    text = "".join(f"{json.dumps(row, ensure_ascii=False)}\n" for row in rows).encode()
    answer, _ = streamed(text[at : at + length] for at in range(0, len(text), length))

    assert [dict(row) for row in imagined([answer], Sent()).funds()] == rows


def test_a_list_without_end_is_read_row_by_row_and_stopped_when_nobody_reads_on() -> None:
    answer, body = streamed(b'{"cnpj":"%d"}\n' % number for number in count())
    rows = imagined([answer], Sent()).funds().rows()

    assert [next(rows)["cnpj"] for _ in range(3)] == ["0", "1", "2"]
    rows.close()  # type: ignore[attr-defined]
    assert body.taken == 3
    assert body.closed


def test_an_answer_that_ends_in_the_middle_of_a_row_is_an_error() -> None:
    answer, _ = streamed(iter([b'{"cnpj":"1"}\n{"cn']))

    with pytest.raises(BrokenStreamError):
        list(imagined([answer], Sent()).funds())


def test_an_item_without_answer_is_an_error_before_the_first_row_unless_it_is_skipped() -> None:
    answer, _ = streamed(iter([b'{"cnpj":"1"}\n']), x_item_errors="2")
    client = imagined([answer], Sent())

    with pytest.raises(ItemErrors, match="2 of the requested items"):
        next(client.portfolios(["1", "2", "3"]).rows())
    assert [row["cnpj"] for row in client.portfolios(["1", "2", "3"]).rows(skip_item_errors=True)] == ["1"]
