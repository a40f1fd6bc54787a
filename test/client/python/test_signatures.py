"""Manifests that are signed, and files that they vouch for."""

from __future__ import annotations

import json
import os
from pathlib import Path

import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from brazilian_market_data import AsyncClient, Client, SignatureError
from conftest import KEY, URL

PUBLIC_KEY = os.environ["MARKET_DATA_PUBLIC_KEY"]
MONTH = "competence_month=2025-10"


class Changing(httpx.HTTPTransport):
    """Changes the answers to requests for an address."""

    def __init__(self, path: str, before: bytes, after: bytes) -> None:
        super().__init__()
        self._path = path
        self._change = (before, after)

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        request.headers["accept-encoding"] = "identity"
        response = super().handle_request(request)
        if request.url.path != self._path:
            return response
        content = response.read().replace(*self._change, 1)
        return httpx.Response(response.status_code, content=content)


def test_a_file_of_a_signed_manifest_is_downloaded_and_opened(client: Client, tmp_path: Path) -> None:
    path = client.download("cvm_fund_portfolio", MONTH, folder=tmp_path, keys=[PUBLIC_KEY])
    opened = client.open_parquet("cvm_fund_portfolio", MONTH, folder=tmp_path, keys=[PUBLIC_KEY])

    assert path.exists()
    assert opened.metadata.num_rows > 0


def test_the_keys_that_the_server_shows_can_be_kept_and_trusted(client: Client) -> None:
    snapshot = client.datasets().get().snapshot
    assert snapshot is not None

    verified = client.verify_manifest([client.read_public_keys()], snapshot=snapshot)

    assert verified.snapshot == snapshot
    assert verified.key_id == json.loads(client.read_public_keys())["keys"][0]["kid"]
    ended = json.loads(client.read_public_keys())
    ended["keys"][0]["valid_until"] = "2026-01-01T00:00:00Z"
    with pytest.raises(SignatureError, match="was replaced at 2026-01-01"):
        client.verify_manifest([json.dumps(ended)], snapshot=snapshot)


def test_a_key_that_is_not_trusted_is_refused_before_the_download(client: Client, tmp_path: Path) -> None:
    other = Ed25519PrivateKey.generate().public_key().public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo)

    with pytest.raises(SignatureError, match="none of the keys that you trust"):
        client.download("cvm_fund_portfolio", MONTH, folder=tmp_path, keys=[other.decode()])

    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("path", "before", "after"),
    [
        ("/data/manifest.json", b'"rows": ', b'"rows": 1'),
        ("/data/manifest.sig", b'"signature": "', b'"signature": "AAAA'),
    ],
)
def test_what_was_changed_is_refused(path: str, before: bytes, after: bytes, tmp_path: Path) -> None:
    with Client(KEY, URL, transport=Changing(path, before, after)) as client:
        with pytest.raises(SignatureError, match="is not the one that was signed"):
            client.download("cvm_fund_portfolio", MONTH, folder=tmp_path, keys=[PUBLIC_KEY])


def test_a_list_of_files_that_differs_from_the_manifest_is_refused(client: Client, tmp_path: Path) -> None:
    listed = next(file for file in client.bulk("cvm_fund_portfolio").rows() if file["table"] == "cvm_fund_portfolio")
    sha256 = listed["sha256"].encode()
    transport = Changing("/v1/bulk/cvm_fund_portfolio", sha256, b"0" * 64)
    with Client(KEY, URL, transport=transport) as changed:
        with pytest.raises(SignatureError, match="another sha256"):
            changed.download("cvm_fund_portfolio", listed["partition"], folder=tmp_path, keys=[PUBLIC_KEY])


async def _download(tmp_path: Path) -> Path:
    async with AsyncClient(KEY, URL) as client:
        return await client.download("cvm_fund_portfolio", MONTH, folder=tmp_path, keys=[PUBLIC_KEY])


def test_the_asynchronous_client_does_the_same(tmp_path: Path) -> None:
    import asyncio

    assert asyncio.run(_download(tmp_path)).exists()
