"""The tables of a server as Spark loads them by Delta Sharing."""

import os
from glob import glob

import delta_sharing
from pyspark.sql import DataFrame, SparkSession
from questions import Question, answer_all

# Spark asks three times in seven seconds, whatever Retry-After says.
SETTINGS = {
    "spark.jars": ",".join(sorted(glob(os.path.join(os.environ["SHARING_JARS"], "*.jar")))),
    "spark.delta.sharing.network.numRetries": "6",
    "spark.driver.memory": "1g",
    "spark.driver.host": "127.0.0.1",
    "spark.driver.bindAddress": "127.0.0.1",
    "spark.ui.enabled": "false",
    "spark.sql.shuffle.partitions": "2",
    "spark.sql.codegen.wholeStage": "false",
    "spark.sql.codegen.factoryMode": "NO_CODEGEN",
    "spark.sql.session.timeZone": "UTC",
}


def start_spark() -> SparkSession:
    builder = SparkSession.builder.master("local[2]").appName("sharing")
    for name, value in SETTINGS.items():
        builder = builder.config(name, value)
    session = builder.getOrCreate()
    session.sparkContext.setLogLevel("ERROR")
    return session


session = start_spark()


def collect(frame: DataFrame, sql: str) -> list[list[str | None]]:
    frame.createOrReplaceTempView("shared")
    return [list(row) for row in session.sql(sql.replace("{table}", "shared")).collect()]


def read_rows(question: Question) -> list[list[str | None]]:
    frame = delta_sharing.load_as_spark(
        question["table"], version=question.get("version"), timestamp=question.get("timestamp")
    )
    return collect(frame, question["sql"])


def read_changes(question: Question) -> list[list[str | None]]:
    frame = delta_sharing.load_table_changes_as_spark(question["table"], **question["between"])
    return collect(frame, question["sql"])


if __name__ == "__main__":
    answer_all({"rows": read_rows, "changes": read_changes})
    session.stop()
