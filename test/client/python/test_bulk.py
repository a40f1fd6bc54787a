"""Parquet files, whole and after a broken download."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pyarrow.parquet
import pytest

from brazilian_market_data import AsyncClient, BrokenStreamError, Client, HashMismatchError
from conftest import KEY, URL
from helpers import Pieces

MONTH = "competence_month=2025-10"


class Breaking(httpx.HTTPTransport):
    """Breaks off each download after some bytes, as often as it is told, and remembers what was asked for."""

    def __init__(self, times: int, length: int = 20_000) -> None:
        super().__init__()
        self._left = times
        self._length = length
        self.ranges: list[str | None] = []
        self.statuses: list[int] = []

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        response = super().handle_request(request)
        if "/v1/bulk/cvm_fund_portfolio/" not in request.url.path:
            return response
        self.ranges.append(request.headers.get("range"))
        self.statuses.append(response.status_code)
        if self._left == 0:
            return response
        self._left -= 1
        whole = response.stream
        assert isinstance(whole, httpx.SyncByteStream)
        cut = Cut(whole, self._length)
        return httpx.Response(response.status_code, headers=response.headers, stream=cut)


class Cut(httpx.SyncByteStream):
    def __init__(self, whole: httpx.SyncByteStream, length: int) -> None:
        self._whole = whole
        self._length = length

    def __iter__(self) -> Iterator[bytes]:
        left = self._length
        for piece in self._whole:
            yield piece[:left]
            left -= len(piece)
            if left <= 0:
                raise httpx.ReadError("the connection was lost")

    def close(self) -> None:
        self._whole.close()


@pytest.fixture(autouse=True)
def _without_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("brazilian_market_data._downloads_gen.sleep", lambda _seconds: None)


def test_a_file_is_opened_with_its_rows_and_downloaded_once(client: Client, tmp_path: Path) -> None:
    watched = Breaking(times=0)
    with Client(KEY, URL, transport=watched) as other:
        file = other.open_parquet("cvm_fund_portfolio", MONTH, folder=tmp_path)
        again = other.open_parquet("cvm_fund_portfolio", MONTH, "cvm_fund_portfolio", folder=tmp_path)
    [listed] = [
        row for row in client.bulk("cvm_fund_portfolio") if (row["partition"], row["table"]) == (MONTH, "cvm_fund_portfolio")
    ]

    assert file.metadata.num_rows == again.metadata.num_rows == listed["rows"]
    assert watched.ranges == [None]
    assert [path.name for path in tmp_path.iterdir()] == [f"{listed['sha256']}.parquet"]


def test_a_broken_download_continues_where_it_ended(tmp_path: Path) -> None:
    breaking = Breaking(times=3)
    with Client(KEY, URL, transport=breaking) as other:
        path = other.download("cvm_fund_portfolio", MONTH, folder=tmp_path)

    assert breaking.ranges == [None, "bytes=20000-", "bytes=40000-", "bytes=60000-"]
    assert breaking.statuses == [200, 206, 206, 206]
    assert hashlib.sha256(path.read_bytes()).hexdigest() == path.stem


def test_it_continues_in_another_process_too(tmp_path: Path) -> None:
    with Client(KEY, URL, transport=Breaking(times=1, length=0)) as other, pytest.raises(httpx.ReadError):
        other.download("cvm_fund_portfolio", MONTH, folder=tmp_path)
    with Client(KEY, URL) as other:
        whole = other.download("cvm_fund_portfolio", MONTH, folder=tmp_path).read_bytes()
    for path in tmp_path.iterdir():
        path.unlink()
    part = tmp_path / f"{hashlib.sha256(whole).hexdigest()}.parquet.part"
    part.write_bytes(whole[:1234])

    watched = Breaking(times=0)
    with Client(KEY, URL, transport=watched) as other:
        assert other.download("cvm_fund_portfolio", MONTH, folder=tmp_path).read_bytes() == whole
    assert watched.ranges == ["bytes=1234-"]


def test_a_file_with_other_bytes_is_never_opened(client: Client, tmp_path: Path) -> None:
    path = client.download("cvm_fund_portfolio", MONTH, folder=tmp_path)
    whole = path.read_bytes()

    # One bit of the kept file is another one.
    path.write_bytes(whole[:-1] + bytes([whole[-1] ^ 1]))
    assert client.download("cvm_fund_portfolio", MONTH, folder=tmp_path).read_bytes() == whole

    # The first part of a broken download was something else.
    path.unlink()
    Path(f"{path}.part").write_bytes(b"x" * 1234)
    with pytest.raises(HashMismatchError) as raised:
        client.download("cvm_fund_portfolio", MONTH, folder=tmp_path)
    assert raised.value.expected == path.stem
    assert list(tmp_path.iterdir()) == []


def test_a_server_that_sends_nothing_more_is_not_asked_for_ever(tmp_path: Path) -> None:
    listed = {"partition": MONTH, "table": "cvm_fund_portfolio", "path": "/v1/bulk/x/all", "bytes": 4, "sha256": "0" * 64}

    def answer(request: httpx.Request) -> httpx.Response:
        pieces = [] if request.url.path == "/v1/bulk/x/all" else [json.dumps(listed).encode() + b"\n"]
        return httpx.Response(200, stream=Pieces(iter(pieces)))

    with Client("k", "http://nowhere.test", transport=httpx.MockTransport(answer)) as other:
        with pytest.raises(BrokenStreamError):
            other.download("cvm_fund_portfolio", MONTH, folder=tmp_path)


def test_a_file_that_is_not_there_says_what_is(client: Client, tmp_path: Path) -> None:
    with pytest.raises(LookupError, match=r"partition all\. Its partitions are competence_month="):
        client.download("cvm_fund_portfolio", "all", folder=tmp_path)
    with pytest.raises(LookupError, match=r"The tables are .*cvm_fund_portfolio"):
        client.download("cvm_fund_portfolio", MONTH, "nothing", folder=tmp_path)
    with pytest.raises(LookupError, match=r"The datasets are .*b3_quote"):
        client.download("nothing", MONTH, folder=tmp_path)  # type: ignore[arg-type]


def test_the_same_works_beside_other_work(client: Client, tmp_path: Path) -> None:
    async def read() -> int:
        async with AsyncClient(KEY, URL) as other:
            file = await other.open_parquet("cvm_fund_portfolio", MONTH, folder=tmp_path)
            return int(file.metadata.num_rows)

    [path] = [client.download("cvm_fund_portfolio", MONTH, folder=tmp_path / "other")]
    assert asyncio.run(read()) == pyarrow.parquet.ParquetFile(path).metadata.num_rows
