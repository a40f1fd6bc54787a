# Generated from the declarations by `make gen`: do not edit.
"""Statements of SQL and exports. Made from `posting_async` by `make gen`: do not edit."""

from __future__ import annotations

from time import sleep
from collections.abc import Mapping, Sequence
from pathlib import Path

from ._sync_gen import Sender
from .bulk import Download, default_folder
from ._downloads_gen import fetch
from .exports import (
    LARGEST_PAGE,
    LOOK_AGAIN,
    Export,
    ExportDetail,
    ExportFormat,
    ExportValue,
    address_of,
    find_file,
    join_pages,
    page_query,
    pages_to_read,
    read_export,
    read_exports,
    write_request,
)
from .retry import Retry, logger
from .sql import SqlAnswer, SqlValue, read_answer, write_statement
from .wire import Call, Day, Operation


class PostingCalls:
    """The calls that send a body: statements of SQL, and exports."""

    _sender: Sender
    _retry: Retry

    def sql(
        self,
        sql: str,
        parameters: Mapping[str, SqlValue] | Sequence[SqlValue] | None = None,
        *,
        as_of: Day | None = None,
        snapshot: str | None = None,
    ) -> SqlAnswer:
        """Run one SELECT of DuckDB over the published tables of a snapshot.

        The operator must have turned SQL on, and the key needs the scope ``sql`` besides those of the datasets that the
        statement reads.

        Args:
            sql: One SELECT.
            parameters: Values for ``$name`` by name, or for ``?`` in their order.
            as_of: From the newest snapshot published by the end of this day (UTC).
            snapshot: From this snapshot.

        Raises:
            ApiError: ``error_data["sql"]`` says what is wrong with a statement; an answer is whole or an error. One that
                takes too much time (``too_much_time``) is not sent again.
        """
        operation = Operation("/v1/sql")
        address = Call(operation, {}, {"as_of": as_of, "snapshot": snapshot}).address()
        return read_answer(self._sender.post(address, write_statement(sql, parameters), is_heavy=True))

    def start_export(
        self, endpoint: str, parameters: Mapping[str, ExportValue], format: ExportFormat = "csv"
    ) -> ExportDetail:
        """Ask for an export, which the server makes in the background; ``export`` also waits and downloads it.

        The operator must have turned exports on, and the key needs the scope ``bulk`` besides that of the dataset.

        Args:
            endpoint: Path or id of an endpoint, such as /v1/fund/{cnpj}/portfolio or fund_portfolio.
            parameters: Its parameters by name: a value, several, or for ``date`` the months {"from": ..., "to": ...}.
            format: Format of the file.

        Raises:
            ApiError: ``concurrency`` with status 429: the key has as many exports as it may have.
        """
        # A key can have too many exports for hours: the caller hears of it at once.
        return read_export(self._sender.post("/v1/exports", write_request(endpoint, parameters, format), is_patient=False))

    def read_export(self, id: str, page: int = 0, page_size: int | None = None) -> ExportDetail:
        """Read how far an export is, and a page of the parts that are missing in it.

        Args:
            id: Id of the export.
            page: Which page of ``errors`` and ``incomplete``, counted from 0.
            page_size: The most parts of a page, 1,000 at most; the server decides if it is not given.
        """
        address = address_of(id) + page_query(page, page_size)
        return read_export(self._sender.read(address, "application/json"))

    def list_exports(self) -> list[Export]:
        """List the exports of the key."""
        return read_exports(self._sender.read("/v1/exports", "application/json"))

    def export(
        self,
        endpoint: str,
        parameters: Mapping[str, ExportValue],
        format: ExportFormat = "csv",
        *,
        folder: Path | None = None,
        look_again: float = LOOK_AGAIN,
    ) -> tuple[Path, ExportDetail]:
        """Ask for an export, wait until it is made, and download its file, checked by its sha256.

        The file is in ``folder`` under its hash; a broken download continues. ``errors`` and ``incomplete`` of the
        export say which parts it lacks: look at them before you add up.

        Args:
            endpoint: As for ``start_export``, as are ``parameters`` and ``format``.
            folder: Where the file is kept; without it ``brazilian-market-data`` in the user's cache.
            look_again: Seconds between two looks at the export.

        Raises:
            ExportFailed: There is no file; the message says why.
            UnsafeAnswerError: The server names a file of another export, or sends more than it names.
            ApiError: As for ``start_export``.
        """
        export = self.start_export(endpoint, parameters, format)
        while (file := find_file(export, format)) is None:
            logger.info("export %s: %s of %s parts are made", export["id"], export.get("parts_done"), export.get("parts"))
            sleep(look_again)
            export = self.read_export(export["id"])
        pages = [self.read_export(export["id"], page, LARGEST_PAGE) for page in pages_to_read(export)]
        export = join_pages(export, pages)
        return fetch(Download(file, folder or default_folder()), self._sender, self._retry), export
