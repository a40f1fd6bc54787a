"""A client of the Brazilian market data API.

>>> client = Client("your-key", "https://your-server")
>>> answer = client.portfolio("62415896000127", "2025-10").get()
>>> frame = client.funds(type="fii").to_pandas()
"""

from ._async import AsyncListQuery, AsyncPagedQuery, AsyncQuery, AsyncTextQuery
from ._sync_client_gen import Client
from ._sync_gen import ListQuery, PagedQuery, Query, TextQuery
from .client_async import AsyncClient
from .errors import ApiError, BrokenStreamError, HashMismatchError, ItemErrors, SignatureError, UnsafeAnswerError
from .exports import Export, ExportDetail, ExportFailed
from .manifest_log import VerifiedLog, join_log, verify_log
from .places import Concurrency
from .retry import Retry
from .signatures import VerifiedManifest
from .sql import SqlAnswer, SqlColumn
from .wire import Answer, Day, Number

__all__ = [
    "Answer",
    "ApiError",
    "AsyncClient",
    "AsyncListQuery",
    "AsyncPagedQuery",
    "AsyncQuery",
    "AsyncTextQuery",
    "BrokenStreamError",
    "Client",
    "Concurrency",
    "Day",
    "Export",
    "ExportDetail",
    "ExportFailed",
    "HashMismatchError",
    "ItemErrors",
    "ListQuery",
    "Number",
    "PagedQuery",
    "Query",
    "Retry",
    "SignatureError",
    "SqlAnswer",
    "SqlColumn",
    "TextQuery",
    "UnsafeAnswerError",
    "VerifiedLog",
    "VerifiedManifest",
    "join_log",
    "verify_log",
]
