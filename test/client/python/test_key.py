"""Where the key and the address come from."""

from __future__ import annotations

import httpx
import pytest

from brazilian_market_data import AsyncClient, Client
from helpers import Sent, good, in_turn


def ask(key: str | None, base_url: str | None = None) -> httpx.Request:
    sent = Sent()
    Client(key, base_url, transport=httpx.MockTransport(in_turn([good], sent))).datasets().get()
    return sent.requests[0]


def test_they_are_the_given_ones_or_those_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MARKET_DATA_KEY", "of-the-environment")
    monkeypatch.setenv("MARKET_DATA_URL", "http://there.test")
    asked = [ask(None), ask("given", "http://here.test")]
    monkeypatch.delenv("MARKET_DATA_URL")
    asked.append(ask(None))

    assert [(request.headers["x-api-key"], request.url.host) for request in asked] == [
        ("of-the-environment", "there.test"),
        ("given", "here.test"),
        ("of-the-environment", "localhost"),
    ]


@pytest.mark.parametrize("key", [None, ""])
def test_a_missing_key_says_where_to_put_it(key: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MARKET_DATA_KEY")

    for client in (Client, AsyncClient):
        with pytest.raises(ValueError, match="no key of the API.*MARKET_DATA_KEY"):
            client(key)


def test_a_key_with_a_line_end_is_no_key_and_is_not_shown() -> None:
    with pytest.raises(ValueError, match="line end") as raised:
        Client("secret\n")

    assert "secret" not in str(raised.value)
