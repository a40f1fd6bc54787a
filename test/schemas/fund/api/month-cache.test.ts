import { describe, expect, it } from 'vitest'
import type { Snapshot } from '../../../../schemas/api/endpoint.ts'
import { cacheMonths } from '../../../../schemas/fund/api/month-cache.ts'

/** A cache is told apart by the manifest alone. */
const snapshot = { manifest: {} } as Snapshot

/** A cached read that the test ends. */
function heldReads(most: number) {
  const reads: { readonly month: string; readonly end: (text: string) => void; readonly fail: () => void }[] = []
  const read = cacheMonths<string>(
    (_snapshot, month) =>
      new Promise((resolve, reject) => {
        const fail = () => {
          reject(new Error('given up'))
        }
        reads.push({ month, end: resolve, fail })
      }),
    { most },
  )
  return { reads, read: (month: string) => read(snapshot, month) }
}

const afterAllElse = () => new Promise(setImmediate)

describe('a month in memory', () => {
  it('is read once for all who ask for it', async () => {
    const { reads, read } = heldReads(2)
    const found = [read('2025-10'), read('2025-10')]
    reads[0]?.end('lines')

    expect(await Promise.all([...found, read('2025-10')])).toEqual(['lines', 'lines', 'lines'])
    expect(reads).toHaveLength(1)
  })

  it('is read again by one of those who wait for a read that fails', async () => {
    const { reads, read } = heldReads(2)
    const first = read('2025-10').catch(String)
    const waiting = [1, 2, 3].map(() => read('2025-10'))
    reads[0]?.fail()
    await afterAllElse()
    expect(reads).toHaveLength(2)
    reads[1]?.end('lines')

    expect(await first).toBe('Error: given up')
    expect(await Promise.all([...waiting, read('2025-10')])).toEqual(['lines', 'lines', 'lines', 'lines'])
    expect(reads).toHaveLength(2)
  })

  it('is forgotten when enough others were asked for later', async () => {
    const { reads, read } = heldReads(2)
    const ask = async (month: string) => {
      const found = read(month)
      for (const { end } of reads) end('lines')
      await found
    }
    for (const month of ['2025-08', '2025-09', '2025-08', '2025-10', '2025-08', '2025-09']) await ask(month)

    expect(reads.map(({ month }) => month)).toEqual(['2025-08', '2025-09', '2025-10', '2025-09'])
  })
})
