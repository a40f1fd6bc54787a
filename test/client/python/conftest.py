"""A client of the server that test/client/python/package.test.ts serves: the bundled sample in two snapshots."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from brazilian_market_data import Client

URL = os.environ["MARKET_DATA_URL"]
KEY = os.environ["MARKET_DATA_KEY"]


@pytest.fixture(scope="session")
def client() -> Iterator[Client]:
    with Client(KEY, URL) as client:
        yield client
