"""A client that never goes back in time."""

from __future__ import annotations

import asyncio

import httpx
import pytest

import brazilian_market_data._async as async_module
import brazilian_market_data._sync_gen as sync_module
from brazilian_market_data import AsyncClient, Client
from helpers import Responder, Sent, busy, in_turn

OLD, NEW = "20260110T030000Z", "20260210T030000Z"


def of(snapshot: str) -> Responder:
    return lambda _request: httpx.Response(200, json={"success": True, "data": []}, headers={"x-snapshot-id": snapshot})


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> Sent:
    sent = Sent()

    async def rest(seconds: float) -> None:
        sent.waits.append(seconds)

    monkeypatch.setattr(sync_module, "sleep", sent.waits.append)
    monkeypatch.setattr(async_module, "sleep", rest)
    return sent


def asked(sent: Sent) -> list[str | None]:
    return [request.url.params.get("min_snapshot") for request in sent.requests]


def test_it_asks_for_a_snapshot_that_is_not_older_than_any_before(sent: Sent) -> None:
    answers = [of(OLD), of(NEW), of(OLD), busy(503, retry_after="1"), of(NEW)]
    with Client("k", "http://nowhere.test", monotonic=True, transport=httpx.MockTransport(in_turn(answers, sent))) as client:
        for _ in range(4):
            client.changelog().get()

    assert asked(sent) == [None, OLD, NEW, NEW, NEW]
    assert len(sent.waits) == 1


def test_it_does_the_same_beside_other_work(sent: Sent) -> None:
    async def ask() -> None:
        transport = httpx.MockTransport(in_turn([of(NEW), of(OLD)], sent))
        async with AsyncClient("k", "http://nowhere.test", monotonic=True, transport=transport) as client:
            await client.changelog().get()
            await client.changelog().get()

    asyncio.run(ask())
    assert asked(sent) == [None, NEW]


def test_it_leaves_alone_what_names_its_snapshot_and_what_has_none(sent: Sent) -> None:
    with Client("k", "http://nowhere.test", monotonic=True, transport=httpx.MockTransport(in_turn([of(NEW)], sent))) as client:
        client.changelog().get()
        client.changelog(snapshot=OLD).get()
        client.changelog(min_snapshot=OLD).get()
        client.list_exports()
        client.changelog(as_of="2026-01-10").get()

    assert asked(sent) == [None, None, OLD, None, NEW]


def test_it_asks_for_nothing_of_the_kind_unless_it_is_told_to(sent: Sent) -> None:
    with Client("k", "http://nowhere.test", transport=httpx.MockTransport(in_turn([of(NEW)], sent))) as client:
        client.changelog().get()
        client.changelog().get()

    assert asked(sent) == [None, None]
