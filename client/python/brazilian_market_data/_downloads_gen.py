# Generated from the declarations by `make gen`: do not edit.
"""Reads what is missing of a file. Made from `downloads_async` by `make gen`: do not edit."""

from __future__ import annotations

from time import sleep
from pathlib import Path

from ._sync_gen import Sender
from .bulk import Download
from .retry import Retry, logger


def fetch(download: Download, sender: Sender, retry: Retry) -> Path:
    """Download a file unless it is there whole. Raises HashMismatchError if it is another one."""
    if download.is_kept():
        return download.path
    while not download.is_whole:
        with download.attempt() as attempt:
            with sender.stream(download.file.path, download.headers()) as response:
                with download.open(response) as file:
                    for piece in response.iter_raw():
                        file.write(piece)
        if attempt.is_lost:
            logger.warning("%s: the connection was lost, going on in %.1f s", download.file.path, retry.first_wait)
            sleep(retry.first_wait)
    return download.finish()
