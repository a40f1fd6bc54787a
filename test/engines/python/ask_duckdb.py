"""A remote database as DuckDB attaches it with its extension httpfs, and the tables of a lake by its extension delta.

The extensions are packages of the same version, so that nothing is downloaded when they are used. All questions about one
database share a connection, as a person does who attaches it once.
"""

import importlib.util
from functools import cache
from pathlib import Path
from typing import Any

import duckdb
from questions import Question, answer_all


def find_extension(name: str) -> str:
    package = importlib.util.find_spec(f"duckdb_extension_{name}")
    if package is None or package.origin is None:
        raise ImportError(f"the package of the extension {name} is not installed")
    return str(next(Path(package.origin).parent.glob(f"extensions/*/{name}.duckdb_extension")))


@cache
def connect() -> duckdb.DuckDBPyConnection:
    settings = {"autoinstall_known_extensions": "false", "autoload_known_extensions": "false", "threads": "2"}
    connection = duckdb.connect(config=settings)
    for name in ("httpfs", "delta"):
        connection.execute(f"LOAD '{find_extension(name)}'")
    return connection


def run(question: Question) -> list[list[str | None]]:
    """Runs a statement; every value becomes text."""
    result = connect().execute(question["sql"].replace("{table}", question["table"]))
    rows = result.fetchall() if result.description is not None else []
    return [[None if value is None else str(value) for value in row] for row in rows]


def scan(question: Question) -> list[list[str | None]]:
    version = "" if question.get("version") is None else f", version => {question['version']}"
    scanned = f"delta_scan('{question['table']}'{version})"
    rows: list[Any] = connect().execute(question["sql"].replace("{table}", scanned)).fetchall()
    return [[None if value is None else str(value) for value in row] for row in rows]


if __name__ == "__main__":
    answer_all({"run": run, "rows": scan})
