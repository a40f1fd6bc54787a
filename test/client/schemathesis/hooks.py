"""What the document of the API cannot say of a request, by name, and what `fields` does to an answer.

Schemathesis sends what the document allows. A refusal of that is a fault of the document or of the server, unless it is
one of those below: they depend on two parameters at once, on arithmetic, or on what there is.
"""

from __future__ import annotations

import itertools
import re
import zlib
from typing import Any

import requests
import schemathesis

REFUSALS = {
    "a day that the calendar does not have": r"^A date is written .* must exist in the calendar\.$",
    "an instant that there is not": r"^An instant is written ",
    "digits and decimals of a number, of which JSON knows nothing": (
        r"^Use a (whole )?number (of up to|from) |^An amount has up to "
    ),
    "check digits": r"^The check digits of .* are wrong",
    "names that registers give": (
        r"^(A CNPJ has 14 characters|An asset is named by|A company is named by|An issuer is named by|Compare with a fund"
        r"|An index is written|Use the CNPJ of the party)"
    ),
    "a word of a name": r"^Use a (CNPJ or a )?code( at CVM)?, or at least one word",
    "values of a list, none of them empty": r"^Too small: expected string to have >=1 characters$",
    "a name that is none of those in the data": r"^No class is registered with ",
    "a column of this answer": r"^There is no column ",
    "an endpoint, and what it needs": r"^There is no endpoint |needs it: give a value|^The list is empty|^Only date takes from",
    "a cursor of an earlier answer": r"^This is no cursor",
    "a key of the client's own, which the document describes in words": r"^Idempotency-Key: send one text of at most 200",
    "a statement that DuckDB runs": r"^DuckDB cannot run this statement",
    "an item with its weight": r"^Write each (item|haircut) as ",
    "two ends in their order": r"^(The day in from is later than|Name an earlier month than date in with|\w+ is more than \w+: swap them)",
    "a sign of decimals that only a CSV has": r"^Only a CSV has decimal commas",
    "one of two parameters": r"^Use manager or administrator, not both",
    "a parameter that another one needs": (
        r"^(Name a ticker|Say what to compare with|An asset has many paths|Only group_by=fund can be indirect"
        r"|Reports say what funds have by themselves|role, kind and grouping say which leaves)"
    ),
    "lines of rows that are computed": (
        r"^(These rows are computed and not each read from a line|The line of a version is in the snapshots that have it)"
    ),
    "a column of the rows that other parameters choose": (
        r"^(The rows of this request have no |With(out)? aggregate(=\w+)? a row has no |Rows of that group do not have that column)"
    ),
    "as many parameters as a request may have": r"^A request has at most 100 parameters",
    "an address that is not too long as a whole": r"^The address and the headers together are longer",
    "more of the above": r"^\d+ more of the parameters are wrong",
}


#: A selection of columns for each operation that takes one, as the document gives it.
SELECTED: dict[str, str] = {}
#: The examples of each operation: values by parameter, those of the path and those of the query.
EXAMPLES: dict[str, list[dict[str, dict[str, Any]]]] = {}
#: With these an answer comes from a snapshot that a drawn name does not have.
SELECTORS = ("as_of", "snapshot", "min_snapshot")


@schemathesis.hook
def before_load_schema(_ctx: Any, raw_schema: dict[str, Any]) -> None:
    """Rows of an answer to `fields` lack columns that the document requires of whole rows: a check of its own asks so."""
    for path, methods in raw_schema["paths"].items():
        for method, operation in methods.items():
            label = f"{method.upper()} {path}"
            examples: dict[str, dict[str, dict[str, Any]]] = {}
            for parameter in operation.get("parameters", []):
                if parameter.get("name") == "fields":
                    SELECTED[label] = parameter["schema"]["examples"][0]
                for name, example in parameter.get("examples", {}).items():
                    values = examples.setdefault(name, {"path": {}, "query": {}})
                    values[parameter["in"]][parameter["name"]] = example["value"]
            EXAMPLES[label] = list(examples.values())
            if "parameters" in operation:
                operation["parameters"] = [each for each in operation["parameters"] if each.get("name") != "fields"]


@schemathesis.hook
def map_case(_ctx: Any, case: Any) -> Any:
    """Draws of names and days name nothing that there is: three of four requests ask for what an example asks for.

    One of these has the parameters of the example alone, and the others what was drawn for the rest.
    """
    examples = EXAMPLES.get(case.operation.label, [])
    if case.meta is None or not case.meta.generation.mode.is_positive or case.meta.phase.name.value == "coverage":
        return case
    drawn = zlib.crc32(repr((case.path_parameters, case.query)).encode("utf-8", "surrogatepass"))
    if not examples or drawn % 4 == 0:
        return case
    example = examples[drawn // 4 % len(examples)]
    kept = {} if drawn % 4 == 1 else {name: each for name, each in case.query.items() if name not in SELECTORS}
    case.path_parameters.update(example["path"])
    case.query = {**kept, **example["query"]}
    return case


ADDRESSES = itertools.count(1)


@schemathesis.hook
def before_call(_ctx: Any, case: Any, _kwargs: dict[str, Any]) -> None:
    """Many requests without a key from one address are refused as such (429), which says nothing of the key."""
    at = next(ADDRESSES)
    case.headers["X-Forwarded-For"] = f"10.{at >> 16 & 255}.{at >> 8 & 255}.{at & 255}"


@schemathesis.check
def is_refused_by_name(_ctx: Any, response: Any, case: Any) -> None:
    """A request that the document allows is refused only for a reason that it cannot say."""
    if response.status_code != 400 or case.meta is None or not case.meta.generation.mode.is_positive:
        return
    said = response.json()["error_data"]
    messages = [*said["formErrors"], *(each for faults in said["fieldErrors"].values() for each in faults)]
    unnamed = [each for each in messages if not any(re.search(form, each) for form in REFUSALS.values())]
    assert not unnamed, f"the document allows what is refused: {unnamed}"


@schemathesis.check
class KeepsToSelectedColumns:
    """An answer to `fields` has the values of the whole answer, without the other columns."""

    def __init__(self) -> None:
        self.asked: set[str] = set()

    def after_response(self, _ctx: Any, response: Any, case: Any) -> None:
        label = case.operation.label
        names = SELECTED.get(label)
        is_json = response.headers.get("content-type", [""])[0].startswith("application/json")
        if names is None or label in self.asked or response.status_code != 200 or not is_json:
            return
        if case.meta is None or not case.meta.generation.mode.is_positive or case.method.upper() != "GET":
            return
        self.asked.add(label)
        request = response.request
        separator = "&" if "?" in request.url else "?"
        headers = {name: value for name, value in request.headers.items() if name.lower() != "if-none-match"}
        selected = requests.get(f"{request.url}{separator}fields={names}", headers=headers, timeout=120)
        assert selected.status_code == 200, f"fields={names}: {selected.text[:300]}"
        assert is_part(selected.json(), response.json(), set(names.split(","))), f"fields={names} changes values"


def is_part(chosen: Any, whole: Any, names: set[str]) -> bool:
    """True if all that is chosen is in the whole with the same value; `next` repeats the parameters."""
    if isinstance(chosen, dict) and isinstance(whole, dict):
        return all(
            name in names or name == "next" if name not in whole or name == "next" else is_part(value, whole[name], names)
            for name, value in chosen.items()
        )
    if isinstance(chosen, list) and isinstance(whole, list):
        return len(chosen) == len(whole) and all(is_part(*pair, names) for pair in zip(chosen, whole))
    return bool(chosen == whole)
