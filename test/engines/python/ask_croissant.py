"""What the validator and reader of Croissant say of a description: its faults, and the rows of a record set.

It downloads without a key, so `files` gives each file of the distribution as one on this disk.
"""

import json
import sys
from typing import Any

import mlcroissant as mlc


def main() -> None:
    question: dict[str, Any] = json.load(sys.stdin)
    dataset = mlc.Dataset(jsonld=question["document"], mapping=question["files"])
    issues = dataset.metadata.issues
    records = list(dataset.records(record_set=question["recordSet"]))
    first = {name: repr(value) for name, value in records[0].items()} if records else {}
    json.dump(
        {
            "errors": sorted(issues.errors),
            "warnings": sorted(issues.warnings),
            "recordSets": [each.uuid for each in dataset.metadata.record_sets],
            "rows": len(records),
            "first": first,
        },
        sys.stdout,
    )


main()
