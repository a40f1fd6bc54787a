"""The tables of a server as the reader of Delta Sharing for pandas loads them, and a profile as its client reads it."""

import warnings
from typing import Any

import delta_sharing
import pandas as pd
from questions import Question, answer_all

# The reader joins frames of which one has a column without any value.
warnings.simplefilter("ignore", FutureWarning)


def list_tables(question: Question) -> list[str]:
    client = delta_sharing.SharingClient(question["table"])
    return [f"{table.share}.{table.schema}.{table.name}" for table in client.list_all_tables()]


def load(question: Question) -> pd.DataFrame:
    return delta_sharing.load_as_pandas(
        question["table"],
        version=question.get("version"),
        limit=question.get("limit"),
        jsonPredicateHints=question.get("hint"),
    )


def find_facts(question: Question) -> list[str | None]:
    """The row of `facts.ts`: how many rows, then of each column its known values and what its kind has."""
    frame = load(question)
    row: list[str | None] = [str(len(frame))]
    for column in question["columns"]:
        values = [value for value in frame[column["name"]] if is_known(value)]
        row += [str(len(values)), *describe(values, column["type"])]
    return row


def is_known(value: Any) -> bool:
    return hasattr(value, "__len__") or not pd.isna(value)


def describe(values: list[Any], kind: str) -> list[str | None]:
    if kind.endswith("[]"):
        return [str(sum(len(value) for value in values))]
    if kind.startswith("DECIMAL"):
        return [str(sum(values)) if values else None]
    if kind in ("TINYINT", "SMALLINT", "INTEGER", "BIGINT"):
        return [str(sum(int(value) for value in values))]
    if kind == "DATE":
        return [str(min(values)), str(max(values))] if values else [None, None]
    if kind == "VARCHAR":
        return [str(len(set(values))), str(sum(len(value.encode()) for value in values))]
    return [str(sum(1 for value in values if value))] if kind == "BOOLEAN" else []


def count_by(question: Question) -> dict[str, int]:
    frame = load(question)
    return {str(value): int(count) for value, count in frame[question["column"]].value_counts().items()}


def count_changes(question: Question) -> dict[str, int]:
    frame = delta_sharing.load_table_changes_as_pandas(question["table"], **question["between"])
    counts = frame.groupby(["_change_type", "_commit_version"]).size()
    return {f"{kind} {version}": int(count) for (kind, version), count in counts.items()}


if __name__ == "__main__":
    answer_all({"tables": list_tables, "facts": find_facts, "count-by": count_by, "changes": count_changes})
