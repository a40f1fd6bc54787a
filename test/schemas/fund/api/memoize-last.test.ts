import { expect, it } from 'vitest'
import type { Snapshot } from '../../../../schemas/api/endpoint.ts'
import { memoizeLast } from '../../../../schemas/fund/api/memoize-last.ts'

const request = () => ({ id: '20251111T030000Z' }) as Snapshot

it('reads once for a request what it asks for several times in a row, and again for another request', async () => {
  const asked: string[] = []
  const read = memoizeLast((_snapshot, cnpj: string, month: string | null) => {
    asked.push(`${cnpj} ${month ?? 'newest'}`)
    return Promise.resolve(asked.length)
  })
  const [one, other] = [request(), request()]

  expect([await read(one, '1', null), await read(one, '1', null), await read(other, '1', null)]).toEqual([1, 1, 2])
  expect([await read(one, '2', '2025-10'), await read(one, '2', '2025-10')]).toEqual([3, 3])
  // Only the last stays in memory.
  expect(await read(one, '1', null)).toBe(4)
  expect(asked).toEqual(['1 newest', '1 newest', '2 2025-10', '1 newest'])
})

it('reads again what could not be read', async () => {
  let isBroken = true
  const read = memoizeLast(() => (isBroken ? Promise.reject(new Error('cut')) : Promise.resolve('read')))
  const one = request()
  await expect(read(one)).rejects.toThrow('cut')
  isBroken = false

  expect(await read(one)).toBe('read')
})
