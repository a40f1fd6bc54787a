"""The tables as delta-rs reads them, with the query engine that it brings."""

import json
import os

from deltalake import DeltaTable, QueryBuilder
from questions import Question, answer_all


def open_table(question: Question) -> DeltaTable:
    return DeltaTable(question["table"], version=question.get("version"))


def read_rows(question: Question) -> list[list[str | None]]:
    query = QueryBuilder().register("asked", open_table(question))
    result = query.execute(question["sql"].replace("{table}", "asked")).read_all()
    columns = [column.to_pylist() for column in result.columns]
    return [list(row) for row in zip(*columns)]


def read_schema(question: Question) -> list[dict[str, str | None]]:
    fields = json.loads(open_table(question).schema().to_json())["fields"]
    return [
        {
            "name": field["name"],
            "type": field["type"] if isinstance(field["type"], str) else field["type"]["type"],
            "comment": field["metadata"].get("comment"),
        }
        for field in fields
    ]


def read_history(question: Question) -> list[list[object]]:
    commits = open_table(question).history()
    return sorted([commit["version"], commit["userMetadata"]] for commit in commits)


def plan_files(question: Question) -> list[str]:
    column, value = question["where"]
    uris = open_table(question).file_uris(file_pruning_predicate=f"{column} = '{value}'")
    return sorted(os.path.relpath(uri, question["table"]) for uri in uris)


def delete_rows(question: Question) -> str:
    open_table(question).delete()
    return "deleted"


if __name__ == "__main__":
    answer_all(
        {"rows": read_rows, "schema": read_schema, "history": read_history, "files": plan_files, "delete": delete_rows}
    )
