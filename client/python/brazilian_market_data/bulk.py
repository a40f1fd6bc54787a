"""Whole Parquet files: where they are kept, and how a download continues."""

from __future__ import annotations

import errno
import hashlib
import os
import re
import shutil
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, TYPE_CHECKING

import httpx

from .errors import BrokenStreamError, HashMismatchError, UnsafeAnswerError
from .retry import LOST
from .types_gen import BulkRow

if TYPE_CHECKING:
    import pyarrow.parquet

_PIECE = 1 << 20


def default_folder() -> Path:
    """The folder of downloads: ``brazilian-market-data`` in the user's cache."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "brazilian-market-data"


def choose_file(files: Iterable[BulkRow], partition: str, table: str) -> BulkRow:
    """Choose a file of a dataset by its partition and table."""
    listed = list(files)
    for file in listed:
        if file["partition"] == partition and file["table"] == table:
            return file
    known = sorted({file["partition"] for file in listed if file["table"] == table})
    tables = sorted({file["table"] for file in listed})
    raise LookupError(
        f"There is no file of the table {table} in the partition {partition}."
        + (f" Its partitions are {', '.join(known)}." if known else f" The tables are {', '.join(tables)}.")
    )


#: The addresses of files, below that of the server.
_ADDRESSES = re.compile(r"/v1/(?:bulk/[a-z0-9_]+/[A-Za-z0-9_=-]+|exports/[A-Za-z0-9_-]+/file)(?:\?[A-Za-z0-9_=&-]*)?")
_ENDINGS = frozenset({"parquet", "csv", "ndjson", "arrow"})


@dataclass(frozen=True)
class RemoteFile:
    """A file of the server, named by its hash. Raises UnsafeAnswerError if it cannot be one.

    Its hash and its ending become a name in a folder here, its path an address that gets the key.
    """

    path: str
    bytes: int
    sha256: str
    #: The ending of its name here.
    ending: str = "parquet"

    def __post_init__(self) -> None:
        is_file = (
            _matches(_ADDRESSES, self.path)
            and _matches(re.compile(r"[0-9a-f]{64}"), self.sha256)
            and self.ending in _ENDINGS
            and type(self.bytes) is int
            and self.bytes > 0
        )
        if not is_file:
            raise UnsafeAnswerError(f"The server names a file that cannot be one: {self}")

    @classmethod
    def listed(cls, file: BulkRow) -> RemoteFile:
        """Take a file as ``bulk`` lists it."""
        return cls(file["path"], file["bytes"], file["sha256"])


def _matches(form: re.Pattern[str], text: object) -> bool:
    return isinstance(text, str) and form.fullmatch(text) is not None


@dataclass
class Attempt:
    """One request for what is missing of a file."""

    is_lost: bool = False


class Receiver:
    """Writes what comes of a file, and no byte more than the server has listed."""

    def __init__(self, file: IO[bytes], listed: RemoteFile) -> None:
        self._file = file
        self._listed = listed
        self._left = listed.bytes - file.tell()

    def write(self, piece: bytes) -> None:
        self._left -= len(piece)
        if self._left < 0:
            raise UnsafeAnswerError(
                f"The server sends more of {self._listed.path} than the {self._listed.bytes} bytes that it lists."
            )
        self._file.write(piece)


def _open_no_link(path: str, flags: int) -> int:
    # A link would lead the bytes into another file.
    return os.open(path, flags | getattr(os, "O_NOFOLLOW", 0), 0o666)


@dataclass(frozen=True)
class Download:
    """A file of the server that becomes one of this machine, named by its hash.

    What has come so far is in a file with the ending ``.part``, so that a download continues there, also in another process. One
    process at a time downloads a file.
    """

    file: RemoteFile
    folder: Path

    @property
    def path(self) -> Path:
        return self.folder / f"{self.file.sha256}.{self.file.ending}"

    @property
    def part(self) -> Path:
        return self.folder / f"{self.file.sha256}.{self.file.ending}.part"

    @property
    def length(self) -> int:
        """How many bytes have come so far."""
        return self.part.stat().st_size if self.part.exists() else 0

    @property
    def is_whole(self) -> bool:
        return self.length >= self.file.bytes

    def is_kept(self) -> bool:
        """Look for the whole file from before, and read it to be sure that it is the same still.

        Another file of that name stays until the one that has this hash is here and takes its place.
        """
        self.folder.mkdir(parents=True, exist_ok=True)
        if self.path.exists() and hash_file(self.path) == self.file.sha256:
            return True
        free = shutil.disk_usage(self.folder).free
        if self.file.bytes - self.length > free:
            raise OSError(errno.ENOSPC, f"{self.file.bytes} bytes do not fit on the disk, which has {free}", str(self.folder))
        return False

    def headers(self) -> dict[str, str]:
        """Ask for what is missing; if the file were another one, all of it would come."""
        whole = {"accept": "*/*", "accept-encoding": "identity"}
        if self.length == 0:
            return whole
        return {**whole, "range": f"bytes={self.length}-", "if-range": f'"{self.file.sha256}"'}

    @contextmanager
    def attempt(self) -> Iterator[Attempt]:
        """Let a lost connection pass as long as something came: the download goes on. A start is tried again anyway."""
        attempt, before = Attempt(), self.length
        try:
            yield attempt
        except LOST:
            attempt.is_lost = True
            if self.length <= before:
                raise
        except UnsafeAnswerError:
            # These bytes are not the beginning of the file: the next download begins anew.
            self.part.unlink(missing_ok=True)
            raise
        if self.length <= before:
            raise BrokenStreamError

    @contextmanager
    def open(self, response: httpx.Response) -> Iterator[Receiver]:
        """Open the file for the bytes that come: behind those from before, or from the beginning."""
        mode = "ab" if response.status_code == httpx.codes.PARTIAL_CONTENT else "wb"
        with open(self.part, mode, opener=_open_no_link) as file:
            yield Receiver(file, self.file)

    def finish(self) -> Path:
        """Check the hash and give the file its name. Raises HashMismatchError for another file, which it deletes."""
        found = hash_file(self.part)
        if found != self.file.sha256:
            # Its name says that a download began it.
            self.part.unlink()
            raise HashMismatchError(self.file.path, self.file.sha256, found)
        self.part.replace(self.path)
        return self.path


def hash_file(path: Path) -> str:
    """Compute the sha256 of a file."""
    digest = hashlib.sha256()
    with path.open("rb") as file:
        while piece := file.read(_PIECE):
            digest.update(piece)
    return digest.hexdigest()


def open_file(path: Path) -> pyarrow.parquet.ParquetFile:
    """Open a Parquet file."""
    import pyarrow.parquet

    return pyarrow.parquet.ParquetFile(path)
