"""Answers questions about tables: one JSON array on the standard input, one on the standard output.

A question names what is asked, the folder of a table, and its version where that matters. An answer that the engine
refuses is an object with its `error`, so that one refusal does not end the others.
"""

import json
import os
import sys
import time
from collections.abc import Callable, Mapping
from typing import Any

Question = dict[str, Any]


def answer_all(kinds: Mapping[str, Callable[[Question], Any]]) -> None:
    # Engines print warnings: only the answers go to the place of the standard output.
    answers_to = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    answers = []
    for question in json.load(sys.stdin):
        began = time.monotonic()
        try:
            answers.append(kinds[question["ask"]](question))
        except Exception as error:  # noqa: BLE001: the classes of the engines have no base in common
            answers.append({"error": f"{type(error).__name__}: {error}"})
        print(f"{time.monotonic() - began:6.2f} s  {question['ask']} {question['table']}", file=sys.stderr, flush=True)
    json.dump(answers, answers_to)
    answers_to.close()
