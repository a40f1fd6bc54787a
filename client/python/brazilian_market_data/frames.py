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


def to_pandas(table: pyarrow.Table) -> pandas.DataFrame:
    """Make a frame whose columns stay Arrow's: without that, whole numbers with gaps would become floats."""
    import pandas

    return table.to_pandas(types_mapper=pandas.ArrowDtype)


def to_polars(table: pyarrow.Table) -> polars.DataFrame:
    """Make a frame of polars."""
    import polars

    frame = polars.from_arrow(table)
    assert isinstance(frame, polars.DataFrame)
    return frame
