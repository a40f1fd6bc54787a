import { describe, expect, it } from 'vitest'
import type { Snapshot } from '../../../../../schemas/api/endpoint.ts'
import { readClassesOfFiling } from '../../../../../schemas/datasets/cvm_fund_portfolio/api/figures/classes-of-filing.ts'

const GRADED = ['11111111000111', '22222222000122']
const AMENDED = ['22222222000122', '33333333000133']

/** A snapshot whose one month has these classes in each table. */
const snapshot = {
  monthsWith: () => ['2025-10'],
  query: (sql: URL) =>
    Promise.resolve((sql.pathname.endsWith('/amended_classes.sql') ? AMENDED : GRADED).map((cnpj) => ({ cnpj }))),
} as unknown as Snapshot

const read = async (asked: { readonly grades?: readonly string[]; readonly amended?: boolean }, month = '2025-10') => {
  const classes = await readClassesOfFiling(snapshot, { grades: asked.grades, amended: asked.amended ?? false }, month)
  return classes?.filter((cnpj) => cnpj !== '') ?? null
}

describe('the classes whose filing is as asked', () => {
  it('are all where nothing is asked, and then no table is read', async () => {
    expect(await read({})).toBeNull()
  })

  it.each([
    ['by grade', { grades: ['fail'] }, GRADED],
    ['by version', { amended: true }, AMENDED],
    ['by both', { grades: ['fail'], amended: true }, ['22222222000122']],
  ])('are chosen %s', async (_by, asked, classes) => {
    expect(await read(asked)).toEqual(classes)
  })

  it('are none in a month without filings of holdings', async () => {
    expect(await read({ amended: true }, '2016-01')).toEqual([])
  })
})
