"""Reads what is missing of a file, in either kind of program."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from ._async import AsyncSender
from ._sync import Sender
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
            time.sleep(retry.first_wait)
    return download.finish()


async def fetch_async(download: Download, sender: AsyncSender, retry: Retry) -> Path:
    """As ``fetch``. Hashes are computed beside the event loop."""
    if await asyncio.to_thread(download.is_kept):
        return download.path
    while not download.is_whole:
        with download.attempt() as attempt:
            async with sender.stream(download.file.path, download.headers()) as response:
                with download.open(response) as file:
                    async for piece in response.aiter_raw():
                        file.write(piece)
        if attempt.is_lost:
            logger.warning("%s: the connection was lost, going on in %.1f s", download.file.path, retry.first_wait)
            await asyncio.sleep(retry.first_wait)
    return await asyncio.to_thread(download.finish)
