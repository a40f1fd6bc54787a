"""A server that lies, of test/client/helpers/hostile-server.ts, cannot make a client write, delete or give away anything."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import inspect
import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import brazilian_market_data.own_server as own_server
import brazilian_market_data.wire as wire
from brazilian_market_data import ApiError, AsyncClient, BrokenStreamError, Client, ExportFailed, HashMismatchError, UnsafeAnswerError

HOSTILE = os.environ["HOSTILE_URL"]
THIEF = os.environ["HOSTILE_THIEF_URL"]
MONTH = "competence_month=2025-10"
CONTENT = b"twenty bytes of data"
SHA256 = hashlib.sha256(CONTENT).hexdigest()

#: Either client with a task that both can do.
Run = Callable[..., Any]


def url_of(lies: dict[str, Any]) -> str:
    return f"{HOSTILE}/{base64.urlsafe_b64encode(json.dumps(lies).encode()).decode().rstrip('=')}"


def run_sync(task: Callable[[Any], Any], monotonic: bool = False, **lies: Any) -> Any:
    with Client("secret", url_of(lies), monotonic=monotonic) as client:
        return task(client)


def run_async(task: Callable[[Any], Any], monotonic: bool = False, **lies: Any) -> Any:
    async def run() -> Any:
        async with AsyncClient("secret", url_of(lies), monotonic=monotonic) as client:
            asked = task(client)
            if inspect.isasyncgen(asked):
                return [row async for row in asked]
            return await asked if inspect.isawaitable(asked) else asked

    return asyncio.run(run())


@pytest.fixture(params=[run_sync, run_async], ids=["sync", "async"])
def run(request: pytest.FixtureRequest) -> Iterator[Run]:
    run: Run = request.param
    yield run
    # Each request that gave the key to the other host.
    assert httpx.get(f"{THIEF}/taken").json() == []


def download(folder: Path) -> Callable[[Any], Any]:
    return lambda client: client.download("b3_quote", MONTH, folder=folder)


def export(folder: Path) -> Callable[[Any], Any]:
    return lambda client: client.export("funds", {}, folder=folder, look_again=0.01)


def listed_rows(client: Any) -> Any:
    rows = client.funds().rows()
    return rows if inspect.isasyncgen(rows) else list(rows)


def test_it_downloads_from_a_server_that_does_not_lie(run: Run, tmp_path: Path) -> None:
    assert run(download(tmp_path)).read_bytes() == CONTENT
    path, _ = run(export(tmp_path))
    assert (path.name, path.read_bytes()) == (f"{SHA256}.csv", CONTENT)


@pytest.mark.parametrize("to", ["outside", "../outside", "{parent}/outside", "a" * 63, "A" * 64, f"{'a' * 64}\n", 5, None])
def test_a_hash_is_no_path(run: Run, to: Any, tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    victims = [place / f"outside.{ending}" for place in (folder, tmp_path) for ending in ("parquet", "csv")]
    for victim in victims:
        victim.write_text("mine")
    sha256 = to.format(parent=tmp_path) if isinstance(to, str) else to

    with pytest.raises(UnsafeAnswerError):
        run(download(folder), listed={"sha256": sha256})
    with pytest.raises(UnsafeAnswerError if to is not None else ExportFailed):
        run(export(folder), exported={"sha256": sha256})

    assert [victim.read_text() for victim in victims] == ["mine"] * 4
    assert sorted(path for path in tmp_path.rglob("*") if path.is_file()) == sorted(victims)


@pytest.mark.parametrize("ending", ["txt", "csv/../../outside", "ndjson", "", None])
def test_a_format_that_was_not_asked_for_is_no_ending(run: Run, ending: Any, tmp_path: Path) -> None:
    victim = tmp_path / f"{SHA256}.txt"
    victim.write_text("mine")

    with pytest.raises(UnsafeAnswerError):
        run(export(tmp_path), exported={"format": ending})

    assert list(tmp_path.iterdir()) == [victim]
    assert victim.read_text() == "mine"


@pytest.mark.parametrize("length", [0, -1, 20.5, "20", True, None, 10**15])
def test_a_length_is_one_that_a_file_can_have(run: Run, length: Any, tmp_path: Path) -> None:
    for lies, task in (({"listed": {"bytes": length}}, download), ({"exported": {"bytes": length}}, export)):
        with pytest.raises(OSError if length == 10**15 else UnsafeAnswerError):
            run(task(tmp_path), **lies)
    assert list(tmp_path.iterdir()) == []


def test_it_stops_where_the_file_should_end(run: Run, tmp_path: Path) -> None:
    for task in (download, export):
        with pytest.raises(UnsafeAnswerError, match="more of .* than the 20 bytes"):
            run(task(tmp_path), sends=200_000_000)
    assert list(tmp_path.iterdir()) == []


def test_what_was_there_stays_until_the_right_file_is_here(run: Run, tmp_path: Path) -> None:
    mine = tmp_path / f"{SHA256}.parquet"
    mine.write_text("mine")

    with pytest.raises(HashMismatchError):
        run(download(tmp_path), sends=20)
    with pytest.raises(ApiError):
        run(download(tmp_path), status=404)
    assert [path.name for path in tmp_path.iterdir()] == [mine.name]
    assert mine.read_text() == "mine"

    assert run(download(tmp_path)).read_bytes() == CONTENT


def test_a_link_leads_no_bytes_elsewhere(run: Run, tmp_path: Path) -> None:
    victim = tmp_path / "victim"
    victim.write_text("mine")
    folder = tmp_path / "folder"
    folder.mkdir()
    (folder / f"{SHA256}.parquet.part").symlink_to(victim)

    with pytest.raises(OSError):
        run(download(folder))
    assert victim.read_text() == "mine"


@pytest.mark.parametrize(
    "path",
    [
        f"{THIEF}/v1/bulk/b3_quote/all",
        THIEF.replace("http:", "") + "/v1/bulk/b3_quote/all",
        "/v1/bulk/../../elsewhere",
        "/v1/bulk/%2e%2e/%2e%2e/elsewhere",
        "@" + THIEF.replace("http://", "") + "/v1",
        "/v1/bulk/b3_quote/all#fragment",
        None,
    ],
)
def test_a_file_is_asked_of_the_own_server_only(run: Run, path: Any, tmp_path: Path) -> None:
    with pytest.raises(UnsafeAnswerError):
        run(download(tmp_path), listed={"path": path})
    if path is not None:
        with pytest.raises(UnsafeAnswerError):
            run(export(tmp_path), exported={"file": path})
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("id", ["../funds", "e1/../..", "", "é", 5, f"{THIEF}/"])
def test_the_id_of_an_export_is_no_path(run: Run, id: Any, tmp_path: Path) -> None:
    for state in ("running", "done"):
        with pytest.raises((ValueError, UnsafeAnswerError)):
            run(export(tmp_path), exported={"id": id, "state": state})


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
@pytest.mark.parametrize("start", ["/v1/", "/v1/bulk/b3_quote/", "/v1/exports/e1/file"])
def test_no_redirect_takes_the_key_along(run: Run, start: str, status: int, tmp_path: Path) -> None:
    redirect = {"from": start, "to": f"{THIEF}/v1/funds", "status": status}
    tasks = {"/v1/": [download(tmp_path), export(tmp_path), lambda client: client.funds().get(), listed_rows]}
    other = [export(tmp_path)] if "exports" in start else [download(tmp_path)]
    for task in tasks.get(start, other):
        with pytest.raises(ApiError, match=f"leads to {THIEF}") as raised:
            run(task, redirect=redirect)
        assert raised.value.status == status


@pytest.mark.parametrize(
    "link", ["{thief}/v1/funds?page=*", "//{host}/v1/funds?page=*", "data:.thief.test/v1/funds?page=*", "////{host}/v1/funds"]
)
def test_the_next_page_is_asked_of_the_own_server(run: Run, link: str) -> None:
    written = link.format(thief=THIEF, host=THIEF.replace("http://", ""))
    # An answer that has not the form of a list is an error too; the fixture looks whether the key was given away.
    with pytest.raises((UnsafeAnswerError, BrokenStreamError)):
        run(listed_rows, page={"rows": 1, "link": written})


@pytest.mark.parametrize(
    "page", [{"rows": 0, "link": "/v1/funds?format=ndjson&page=*"}, {"rows": 1, "link": "/v1/funds?format=ndjson&page=1"}]
)
def test_it_is_not_led_from_page_to_page_without_an_end(run: Run, page: dict[str, Any]) -> None:
    with pytest.raises(UnsafeAnswerError, match="without an end"):
        run(listed_rows, page=page)


@pytest.mark.parametrize("status", [200, 500])
def test_an_answer_has_an_end(run: Run, status: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_server, "MOST_BYTES", 1 << 20)
    for packed in ({}, {"packed": "gzip"}):
        with pytest.raises(UnsafeAnswerError, match="more than 1048576 bytes"):
            run(lambda client: client.funds().get(), sends=200_000_000, status=status, **packed)
    with pytest.raises(UnsafeAnswerError, match="packed as br"):
        run(lambda client: client.funds().get(), packed="br", status=status)


def test_a_row_has_an_end(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "MOST_ROW_BYTES", 1 << 20)
    for packed in ({}, {"packed": "gzip"}):
        with pytest.raises(UnsafeAnswerError, match="a row of more than 1048576 bytes"):
            run(listed_rows, sends=200_000_000, **packed)


@pytest.mark.parametrize("snapshot", ["99990101T000000Z&snapshot=20200101T000000Z", "~", "99990101T000000Z/../x"])
def test_no_snapshot_that_cannot_be_one_is_repeated_in_an_address(run: Run, snapshot: str) -> None:
    def ask_twice(client: Any) -> Any:
        if isinstance(client, Client):
            client.funds().get()
            client.funds().get()
            return client._sender._memory.demand("/v1/funds")

        async def ask() -> Any:
            await client.funds().get()
            return client._sender._memory.demand("/v1/funds")

        return ask()

    assert run(ask_twice, monotonic=True, snapshot=snapshot) == "/v1/funds"


def test_a_file_of_a_listing_without_a_snapshot_has_no_manifest(run: Run, tmp_path: Path) -> None:
    with pytest.raises(UnsafeAnswerError, match="names no snapshot"):
        run(
            lambda client: client.download("b3_quote", MONTH, folder=tmp_path, keys=["{}"]),
            listed={"path": "/v1/bulk/b3_quote/all?snapshot=x"},
        )
