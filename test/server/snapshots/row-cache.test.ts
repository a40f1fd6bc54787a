import { expect, it } from 'vitest'
import { type Row, Rows } from '../../../schemas/api/endpoint.ts'
import { WaitingKeys } from '../../../server/limits/waiting-keys.ts'
import { createUnlimitedBudget, createWorkBudget } from '../../../server/limits/work-budget.ts'
import { batchLookUps } from '../../../server/snapshots/class-look-ups.ts'
import { cachedLookUps } from '../../../server/snapshots/declared-tables.ts'
import { RowCache } from '../../../server/snapshots/row-cache.ts'

const [FIRST = new URL('file:///none.sql')] = cachedLookUps
const ROWS: Row[] = [
  { cnpj: 'a', line: 1 },
  { cnpj: 'b', line: 2 },
  { cnpj: 'a', line: 3 },
]

/** Kept rows of a table of one month, and the queries that go past them. */
async function keptOfMonth(month: string | null) {
  const kept = new RowCache()
  await kept.read(
    () => Promise.resolve(Rows.of(ROWS)),
    () => month,
  )
  const asked: unknown[] = []
  const lookUp = batchLookUps((_sql, { cnpj }, months) => {
    asked.push([cnpj, ...months])
    return Promise.resolve([{ cnpj: String(cnpj), line: 99 }])
  }, kept.find.bind(kept))
  return { asked, lookUp }
}

it('a look-up of the kept month is answered without a query, also for a class that has no row', async () => {
  const { asked, lookUp } = await keptOfMonth('2025-10')

  expect(await lookUp(FIRST, 'a', ['2025-10'])).toEqual([ROWS[0], ROWS[2]])
  expect(await lookUp(FIRST, 'c', ['2025-10'])).toEqual([])
  expect(asked).toEqual([])
})

it('another month, several months and other SQL are asked', async () => {
  const { asked, lookUp } = await keptOfMonth('2025-10')
  await lookUp(FIRST, 'a', ['2025-09'])
  await lookUp(FIRST, 'a', ['2025-10', '2025-09'])
  await lookUp(FIRST, 'a')
  await lookUp(new URL('file:///other.sql'), 'a', ['2025-10'])

  expect(asked).toEqual([['a', '2025-09'], ['a', '2025-10', '2025-09'], ['a'], ['a', '2025-10']])
})

it('a caller that sorts its rows does not change those of the next', async () => {
  const { lookUp } = await keptOfMonth(null)
  ;(await lookUp(FIRST, 'a')).reverse()

  expect(await lookUp(FIRST, 'a')).toEqual([ROWS[0], ROWS[2]])
})

it('kept rows count as work of a request, and a client that has left gets none', async () => {
  const { lookUp } = await keptOfMonth(null)
  const { signal } = new AbortController()
  const narrow = { waitingKeys: WaitingKeys.of('key'), cost: 'light', signal } as const
  const poor = { ...narrow, work: createWorkBudget({ work: 19, narrower: { cnpj: { en: 'x', pt: 'x' } } }, narrow) }

  // Two rows of two values are 20 units.
  await expect(lookUp(FIRST, 'a', [], poor)).rejects.toThrow()
  const gone = { ...narrow, signal: AbortSignal.abort(new Error('left')), work: createUnlimitedBudget() }
  await expect(lookUp(FIRST, 'a', [], gone)).rejects.toThrow('left')
})
