"""Reads the newest version of a table again and again until the standard input ends; one line of JSON a reading."""

import json
import select
import sys

from deltalake import DeltaTable, QueryBuilder

SQL = "SELECT CAST(count(id) AS VARCHAR), CAST(sum(final_position_value) AS VARCHAR) FROM asked"

while not select.select([sys.stdin], [], [], 0)[0]:
    table = DeltaTable(sys.argv[1])
    result = QueryBuilder().register("asked", table).execute(SQL).read_all()
    rows, value = (column.to_pylist()[0] for column in result.columns)
    seen = {"version": table.version(), "rows": rows, "sum": value}
    print(json.dumps(seen), flush=True)
