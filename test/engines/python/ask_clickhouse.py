"""The tables as ClickHouse reads them, in the process of chdb."""

import json
from typing import Any

import chdb
from questions import Question, answer_all

# Every number is quoted, and a decimal keeps the zeros at its end: its text is that of the other engines.
SETTINGS = (
    "max_threads = 2, output_format_decimal_trailing_zeros = 1,"
    " output_format_json_quote_decimals = 1, output_format_json_quote_64bit_integers = 1"
)


def run(question: Question, sql: str) -> Any:
    version = question.get("version")
    at = "" if version is None else f", delta_lake_snapshot_version = {version}"
    table = f"deltaLakeLocal('{question['table']}')"
    return chdb.query(f"{sql.replace('{table}', table)} SETTINGS {SETTINGS}{at}", "JSONCompactEachRow")


def read_rows(question: Question) -> list[list[str | None]]:
    return [json.loads(line) for line in str(run(question, question["sql"])).splitlines()]


def count_rows_read(question: Question) -> int:
    """The rows that were decoded, of all that the files have."""
    return int(run(question, question["sql"]).storage_rows_read())


def read_schema(question: Question) -> list[dict[str, str]]:
    lines = str(run(question, "DESCRIBE TABLE {table}")).splitlines()
    return [{"name": name, "type": kind} for name, kind, *_ in map(json.loads, lines)]


if __name__ == "__main__":
    answer_all({"rows": read_rows, "schema": read_schema, "rows-read": count_rows_read})
