"""When a request is sent again."""

from __future__ import annotations

import httpx
import pytest

import brazilian_market_data._sync_gen as sync_module
from brazilian_market_data import ApiError, Retry
from helpers import Sent, busy, good, imagined, lost


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> Sent:
    sent = Sent()
    monkeypatch.setattr(sync_module, "sleep", sent.waits.append)
    return sent


@pytest.mark.parametrize("status", [429, 503])
def test_it_waits_as_long_as_retry_after_says(status: int, sent: Sent) -> None:
    answer = imagined([busy(status, retry_after="7"), good], sent).changelog().get()

    assert answer.body == {"success": True, "data": []}
    assert answer.snapshot == "20260110T030000Z"
    assert sent.waits == [7.0]
    assert [request.headers["x-api-key"] for request in sent.requests] == ["k", "k"]


def test_it_comes_back_a_random_time_after_retry_after_and_never_before(sent: Sent) -> None:
    imagined([busy(429, retry_after="7"), good], sent, Retry(random=lambda: 0.5)).changelog().get()

    assert sent.waits == [7.25]


def test_it_takes_retry_after_as_a_date_too(sent: Sent) -> None:
    imagined([busy(503, retry_after="Sun, 06 Nov 1994 08:49:37 GMT"), good], sent).changelog().get()
    sent.requests.clear()
    imagined([busy(503, retry_after="soon"), good], sent).changelog().get()

    assert sent.waits == [0.0, 0.25]


def test_it_waits_longer_each_time_if_the_server_names_no_wait_and_gives_up(sent: Sent) -> None:
    with pytest.raises(ApiError) as raised:
        imagined([busy(503)], sent).changelog().get()

    assert (raised.value.status, raised.value.code, raised.value.message) == (503, "unavailable", "Later.")
    assert sent.waits == [0.25, 0.5, 1.0]
    assert len(sent.requests) == 4


def test_it_tries_again_when_the_connection_is_lost_and_raises_the_last_error(sent: Sent) -> None:
    imagined([lost, good], sent).changelog().get()
    assert len(sent.requests) == 2

    with pytest.raises(httpx.ConnectError):
        imagined([lost], sent).changelog().get()


def test_it_does_not_wait_longer_than_its_limit(sent: Sent) -> None:
    with pytest.raises(ApiError):
        imagined([busy(429, retry_after="3600"), good], sent).changelog().get()

    assert sent.waits == []


@pytest.mark.parametrize("status", [400, 401, 403, 404, 409, 500])
def test_it_sends_a_request_once_if_that_would_not_help(status: int, sent: Sent) -> None:
    with pytest.raises(ApiError) as raised:
        imagined([busy(status, retry_after="1"), good], sent).changelog().get()

    assert raised.value.status == status
    assert len(sent.requests) == 1


def test_an_answer_that_takes_too_long_is_not_asked_for_again(sent: Sent) -> None:
    def slow(request: httpx.Request) -> httpx.Response:
        raise httpx.ReadTimeout("no answer", request=request)

    with pytest.raises(httpx.ReadTimeout):
        imagined([slow], sent).changelog().get()

    assert len(sent.requests) == 1


def test_an_error_of_another_shape_has_its_status(sent: Sent) -> None:
    page = httpx.Response(500, html="<h1>Bad gateway</h1>")
    with pytest.raises(ApiError) as raised:
        imagined([lambda _request: page], sent).changelog().get()

    assert (raised.value.status, raised.value.code, raised.value.error_data) == (500, "unknown", {})


def test_it_asks_as_long_as_the_key_is_over_its_limits_however_often_that_is(sent: Sent) -> None:
    imagined([busy(429, retry_after="2")] * 20 + [good], sent).changelog().get()

    assert sent.waits == [2.0] * 20


def test_it_loses_its_patience_with_limits_in_the_end(sent: Sent) -> None:
    with pytest.raises(ApiError) as raised:
        imagined([busy(429, retry_after="2")], sent, Retry(patience=10, random=lambda: 0.0)).changelog().get()

    assert (raised.value.status, sent.waits) == (429, [2.0] * 5)


@pytest.mark.parametrize("status", [429, 503])
def test_it_sends_a_request_once_if_that_is_what_the_caller_wants(status: int, sent: Sent) -> None:
    with pytest.raises(ApiError):
        imagined([busy(status, retry_after="1")], sent, Retry(attempts=1)).changelog().get()

    assert sent.waits == []


def test_it_does_not_wait_for_places_of_exports_which_can_last_for_hours(sent: Sent) -> None:
    with pytest.raises(ApiError):
        imagined([busy(429, retry_after="2")], sent).start_export("fund_portfolio", {})

    assert sent.waits == [2.0] * 3


def test_it_sends_a_statement_that_takes_too_long_once(sent: Sent) -> None:
    def too_long(_request: httpx.Request) -> httpx.Response:
        error_data = {"formErrors": [], "fieldErrors": {}, "sql": {"reason": "too_much_time", "limit": 15000}}
        body = {"success": False, "message": "Too long.", "code": "invalid_input", "error_data": error_data}
        return httpx.Response(400, json=body)

    with pytest.raises(ApiError) as raised:
        imagined([too_long], sent).sql("SELECT 1")

    assert raised.value.error_data["sql"]["reason"] == "too_much_time"
    assert (len(sent.requests), sent.waits) == (1, [])


def test_it_sends_a_request_whose_answer_takes_the_server_too_long_once(sent: Sent) -> None:
    def too_long(_request: httpx.Request) -> httpx.Response:
        error_data = {"reason": "too_much_time"}
        body = {"success": False, "message": "Too long.", "code": "unavailable", "error_data": error_data}
        return httpx.Response(503, json=body, headers={"retry-after": "120"})

    with pytest.raises(ApiError) as raised:
        imagined([too_long], sent).changelog().get()

    assert (raised.value.status, raised.value.error_data) == (503, {"reason": "too_much_time"})
    assert (len(sent.requests), sent.waits) == (1, [])


def test_it_logs_each_wait_without_key_and_parameters(sent: Sent, caplog: pytest.LogCaptureFixture) -> None:
    imagined([busy(429, retry_after="7"), lost, good], sent).changelog(dataset="b3_quote").get()

    assert [record.levelname for record in caplog.records] == ["WARNING", "WARNING"]
    assert [record.name for record in caplog.records] == ["brazilian_market_data"] * 2
    assert caplog.messages == [
        "/v1/changelog: the server answered 429, asking again in 7.0 s",
        "/v1/changelog: the connection was lost (ConnectError('the connection was lost')), asking again in 0.2 s",
    ]
