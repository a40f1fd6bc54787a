import { expect, it } from 'vitest'
import { printWaitingTwins, toWaiting } from '../../../../tools/clients/python/waiting-twins.ts'

it('makes a module for programs that wait from the asynchronous one', () => {
  const code = `"""Reads a file. \`_reads_gen\` is made from this."""

from asyncio import sleep, to_thread

class AsyncReader(AsyncCalls):
    async def read(self, http: httpx.AsyncClient) -> str:
        """Read it in an \`\`async with\`\` statement, as \`\`await query.get()\`\` does."""
        # Hashes are computed beside the event loop.
        if await to_thread(self.is_kept):
            return (await self._sender.read(KEYS, "*/*")).text
        return read_text(await self._sender.read(address, "*/*"))
`

  expect(toWaiting(code, 'reads_async.py'))
    .toBe(`"""Reads a file. Made from \`reads_async\` by \`make gen\`: do not edit."""

from time import sleep

class Reader(Calls):
    def read(self, http: httpx.Client) -> str:
        """Read it in a \`\`with\`\` statement, as \`\`query.get()\`\` does."""
        if self.is_kept():
            return self._sender.read(KEYS, "*/*").text
        return read_text(self._sender.read(address, "*/*"))
`)
})

it('makes none from code with a name of asyncio that no rule replaces', () => {
  expect(() => toWaiting('from asyncio import gather\n', 'reads_async.py')).toThrow('reads_async.py says asyncio')
})

it('leaves no word of asyncio in the client', () => {
  const modules = Object.values(printWaitingTwins(''))

  expect(modules.length).toBeGreaterThan(3)
  for (const text of modules) expect(text.split('\n').slice(1).join('\n')).not.toMatch(/async|await/i)
})
