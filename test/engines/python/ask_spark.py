"""The tables as Spark reads them, with two worker processes."""

import os
import signal
import time
from concurrent.futures import ThreadPoolExecutor
from decimal import Decimal
from typing import Any

from pyspark.sql import DataFrame
from questions import Question, answer_all
from spark_cluster import read_status, start_cluster

session = start_cluster()


def name_table(question: Question) -> str:
    at = "" if question.get("version") is None else f" VERSION AS OF {question['version']}"
    return f"(SELECT * FROM delta.`{question['table']}`{at})"


def run(question: Question) -> DataFrame:
    return session.sql(question["sql"].replace("{table}", name_table(question)))


def read_rows(question: Question) -> list[list[str | None]]:
    return [list(row) for row in run(question).collect()]


def join_rows(question: Question) -> list[list[str | None]]:
    """The tables of the statement by name: `{cvm_fund_class}` is that folder of the lake at its version."""
    sql = question["sql"]
    for name, version in question["versions"].items():
        folder = os.path.join(question["table"], name)
        sql = sql.replace(f"{{{name}}}", name_table({"table": folder, "version": version}))
    return [list(row) for row in session.sql(sql).collect()]


def read_schema(question: Question) -> list[dict[str, str | None]]:
    fields = session.sql(f"SELECT * FROM {name_table(question)}").schema.fields
    return [
        {"name": field.name, "type": field.dataType.simpleString(), "comment": field.metadata.get("comment")}
        for field in fields
    ]


def read_history(question: Question) -> list[list[object]]:
    rows = session.sql(f"DESCRIBE HISTORY delta.`{question['table']}`").collect()
    return sorted([row["version"], row["userMetadata"]] for row in rows)


def count_files_read(question: Question) -> dict[str, str]:
    """The metrics of the scan, as the status API has them once the statement has ended."""
    known = {each["id"] for each in read_status(session, "sql?length=100000")}
    rows = read_rows(question)
    for _ in range(100):
        ended = [each for each in read_status(session, "sql?details=true&length=100000") if each["id"] not in known]
        metrics = {
            metric["name"]: metric["value"]
            for each in ended
            if each["status"] == "COMPLETED"
            for node in each["nodes"]
            if node["nodeName"].startswith("Scan parquet")
            for metric in node["metrics"]
        }
        if "number of files read" in metrics:
            return {"rows": str(rows[0][0]), "files": metrics["number of files read"]}
        time.sleep(0.1)
    raise TimeoutError("the status API has no metrics of the scan")


def find_executor(_: object) -> list[tuple[int, int]]:
    """In a worker: the process of Python, and that of the executor which started its parent."""
    with open(f"/proc/{os.getppid()}/stat", encoding="utf-8") as text:
        return [(os.getpid(), int(text.read().rpartition(")")[2].split()[1]))]


def sum_slowly(rows: Any) -> list[tuple[Decimal, int]]:
    values = [row[0] for row in rows if row[0] is not None]
    time.sleep(1.5)
    [(_, executor)] = find_executor(None)
    return [(sum(values, Decimal(0)), executor)]


def sum_on_workers(question: Question, kill: bool) -> dict[str, object]:
    parts = run(question).repartition(8).rdd.mapPartitions(sum_slowly)
    first = session.sparkContext.parallelize(range(8), 8)
    executors = sorted({jvm for _, jvm in first.mapPartitions(lambda _: (time.sleep(0.5), find_executor(None))[1]).collect()})
    with ThreadPoolExecutor(1) as pool:
        job = pool.submit(parts.collect)
        if kill:
            wait_for_tasks(2)
            os.kill(executors[0], signal.SIGKILL)
        sums = job.result(timeout=240)
    return {
        "executors": len(executors),
        "sum": str(sum((each for each, _ in sums), Decimal(0))),
        "summed by": len({jvm for _, jvm in sums}),
    }


def wait_for_tasks(ended: int) -> None:
    """Waits until tasks of the slow stage have ended and others have not: the middle of the job."""
    for _ in range(600):
        slow = [each for each in read_status(session, "stages?status=active") if each["numTasks"] == 8]
        if any(each["numCompleteTasks"] >= ended for each in slow if each["numCompleteTasks"] < 8):
            return
        time.sleep(0.1)
    raise TimeoutError("no task of the job ended")


def lose_executor(question: Question) -> dict[str, object]:
    answer = sum_on_workers(question, kill=True)
    executors = [each for each in read_status(session, "allexecutors") if each["id"] != "driver"]
    return {**answer, "lost": sum(not each["isActive"] for each in executors)}


if __name__ == "__main__":
    answer_all(
        {
            "rows": read_rows,
            "join": join_rows,
            "schema": read_schema,
            "history": read_history,
            "files-read": count_files_read,
            "workers": lambda question: sum_on_workers(question, kill=False),
            "lost-executor": lose_executor,
        }
    )
    session.stop()
