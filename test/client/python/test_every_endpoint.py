"""Every endpoint, asked with each example of the OpenAPI document."""

from __future__ import annotations

import inspect
from itertools import islice
from typing import Any, get_args, get_type_hints

import httpx
import pytest

import brazilian_market_data._client_gen as module
from brazilian_market_data import AsyncClient, Client, ListQuery, PagedQuery, Query, TextQuery
from brazilian_market_data.frames import read_table
from brazilian_market_data.wire import PAGE_SIZE, Operation
from conftest import URL
from helpers import as_sent, find_fault, numbers_as_text

DOCUMENT = httpx.get(f"{URL}/openapi.json").json()
METHODS = {value.path: name.lower() for name, value in vars(module).items() if isinstance(value, Operation)}


def list_examples() -> list[Any]:
    examples = []
    for path, method in METHODS.items():
        parameters = DOCUMENT["paths"][path]["get"].get("parameters", [])
        names = sorted({name for parameter in parameters for name in parameter.get("examples", {})})
        for example in names or ["only"]:
            asked = {
                parameter["name"]: parameter["examples"][example]["value"]
                for parameter in parameters
                # All rows are read anyway, and fewer pages are faster.
                if example in parameter.get("examples", {}) and parameter["name"] not in {"page", "page_size"}
            }
            # A document about the service has no examples of whole requests.
            for parameter in parameters:
                if parameter.get("required") and parameter["name"] not in asked:
                    asked[parameter["name"]] = parameter["schema"]["examples"][0]
            examples.append(pytest.param(method, asked, id=f"{method} {example}"))
    return examples


def ask(client: Client, method: str, asked: dict[str, Any]) -> Query[Any]:
    of_method = getattr(client, method)
    known = inspect.signature(of_method).parameters
    ranges = {name: str(value) for name, value in asked.items() if name not in known and f"{name}_" not in known}
    plain = {name if name in known else f"{name}_": value for name, value in asked.items() if name not in ranges}
    query = of_method(**plain, **({"ranges": ranges} if ranges else {}))
    assert isinstance(query, Query)
    return query


def declared(method: str) -> tuple[Any, ...]:
    return get_args(get_type_hints(getattr(Client, method))["return"])


#: How the texts begin that are no XML; JSON of another media type is a text too.
STARTS = {
    **dict.fromkeys(("llms", "llms_full"), "# "),
    "log_checkpoint": "market-data/manifests\n",
    **dict.fromkeys(("public_keys", "dcat_catalogue", "api_catalogue", "row_schema", "croissant"), "{"),
}

#: The calls of the endpoints that are no queries: a file, and what is sent in a body (test_posting.py).
CALLS = {
    "/v1/bulk/{dataset}/{partition}": "download",
    "/v1/exports": "start_export",
    "/v1/exports/{id}": "read_export",
    "/v1/exports/{id}/file": "export",
    "/v1/sql": "sql",
}


def test_every_endpoint_is_a_method_of_both_clients() -> None:
    # Subscriptions have no methods: they are made once, and their events go to an address.
    paths = {path for path in DOCUMENT["paths"] if not path.startswith("/v1/subscriptions")}
    assert METHODS.keys() | CALLS.keys() == paths
    assert METHODS.keys().isdisjoint(CALLS)
    for method in [*METHODS.values(), *CALLS.values(), "list_exports"]:
        assert inspect.signature(getattr(Client, method)).parameters == (
            inspect.signature(getattr(AsyncClient, method)).parameters
        )


@pytest.mark.parametrize(("method", "asked"), list_examples())
def test_the_body_has_its_declared_type_and_every_digit(client: Client, method: str, asked: dict[str, Any]) -> None:
    query = ask(client, method, asked)
    if isinstance(query, TextQuery):
        assert query.get().body.startswith(STARTS.get(method, "<?xml"))
        return
    body = query.get().body
    sent = client._http.get(query._call.address(), headers={"accept": "application/json"})

    # The document has more than its declared version.
    checked = {"openapi": body["openapi"]} if method in {"openapi", "openapi_pt"} else body
    assert find_fault(checked, declared(method)[0], is_whole="fields" not in asked) is None
    # How the service is, and what a key is used for, differs from one request to the next.
    if method not in {"healthz", "readyz", "status", "key_use"}:
        assert numbers_as_text(body) == as_sent(sent.content)


@pytest.mark.parametrize(("method", "asked"), list_examples())
def test_the_rows_have_their_declared_type_and_are_those_of_arrow(
    client: Client, method: str, asked: dict[str, Any]
) -> None:
    query = ask(client, method, asked)
    if not isinstance(query, ListQuery):
        pytest.skip("a single object")
    # The list of funds has tens of thousands.
    rows = list(islice(query.rows(skip_item_errors=True), PAGE_SIZE))
    whole = ask(client, method, {**asked, "page_size": PAGE_SIZE} if isinstance(query, PagedQuery) else asked)
    table = read_table(whole.read("arrow").body)

    for row in rows:
        assert find_fault(row, declared(method)[1], is_whole="fields" not in asked) is None
    assert table.num_rows == len(rows)
    for name in rows[0].keys() & set(table.column_names) if rows else ():
        kind = str(table.schema.field(name).type)
        if kind.startswith("decimal"):
            assert table[name].to_pylist() == [row[name] for row in rows]


@pytest.mark.parametrize("method", sorted(METHODS.values()))
def test_pages_have_the_same_rows_as_one_page(client: Client, method: str) -> None:
    example = next(one for one in list_examples() if one.values[0] == method)
    asked = example.values[1]
    query = ask(client, method, asked)
    if not isinstance(query, PagedQuery):
        pytest.skip("no pages")

    rows = list(islice(query.rows(skip_item_errors=True), 301))
    if len(rows) > 300:
        pytest.skip("many requests for one fact")
    in_pages = ask(client, method, {**asked, "page_size": max(1, len(rows) // 3)})
    assert isinstance(in_pages, PagedQuery)

    assert list(in_pages.rows(skip_item_errors=True)) == rows
    assert sum(len(page.body["data"]) for page in in_pages.pages() if isinstance(page.body["data"], list)) in {
        len(rows),
        0,
    }
