"""Tables of Arrow, pandas and polars. Their packages are loaded only by those who use them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    import pandas
    import polars
    import pyarrow

FileFormat = Literal["json", "csv", "xml", "ndjson", "arrow", "xlsx"]


def read_table(content: bytes) -> pyarrow.Table:
    """Read a stream of Arrow."""
    import pyarrow

    return pyarrow.ipc.open_stream(content).read_all()


def join_tables(tables: list[pyarrow.Table]) -> pyarrow.Table:
    """Put the pages of one list behind each other."""
    import pyarrow

    return pyarrow.concat_tables(tables)


def to_exact_pandas(table: pyarrow.Table) -> pandas.DataFrame:
    """Make a frame whose columns stay Arrow's, so that decimals are exact."""
    import pandas

    return table.to_pandas(types_mapper=pandas.ArrowDtype)


def to_pandas(table: pyarrow.Table) -> pandas.DataFrame:
    """Make a frame to compute with: decimals become float64, days datetime64.

    Whole numbers stay whole, and flags flags: where some are absent, as Int64 and boolean, which have gaps.
    """
    import pandas
    import pyarrow

    columns = [_as_computable(column) for column in table.columns]
    frame = pyarrow.table(columns, names=table.column_names).to_pandas(date_as_object=False)
    with_gaps = {pyarrow.int64(): pandas.Int64Dtype(), pyarrow.bool_(): pandas.BooleanDtype()}
    for name, column in zip(table.column_names, columns):
        if column.null_count > 0 and column.type in with_gaps:
            frame[name] = column.to_pandas(types_mapper=with_gaps.get)
    return frame


def _as_computable(column: pyarrow.ChunkedArray) -> pyarrow.ChunkedArray:
    """Make the nearest double of each decimal, and room for what whole numbers add up to; other columns stay."""
    import pyarrow

    if pyarrow.types.is_decimal(column.type):
        # By its text, as Python does it: Arrow's own cast is off by a bit for many digits.
        return column.cast(pyarrow.string()).cast(pyarrow.float64())
    return column.cast(pyarrow.int64()) if pyarrow.types.is_integer(column.type) else column


def to_polars(table: pyarrow.Table) -> polars.DataFrame:
    """Make a frame of polars."""
    import polars

    frame = polars.from_arrow(table)
    assert isinstance(frame, polars.DataFrame)
    return frame
