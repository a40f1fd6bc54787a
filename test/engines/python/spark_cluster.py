"""A Spark with two worker processes of one core and 1 GiB each, and the jars of Delta in its class path."""

import json
import os
import urllib.request
from glob import glob
from typing import Any

from pyspark.sql import SparkSession

JARS = os.environ["DELTA_JARS"]


def start_cluster() -> SparkSession:
    settings = {
        "spark.jars": ",".join(sorted(glob(os.path.join(JARS, "*.jar")))),
        "spark.sql.extensions": "io.delta.sql.DeltaSparkSessionExtension",
        "spark.sql.catalog.spark_catalog": "org.apache.spark.sql.delta.catalog.DeltaCatalog",
        "spark.driver.memory": "1g",
        "spark.executor.memory": "1g",
        "spark.driver.host": "127.0.0.1",
        "spark.driver.bindAddress": "127.0.0.1",
        # The addresses of the status API, on a free port.
        "spark.ui.port": "0",
        "spark.ui.showConsoleProgress": "false",
        # The tables are small: Spark's and Delta's usual numbers of parts are for clusters of hundreds of cores.
        "spark.sql.shuffle.partitions": "2",
        "spark.sql.adaptive.enabled": "false",
        # Compiling Java for each of some hundred queries would take longer than their rows.
        "spark.sql.codegen.wholeStage": "false",
        "spark.sql.codegen.factoryMode": "NO_CODEGEN",
        "spark.databricks.delta.snapshotPartitions": "2",
        "spark.sql.ansi.enabled": "true",
        "spark.sql.session.timeZone": "UTC",
    }
    builder = SparkSession.builder.master("local-cluster[2,1,1024]").appName("engines")
    for name, value in settings.items():
        builder = builder.config(name, value)
    session = builder.getOrCreate()
    session.sparkContext.setLogLevel("ERROR")
    return session


def read_status(session: SparkSession, path: str) -> Any:
    """Reads the status API of the running application."""
    context = session.sparkContext
    address = f"{context.uiWebUrl}/api/v1/applications/{context.applicationId}/{path}"
    with urllib.request.urlopen(address, timeout=60) as answer:
        return json.load(answer)
