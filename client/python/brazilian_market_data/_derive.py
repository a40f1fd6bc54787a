"""Derives the methods of the asynchronous client from those of the synchronous one, so that each is written once."""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar, cast, overload

from ._async import AsyncListQuery, AsyncPagedQuery, AsyncQuery, AsyncTextQuery
from ._sync_gen import ListQuery, PagedQuery, Query, TextQuery

if TYPE_CHECKING:
    from ._client_gen import Endpoints

B = TypeVar("B")
R = TypeVar("R")
P = ParamSpec("P")

_QUERIES = (AsyncListQuery, AsyncPagedQuery, AsyncQuery, AsyncTextQuery)

#: Asynchronous twin of each query.
_TWINS: dict[str, Any] = {
    **{query.__name__.removeprefix("Async"): query for query in _QUERIES},
    **{query.__name__: query for query in _QUERIES},
}
#: Names that the code of the methods of a module can use, by module.
_ASYNC_NAMES: dict[str, dict[str, Any]] = {}


@overload
def as_async(
    method: Callable[Concatenate[Endpoints, P], PagedQuery[B, R]],
) -> Callable[Concatenate[Any, P], AsyncPagedQuery[B, R]]: ...
@overload
def as_async(
    method: Callable[Concatenate[Endpoints, P], ListQuery[B, R]],
) -> Callable[Concatenate[Any, P], AsyncListQuery[B, R]]: ...
@overload
def as_async(
    method: Callable[Concatenate[Endpoints, P], TextQuery],
) -> Callable[Concatenate[Any, P], AsyncTextQuery]: ...
@overload
def as_async(
    method: Callable[Concatenate[Endpoints, P], Query[B]],
) -> Callable[Concatenate[Any, P], AsyncQuery[B]]: ...
def as_async(method: Callable[..., Any]) -> Callable[..., Any]:
    """Make a method of the same code, parameters and documentation whose query is asynchronous."""
    source = cast(FunctionType, method)
    names = _ASYNC_NAMES.setdefault(source.__module__, {**source.__globals__, **_TWINS})
    derived = FunctionType(source.__code__, names, source.__name__, source.__defaults__)
    derived.__kwdefaults__ = source.__kwdefaults__
    derived.__annotations__ = {**source.__annotations__, "return": f"Async{source.__annotations__['return']}"}
    derived.__doc__ = source.__doc__
    derived.__qualname__ = f"Async{source.__qualname__}"
    return derived
