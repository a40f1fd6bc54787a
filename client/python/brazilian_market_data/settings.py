"""What a client takes where its caller names nothing."""

from __future__ import annotations

import os
import re

import httpx

from ._tables_gen import MAIN_TABLES
from .types_gen import DatasetId

#: A heavy request waits for its turn on the server, which ends it itself after a while.
DEFAULT_TIMEOUT = httpx.Timeout(120.0, connect=10.0)


def choose_key(key: str | None) -> str:
    chosen = key or os.environ.get("MARKET_DATA_KEY")
    if not chosen:
        raise ValueError("There is no key of the API: give one to the client, or set the variable MARKET_DATA_KEY.")
    if not re.fullmatch(r"[!-~]+", chosen):
        raise ValueError("The key of the API has a space, a line end or another character that no key has.")
    return chosen


def choose_base_url(base_url: str | None) -> str:
    # The last one is where `make demo` serves.
    return base_url or os.environ.get("MARKET_DATA_URL") or "http://localhost:8080"


def choose_table(dataset: DatasetId, table: str | None) -> str:
    chosen = table or MAIN_TABLES.get(dataset)
    if chosen is None:
        raise LookupError(f"There is no dataset {dataset}. The datasets are {', '.join(MAIN_TABLES)}.")
    return chosen
