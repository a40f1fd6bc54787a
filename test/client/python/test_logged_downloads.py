"""Downloads that consult the log of manifests by themselves: a publisher who holds the key cannot deceive a reader twice."""

from __future__ import annotations

import base64
import hashlib
import json
from datetime import datetime, timedelta, timezone
from pathlib import Path

import httpx
import pytest
from brazilian_market_data import Client, SignatureError
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from helpers import Pieces
from test_manifest_log import KEY, ORIGIN, PEM, root_of, sha256

CONTENT = b"PAR1 made up"
FILE = "business_calendar/all/business_calendar.parquet"
URL = "http://publisher.test"


def make_manifest(snapshot: str, note: str = "") -> bytes:
    file = {"file": FILE, "sha256": hashlib.sha256(CONTENT).hexdigest()}
    content = {"snapshot": snapshot, "created_at": "2026-01-01T00:00:00Z", "tables": file, "note": note}
    return json.dumps(content).encode()


FIRST, SECOND, THIRD = (f"2026010{day}T030000Z" for day in (1, 2, 3))
MANIFESTS = {name: make_manifest(name) for name in (FIRST, SECOND, THIRD)}


class Publisher:
    """A server whose publisher signs whatever it shows."""

    def __init__(self, manifests: dict[str, bytes], *, age: timedelta = timedelta(), logged: int | None = None) -> None:
        self.newest = list(manifests)[-1]
        self.manifests = manifests
        self.has_log = logged != 0
        signed = datetime.now(timezone.utc) - age
        entries = [{"snapshot": name, "manifest_sha256": sha256(text).hex()} for name, text in manifests.items()][:logged]
        leaves = [sha256(b"\0", f"{each['snapshot']} {each['manifest_sha256']}".encode()) for each in entries]
        if not self.has_log:
            return
        text = "\n".join(
            (
                ORIGIN,
                str(len(entries)),
                base64.b64encode(root_of(leaves)).decode(),
                f"snapshot {entries[-1]['snapshot']}",
                f"manifest {entries[-1]['manifest_sha256']}",
                f"signed {signed:%Y-%m-%dT%H:%M:%SZ}",
                f"expires {signed + timedelta(days=3):%Y-%m-%dT%H:%M:%SZ}",
                "",
            )
        )
        key_id = sha256(f"{ORIGIN}\n".encode(), b"\1", KEY.public_key().public_bytes_raw())[:4]
        line = base64.b64encode(key_id + KEY.sign(text.encode())).decode()
        self.log = json.dumps({"checkpoint": f"{text}\n\u2014 {ORIGIN} {line}\n", "entries": entries}).encode()

    def __call__(self, request: httpx.Request) -> httpx.Response:
        asked = request.url.params.get("snapshot", self.newest)
        if request.url.path == "/v1/bulk/business_calendar":
            row = {
                "partition": "all",
                "table": "business_calendar",
                "file": FILE,
                "path": f"/v1/bulk/business_calendar/all?snapshot={asked}",
                "bytes": len(CONTENT),
                "sha256": hashlib.sha256(CONTENT).hexdigest(),
            }
            return httpx.Response(200, content=json.dumps(row).encode() + b"\n")
        if request.url.path == "/data/manifest.json":
            return httpx.Response(200, content=self.manifests[asked])
        if request.url.path == "/data/manifest.sig":
            return httpx.Response(200, json=sign(self.manifests[asked]))
        if request.url.path == "/data/log.json" and self.has_log:
            return httpx.Response(200, content=self.log)
        if request.url.path == "/v1/bulk/business_calendar/all":
            return httpx.Response(200, stream=Pieces(iter([CONTENT])))
        return httpx.Response(404)


def sign(manifest: bytes) -> dict[str, str]:
    x = base64.urlsafe_b64encode(KEY.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw)).rstrip(b"=").decode()
    named = hashlib.sha256(f'{{"crv":"Ed25519","kty":"OKP","x":"{x}"}}'.encode()).digest()
    return {
        "key_id": base64.urlsafe_b64encode(named).rstrip(b"=").decode(),
        "signature": base64.b64encode(KEY.sign(manifest)).decode(),
    }


def download(publisher: Publisher, folder: Path, *, snapshot: str | None = None, require_fresh: bool = False) -> bytes:
    """Download with a client of its own, as another run of a program does."""
    with Client("k", URL, transport=httpx.MockTransport(publisher)) as client:
        path = client.download(
            "business_calendar", "all", folder=folder, snapshot=snapshot, keys=[PEM], require_fresh=require_fresh
        )
        return path.read_bytes()


def first(count: int) -> dict[str, bytes]:
    return dict(list(MANIFESTS.items())[:count])


def test_takes_a_log_that_continues_the_one_of_the_run_before(tmp_path: Path) -> None:
    for count in (1, 2, 2, 3):
        assert download(Publisher(first(count)), tmp_path, require_fresh=True) == CONTENT
    assert download(Publisher(MANIFESTS), tmp_path, snapshot=FIRST) == CONTENT


def test_refuses_a_history_that_was_rewritten_between_two_runs(tmp_path: Path) -> None:
    download(Publisher(first(2)), tmp_path)
    forged = {**MANIFESTS, FIRST: make_manifest(FIRST, "another")}
    with pytest.raises(SignatureError, match="The history was rewritten"):
        download(Publisher(forged), tmp_path)


def test_refuses_an_old_head_that_is_shown_again(tmp_path: Path) -> None:
    download(Publisher(first(3)), tmp_path)
    with pytest.raises(SignatureError, match="is an old one: it has 2 entries, and had 3"):
        download(Publisher(first(2)), tmp_path)
    with pytest.raises(SignatureError, match="has no log of manifests, and had one"):
        download(Publisher(first(3), logged=0), tmp_path)


def test_takes_data_of_a_head_that_stands_still_and_refuses_it_where_asked_to(tmp_path: Path) -> None:
    frozen = Publisher(MANIFESTS, age=timedelta(days=3, seconds=1))
    assert download(frozen, tmp_path) == CONTENT
    with pytest.raises(SignatureError, match="The head of the log is stale since"):
        download(frozen, tmp_path, require_fresh=True)
    assert download(Publisher(MANIFESTS, logged=0), tmp_path / "other") == CONTENT
    with pytest.raises(SignatureError, match="nobody can tell how old its data are"):
        download(Publisher(MANIFESTS, logged=0), tmp_path / "other", require_fresh=True)


def test_refuses_a_snapshot_that_is_not_in_the_log_though_its_head_is_later(tmp_path: Path) -> None:
    with pytest.raises(SignatureError, match=f"{THIRD} is not in the log"):
        download(Publisher(MANIFESTS, logged=2), tmp_path)
    assert list(tmp_path.glob("*.parquet")) == []


def test_takes_a_snapshot_that_was_published_after_the_head_was_signed(tmp_path: Path) -> None:
    since = datetime.now(timezone.utc) - datetime(2026, 1, 2, 12, tzinfo=timezone.utc)
    assert download(Publisher(MANIFESTS, age=since, logged=2), tmp_path) == CONTENT
