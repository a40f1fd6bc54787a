import { expect, it } from 'vitest'
import { tabCommaLines } from '../../../pipeline/read/comma-lines.ts'

it('a file with commas that has no end of a line is refused after some megabytes, and not joined to its end', async () => {
  let chunks = 0
  async function* endless() {
    for (; chunks < 64; chunks++) yield await Promise.resolve(Buffer.alloc(1 << 20, '"'))
  }
  const readAll = async () => {
    for await (const block of tabCommaLines(endless())) expect(block).toHaveLength(0)
  }

  await expect(readAll()).rejects.toThrow('a line is longer than')
  expect(chunks).toBeLessThan(8)
})
