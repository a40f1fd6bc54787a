"""Tables to compute with, and exact ones."""

from __future__ import annotations

import asyncio
from datetime import date
from decimal import Decimal

import numpy
import pandas
import pyarrow
import pytest

from brazilian_market_data import AsyncClient, Client
from brazilian_market_data.frames import to_exact_pandas, to_pandas
from conftest import KEY, URL

#: Of many digits, so that a cast by arithmetic would be off by a bit.
DECIMALS = [
    Decimal("84935606.4012345678"),
    Decimal("123456789012345678.9012345678"),
    Decimal("-0.0000000001"),
    Decimal("9007199254740993.0000000001"),
    None,
]


def test_a_column_of_an_answer_can_be_divided(client: Client) -> None:
    frame = client.statistic("bcb-3698").to_pandas()

    change = frame["value"].pct_change()

    assert frame["value"].dtype == numpy.float64
    assert frame["end_date"].dtype.kind == "M"
    assert len(change) > 100 and change.notna().sum() == len(change) - 1
    assert change.dropna().between(-0.5, 0.5).all()


def test_the_asynchronous_client_gives_both_kinds_too(client: Client) -> None:
    async def read() -> tuple[pandas.DataFrame, pandas.DataFrame]:
        async with AsyncClient(KEY, URL) as other:
            query = other.statistic("bcb-3698")
            return await query.to_pandas(), await query.to_pandas(exact=True)

    frame, exact = asyncio.run(read())

    pandas.testing.assert_frame_equal(frame, client.statistic("bcb-3698").to_pandas())
    assert [float(value) for value in exact["value"]] == frame["value"].tolist()
    assert isinstance(exact["value"].iloc[0], Decimal)


def test_floats_are_the_nearest_ones_and_days_are_datetimes() -> None:
    table = pyarrow.table(
        {
            "value": pyarrow.array(DECIMALS, pyarrow.decimal128(28, 10)),
            "day": pyarrow.array([date(2025, 10, 31), None, date(1600, 1, 1), date(2999, 12, 31), date(2025, 1, 1)]),
            "whole": pyarrow.array([1, 2, 3, 4, 2**53 + 1]),
            "gaps": pyarrow.array([1, None, 3, 4, 2**53 + 1]),
            "flag": pyarrow.array([True, None, False, True, True]),
            "name": ["a", "b", "", None, "e"],
        }
    )

    frame = to_pandas(table)

    assert [None if pandas.isna(value) else value for value in frame["value"]] == [
        None if value is None else float(value) for value in DECIMALS
    ]
    assert frame["value"].dtype == numpy.float64
    assert frame["day"].dtype.kind == "M"
    assert frame["day"].dt.year.tolist()[2:4] == [1600, 2999]
    assert frame["whole"].dtype == numpy.int64 and frame["whole"].tolist()[-1] == 2**53 + 1
    assert frame["gaps"].dtype == pandas.Int64Dtype() and frame["gaps"].tolist()[-1] == 2**53 + 1
    assert frame["flag"].dtype == pandas.BooleanDtype()
    assert frame["name"].tolist()[:3] == ["a", "b", ""]
    assert list(frame.columns) == table.column_names


def test_exact_frames_keep_every_digit() -> None:
    table = pyarrow.table({"value": pyarrow.array(DECIMALS, pyarrow.decimal128(28, 10))})

    assert to_exact_pandas(table)["value"].tolist()[:4] == DECIMALS[:4]


@pytest.mark.parametrize("rows", [0, 3])
def test_a_frame_without_rows_has_the_same_types(rows: int) -> None:
    table = pyarrow.table({"value": pyarrow.array([Decimal("1.5")] * rows, pyarrow.decimal128(9, 2))})

    assert to_pandas(table)["value"].dtype == numpy.float64
