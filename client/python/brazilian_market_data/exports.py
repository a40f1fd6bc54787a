"""Exports: one file with the rows of many requests, which the server makes in the background."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Literal, Union, cast

import httpx
from typing_extensions import TypeAlias, TypedDict

from .bulk import RemoteFile
from .errors import UnsafeAnswerError

ExportFormat: TypeAlias = Literal["csv", "ndjson", "arrow"]
#: A value of a parameter, several of them, or for ``date`` the months ``{"from": "2025-01", "to": "2025-12"}``.
ExportValue: TypeAlias = Union[str, int, bool, Sequence[Union[str, int, bool]], Mapping[str, str]]


class ExportError(TypedDict):
    """A part that has no answer; the others are in the file."""

    parameters: dict[str, str]
    code: str
    reason: str | None
    message: str


class ExportGap(TypedDict):
    """A part whose month lacks members."""

    parameters: dict[str, str]
    completeness: str


class Export(TypedDict):
    """How far an export is. ``done``, ``failed``, ``cut`` and ``expired`` are ends; ``message`` says why it failed."""

    id: str
    state: Literal["queued", "running", "done", "failed", "cut", "expired"]
    message: str | None
    endpoint: str
    parameters: dict[str, list[str]]
    format: ExportFormat
    snapshot: str
    created_at: str
    finished_at: str | None
    expires_at: str | None
    parts: int
    parts_done: int
    parts_failed: int
    parts_incomplete: int
    rows: int
    bytes: int
    sha256: str | None
    file: str | None


class ExportDetail(Export):
    """An export with a page of what is missing in its file."""

    errors: list[ExportError]
    incomplete: list[ExportGap]


class ExportFailed(Exception):
    """An export has no file: it failed, was cut, or its file has expired. ``export`` says all of it."""

    def __init__(self, export: ExportDetail) -> None:
        self.export = export
        super().__init__(f"The export {export['id']} is {export['state']}: {export['message'] or 'its file is deleted'}")


def write_request(endpoint: str, parameters: Mapping[str, ExportValue], format: ExportFormat) -> bytes:
    """Write the body of a request for an export."""
    plain = {name: value if isinstance(value, (str, int, Mapping)) else list(value) for name, value in parameters.items()}
    return json.dumps({"endpoint": endpoint, "parameters": plain, "format": format}).encode()


def read_export(response: httpx.Response) -> ExportDetail:
    """Read an export from an answer."""
    return cast(ExportDetail, response.json()["data"])


#: The most parts of a page.
LARGEST_PAGE = 1000
#: A hundred times the parts that an export may have, unless its operator allows more.
_MOST_PAGES = 1000


def page_query(page: int, page_size: int | None) -> str:
    """Write which page of the missing parts is asked for; the first one has no name on servers without pages."""
    asked = {"page": page or None, "page_size": page_size}
    query = "&".join(f"{name}={int(value)}" for name, value in asked.items() if value is not None)
    return f"?{query}" if query else ""


def pages_to_read(export: ExportDetail) -> range:
    """List the pages that have the missing parts of an export, if this page has not all of them."""
    # Servers before 0.4.0 have no pages and do not count these.
    counts = (export.get("parts_failed", 0), export.get("parts_incomplete", 0))
    if len(export.get("errors", ())) >= counts[0] and len(export.get("incomplete", ())) >= counts[1]:
        return range(0)
    pages = -(-max(counts) // LARGEST_PAGE)
    if pages > _MOST_PAGES:
        raise UnsafeAnswerError(f"The server says that {max(counts)} parts of the export {export['id']} are missing.")
    return range(pages)


def join_pages(export: ExportDetail, pages: Sequence[ExportDetail]) -> ExportDetail:
    """Put the missing parts of all pages into an export."""
    if not pages:
        return export
    errors = [error for page in pages for error in page["errors"]]
    return {**export, "errors": errors, "incomplete": [gap for page in pages for gap in page["incomplete"]]}


def read_exports(response: httpx.Response) -> list[Export]:
    """Read the exports of a list."""
    return cast("list[Export]", response.json()["data"])


def find_file(export: ExportDetail, format: ExportFormat) -> RemoteFile | None:
    """Find the file of an export in a format; None while it is made. Raises ExportFailed if there will be none."""
    if export["state"] in ("queued", "running"):
        return None
    path, sha256 = export["file"], export["sha256"]
    if path is None or sha256 is None:
        raise ExportFailed(export)
    if path != f"{address_of(export['id'])}/file" or export["format"] != format:
        raise UnsafeAnswerError(f"The server names {path!r} as the file of the export {export['id']} in {format}.")
    return RemoteFile(path, export["bytes"], sha256, format)


def address_of(export: str) -> str:
    """Write the address of an export."""
    return f"/v1/exports/{_demand_id(export)}"


def _demand_id(export: str) -> str:
    # An id with a slash would ask for another address.
    if not isinstance(export, str) or not re.fullmatch(r"[A-Za-z0-9_-]{1,64}", export):
        raise ValueError(f"{export!r} is no id of an export.")
    return export


#: Seconds between two looks at an export.
LOOK_AGAIN: float = 2.0
