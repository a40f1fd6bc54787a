"""Reads what is missing of a file. `_downloads_gen` is made from this."""

from __future__ import annotations

from asyncio import sleep, to_thread
from pathlib import Path

from ._async import AsyncSender
from .bulk import Download
from .retry import Retry, logger


async def fetch_async(download: Download, sender: AsyncSender, retry: Retry) -> Path:
    """Download a file unless it is there whole. Raises HashMismatchError if it is another one."""
    # Hashes are computed beside the event loop.
    if await to_thread(download.is_kept):
        return download.path
    while not download.is_whole:
        with download.attempt() as attempt:
            async with sender.stream(download.file.path, download.headers()) as response:
                with download.open(response) as file:
                    async for piece in response.aiter_raw():
                        file.write(piece)
        if attempt.is_lost:
            logger.warning("%s: the connection was lost, going on in %.1f s", download.file.path, retry.first_wait)
            await sleep(retry.first_wait)
    return await to_thread(download.finish)
