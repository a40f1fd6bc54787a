"""When a request is sent again."""

from __future__ import annotations

import httpx
import pytest

import brazilian_market_data._sync as sync_module
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
