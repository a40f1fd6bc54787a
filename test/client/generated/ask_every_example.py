"""Asks a server with the client that openapi-python-client has generated in the folder `generated`.

Each example of the OpenAPI document is asked for, in JSON, and its answer has to become an object of the generated types.
"""

from __future__ import annotations

import importlib
import inspect
import os
import pkgutil
from enum import Enum
from typing import Any, get_args, get_type_hints

import generated
import generated.api
import httpx
from generated.client import AuthenticatedClient

URL = os.environ["MARKET_DATA_URL"]
KEY = os.environ["MARKET_DATA_KEY"]


def import_all() -> dict[str, Any]:
    """Import every module; those that ask for something are given, by the name of their operation."""
    modules = [importlib.import_module(name) for _, name, _ in pkgutil.walk_packages(generated.__path__, "generated.")]
    asking = [module for module in modules if hasattr(module, "sync_detailed")]
    return {module.__name__.rsplit(".", 1)[1]: module for module in asking}


def convert(value: Any, hint: Any) -> Any:
    """Make the value of a parameter what its type wants: one of an enumeration, or the text of several of them."""
    kinds = get_args(hint) or (hint,)
    for kind in kinds:
        if isinstance(kind, type) and issubclass(kind, Enum):
            if str in kinds and "," in str(value):
                return value
            return kind(str(value).lower() if isinstance(value, bool) else value)
    return value


def list_questions(operation: dict[str, Any]) -> list[dict[str, Any]]:
    parameters = operation.get("parameters", [])
    names = sorted({name for parameter in parameters for name in parameter.get("examples", {})})
    return [
        {one["name"]: one["examples"][name]["value"] for one in parameters if name in one.get("examples", {})}
        for name in names or ["only"]
    ]


def ask(module: Any, asked: dict[str, Any], client: AuthenticatedClient) -> Any:
    hints = get_type_hints(module.sync_detailed)
    known = inspect.signature(module.sync_detailed).parameters
    given = {(name if name in known else f"{name}_"): value for name, value in asked.items()}
    values = {name: convert(value, hints[name]) for name, value in given.items() if name in known}
    if "provenance" in known:
        # The place that a row was read from is a type of its own; computed rows have none, and are refused with it.
        answer = module.sync_detailed(client=client, **{**values, "provenance": convert(True, hints["provenance"])})
        if answer.status_code == 200:
            return answer
    return module.sync_detailed(client=client, **values)


def main() -> None:
    document = httpx.get(f"{URL}/openapi.json").json()
    modules = import_all()
    client = AuthenticatedClient(base_url=URL, token=KEY, prefix="", auth_header_name="x-api-key")
    parsed = 0
    for path, operations in document["paths"].items():
        operation = operations["get"] if "get" in operations else {}
        body = operation.get("responses", {}).get("200", {}).get("content", {}).get("application/json", {})
        if path.startswith(("/v1/exports", "/v1/sql", "/v1/subscriptions")) or "schema" not in body:
            continue
        for asked in list_questions(operation):
            answer = ask(modules[operation["operationId"]], asked, client)
            assert answer.status_code == 200, (path, asked, answer.status_code, answer.content)
            assert answer.parsed is not None, (path, asked)
            parsed += 1
            if path == "/v1/fund/{cnpj}":
                registered = answer.parsed.data.registration
                print(path, registered.source.member, registered.fund.source.member)
    print(len(modules), "operations,", parsed, "answers parsed")


main()
