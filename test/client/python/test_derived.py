"""The methods of the asynchronous client, which are derived from those of the synchronous one."""

from __future__ import annotations

import inspect
from typing import get_origin, get_type_hints

import pytest
from typing_extensions import assert_type

from brazilian_market_data import AsyncClient, Client
from brazilian_market_data import _async as queries
from brazilian_market_data._client_gen import Endpoints
from brazilian_market_data.types_gen import PortfolioBody, PortfolioRow, StatusBody

ENDPOINTS = [name for name in vars(Endpoints) if not name.startswith("_")]


@pytest.mark.parametrize("name", ENDPOINTS)
def test_a_method_has_the_parameters_and_the_documentation_of_the_other_client(name: str) -> None:
    given, derived = getattr(Client, name), getattr(AsyncClient, name)

    assert inspect.signature(derived).parameters == inspect.signature(given).parameters
    assert inspect.getdoc(derived) == inspect.getdoc(given)
    assert (derived.__name__, derived.__qualname__) == (name, f"AsyncEndpoints.{name}")


@pytest.mark.parametrize("name", ENDPOINTS)
def test_a_method_says_that_its_query_is_asynchronous(name: str) -> None:
    given, derived = (get_type_hints(getattr(one, name))["return"] for one in (Client, AsyncClient))

    assert (get_origin(derived) or derived) is getattr(queries, f"Async{(get_origin(given) or given).__name__}")


def test_both_clients_have_the_same_endpoints() -> None:
    assert len(ENDPOINTS) > 40
    assert [name for name in ENDPOINTS if not hasattr(AsyncClient, name)] == []


def test_a_query_is_typed_and_asynchronous() -> None:
    client = AsyncClient("key", "http://localhost")
    portfolio, status, llms = client.portfolio("62415896000127", "2025-10"), client.status(), client.llms()

    assert_type(portfolio, queries.AsyncListQuery[PortfolioBody, PortfolioRow])
    assert_type(status, queries.AsyncQuery[StatusBody])
    assert_type(llms, queries.AsyncTextQuery)
    assert isinstance(portfolio, queries.AsyncListQuery)
    assert type(status) is queries.AsyncQuery
    with pytest.raises(TypeError, match="AsyncEndpoints.portfolio"):
        client.portfolio("62415896000127", nothing=1)  # type: ignore[call-arg]
