# Generated from the declarations by `make gen`: do not edit.
"""The client. Made from `client_async` by `make gen`: do not edit."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

import httpx

from ._sync_gen import Sender
from ._client_gen import Endpoints
from .bulk import Download, RemoteFile, choose_file, default_folder, open_file
from ._downloads_gen import fetch
from .errors import ApiError
from .manifest_log import LOG_ADDRESS, HeadFile, follow_log
from .monotonic import SnapshotMemory
from .own_server import ACCEPT_ENCODING
from .places import Concurrency
from ._places_gen import Places
from ._posting_gen import PostingCalls
from .retry import Retry
from .settings import DEFAULT_TIMEOUT, choose_base_url, choose_key, choose_table
from .signatures import (
    KEYS_ADDRESS,
    VerifiedManifest,
    manifest_address,
    signature_address,
    snapshot_of,
    verify_manifest,
)
from .types_gen import DatasetId
from .wire import Day

if TYPE_CHECKING:
    import pyarrow.parquet


class Client(Endpoints, PostingCalls):
    """A client for one server and one key, for programs that wait for each answer.

    ``key`` is the key of the API; without it that of the variable MARKET_DATA_KEY counts. ``base_url`` is the address of
    the server; without it that of the variable MARKET_DATA_URL counts, else ``http://localhost:8080``. ``concurrency``
    says how many requests are under way at once, however many threads ask. With ``monotonic`` no answer comes from an older
    snapshot than one before, whichever of several servers answers: the client sends the highest snapshot that it has seen
    as ``min_snapshot``, and asks again while a server does not have it yet. ``transport`` is one of httpx, for a proxy or
    a test. Use the client in a ``with`` statement, or close it, to end its connections. Its queries are read as
    ``query.get()``, ``for row in query``, ``query.to_pandas()``.
    """

    def __init__(
        self,
        key: str | None = None,
        base_url: str | None = None,
        *,
        retry: Retry = Retry(),
        concurrency: Concurrency = Concurrency(),
        monotonic: bool = False,
        timeout: httpx.Timeout = DEFAULT_TIMEOUT,
        transport: httpx.BaseTransport | None = None,
    ) -> None:
        self._http = httpx.Client(
            base_url=choose_base_url(base_url),
            headers={"x-api-key": choose_key(key), "accept-encoding": ACCEPT_ENCODING},
            timeout=timeout,
            transport=transport,
            # The key would go with the request, wherever a redirect leads.
            follow_redirects=False,
        )
        self._retry = retry
        self._sender = Sender(self._http, retry, Places(concurrency), SnapshotMemory(monotonic))
        # The last one, because the files of a download loop come from one snapshot.
        self._verified: tuple[tuple[str, ...], VerifiedManifest] | None = None

    def __enter__(self) -> Client:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """End the connections."""
        self._http.close()

    def download(
        self,
        dataset: DatasetId,
        partition: str,
        table: str | None = None,
        *,
        folder: Path | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        keys: Sequence[str] | None = None,
        require_fresh: bool = False,
    ) -> Path:
        """Download a Parquet file whole, and check that its sha256 is the one that the server lists.

        The file is kept in ``folder`` under its hash, so that what is there is not downloaded again, and a download that
        was broken off continues. Without ``folder`` it is ``brazilian-market-data`` in the user's cache. One process at a
        time downloads a file. The key needs the scope ``bulk``.

        Args:
            dataset: Id of a dataset, such as cvm_fund_portfolio.
            partition: Such as competence_month=2025-10, or all; ``bulk(dataset)`` lists them.
            table: Table of the partition; without it the main table of the dataset.
            folder: Where the file is kept.
            as_of: From the newest snapshot published by the end of this day (UTC).
            snapshot: From this snapshot.
            keys: Public keys that you trust, as for ``verify_manifest``: then the signed manifest must have the file, and
                the log of manifests must have the manifest and continue the log of the last download into this folder.
            require_fresh: With ``keys``: whether to raise where nobody has signed the head of the log in its time.

        Raises:
            LookupError: The snapshot has no such file; the message says what it has.
            HashMismatchError: The file is another one than the server lists; what was downloaded is deleted.
            UnsafeAnswerError: The server lists what is no file of the API, or sends more than it lists.
            SignatureError: With ``keys``: the manifest is not signed by one of them, has another file, or is not the
                logged one; or the log is not the one that was seen before.
            ApiError: As for the other endpoints.
        """
        wanted = choose_table(dataset, table)
        listed = self.bulk(dataset, as_of=as_of, snapshot=snapshot)
        chosen = choose_file([row for row in listed], partition, wanted)
        file = RemoteFile.listed(chosen)
        if keys is not None:
            of = snapshot_of(chosen)
            verified = self.verify_manifest(keys, snapshot=of, folder=folder, require_fresh=require_fresh)
            verified.demand(chosen)
        download = Download(file, folder or default_folder())
        return fetch(download, self._sender, self._retry)

    def open_parquet(
        self,
        dataset: DatasetId,
        partition: str,
        table: str | None = None,
        *,
        folder: Path | None = None,
        as_of: Day | None = None,
        snapshot: str | None = None,
        keys: Sequence[str] | None = None,
        require_fresh: bool = False,
    ) -> pyarrow.parquet.ParquetFile:
        """Open a Parquet file, which ``download`` downloads if it is not there. Needs pyarrow."""
        path = self.download(
            dataset,
            partition,
            table,
            folder=folder,
            as_of=as_of,
            snapshot=snapshot,
            keys=keys,
            require_fresh=require_fresh,
        )
        return open_file(path)

    def read_public_keys(self) -> str:
        """Read the public keys that the server shows, as a JSON Web Key Set.

        Whoever can change its data can change them too: keep what you get the first time (trust on first use), or
        compare it with what the operator tells you.
        """
        return self._sender.read(KEYS_ADDRESS, "*/*").text

    def verify_manifest(
        self, keys: Sequence[str], *, snapshot: str, folder: Path | None = None, require_fresh: bool = False
    ) -> VerifiedManifest:
        """Read the manifest of a snapshot, and check that one of your keys has signed it. Needs cryptography.

        The log of manifests must have it, and continue the log that was seen before: its head is remembered in a file.

        Args:
            keys: Public keys that you trust, each a text in PEM or a JSON Web Key Set. Get them another way than the data.
            snapshot: The snapshot, such as ``answer.snapshot``.
            folder: Where the head is remembered; without it where downloads are kept.
            require_fresh: Whether to raise where nobody has signed the head in its time, or there is no log.

        Raises:
            SignatureError: None of the keys has signed it, or it is not the logged one, or the log is another than before.
            ApiError: The snapshot is not signed (404), or as for the other endpoints.
        """
        memory = HeadFile(folder or default_folder(), str(self._http.base_url))
        asked = (snapshot, str(memory.path), str(require_fresh), *keys)
        if self._verified is None or self._verified[0] != asked:
            manifest = self._sender.read(manifest_address(snapshot), "*/*").content
            signature = self._sender.read(signature_address(snapshot), "*/*").content
            verified = verify_manifest(snapshot, manifest, signature, keys)
            # The log is read last: it has what was published when the manifest was read.
            log = follow_log(self._read_log(), keys, memory, require_fresh=require_fresh)
            if log is not None:
                log.demand_published(snapshot, manifest)
            self._verified = (asked, verified)
        return self._verified[1]

    def _read_log(self) -> bytes | None:
        try:
            return self._sender.read(LOG_ADDRESS, "*/*").content
        except ApiError as error:
            if error.status == httpx.codes.NOT_FOUND:
                return None
            raise
