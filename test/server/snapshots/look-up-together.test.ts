import { expect, it } from 'vitest'
import { SERVER_CONTEXT } from '../../../server/limits/request-context.ts'
import { createWorkBudget } from '../../../server/limits/work-budget.ts'
import { type FindCached, lookUpTogether } from '../../../server/snapshots/class-look-ups.ts'

const SQL = new URL('file:///lines.sql')
const linesOf = (cnpj: string) => [1, 2].map((line) => ({ cnpj, line }))

/** Look-ups of several classes over two lines for each CNPJ, some of them kept. */
function lookUpSome(kept: readonly string[]) {
  const asked: (string | readonly string[])[] = []
  const findCached: FindCached = (_sql, cnpj) => (kept.includes(cnpj) ? linesOf(cnpj) : null)
  const lookUp = lookUpTogether((_sql, { cnpj }) => {
    asked.push(cnpj)
    return Promise.resolve([cnpj].flat().flatMap(linesOf))
  }, findCached)
  return { asked, find: (...cnpjs: string[]) => lookUp(SQL, cnpjs, ['2025-10'], SERVER_CONTEXT) }
}

it('several classes whose rows are kept take no query', async () => {
  const { asked, find } = lookUpSome(['a', 'b'])

  expect(await find('b', 'a')).toEqual([...linesOf('b'), ...linesOf('a')])
  expect(await find()).toEqual([])
  expect(asked).toEqual([])
})

it('several classes of which one is not kept are one query', async () => {
  const { asked, find } = lookUpSome(['a'])

  expect(await find('a', 'b', 'c')).toEqual(['a', 'b', 'c'].flatMap(linesOf))
  expect(asked).toEqual([['a', 'b', 'c']])
})

it('kept rows of several classes count for the work budget', async () => {
  const lookUp = lookUpTogether(
    () => Promise.resolve([]),
    (_sql, cnpj) => linesOf(cnpj),
  )
  const ask = (work: number) =>
    lookUp(SQL, ['a', 'b'], [], { ...SERVER_CONTEXT, work: createWorkBudget({ work, narrower: {} }, SERVER_CONTEXT) })

  // Four rows of two values, five units each.
  await expect(ask(39)).rejects.toThrow()
  expect(await ask(40)).toHaveLength(4)
})
