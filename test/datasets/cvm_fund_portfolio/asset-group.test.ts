import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { type Duck, withDuck } from '../../../pipeline/duckdb.ts'
import { MACROS } from '../../../pipeline/macros.ts'
import { literal } from '../../../schemas/core/sql-text.ts'
import { temporaryFolder } from '../../helpers/folders.ts'

const SELECT = readFileSync(
  new URL('../../../schemas/datasets/cvm_fund_portfolio/asset_group.sql', import.meta.url),
  'utf8',
)
const MONTHS = ['2025-08', '2025-09', '2025-10', '2025-11', '2025-12'] as const

/** Groups of papers that a month joins, largest first; papers alone too. */
type Month = readonly (readonly string[])[]

let temporary: string

beforeAll(async () => {
  temporary = await temporaryFolder()
})

/** A paper's value falls with its place in its group, and a group's with its place in the month. */
async function listNames(duck: Duck, months: readonly Month[]): Promise<readonly string[]> {
  const rows = months.flatMap((groups, month) =>
    groups.flatMap((papers, place) =>
      papers.map((paper, at) => {
        const joins = at > 0 ? `${literal(papers[0] ?? '')}, 'paper_price'` : 'NULL, NULL'
        return `(${literal(MONTHS[month] ?? '')}, ${literal(paper)}, ${String(1000 - 100 * place - at)}::DECIMAL(24, 2), ${joins})`
      }),
    ),
  )
  await duck.run(
    `CREATE OR REPLACE TABLE cvm_asset_month AS
     SELECT competence_month, asset_id, total_value, same_as::VARCHAR AS same_as, same_as_rule::VARCHAR AS same_as_rule
     FROM (VALUES ${rows.join(', ')}) AS month(competence_month, asset_id, total_value, same_as, same_as_rule)`,
  )
  const found = await duck.rows(`SELECT * FROM (${SELECT}) ORDER BY first_month, asset_id`)
  return found.map(
    ({ first_month, last_month, asset_id, asset_group_id, rule }) =>
      `${String(first_month)}..${String(last_month)} ${String(asset_id)} ${String(asset_group_id)} ${String(rule)}`,
  )
}

const names = (...months: readonly Month[]) =>
  withDuck({ threads: 1, temporary }, async (duck) => {
    await duck.run(MACROS)
    return listNames(duck, months)
  })

it('a group keeps the name of its largest paper when it was first seen while a member remains', async () => {
  expect(await names([['a', 'b']], [['b', 'a']], [['c', 'b']], [['c']], [['c', 'd']])).toEqual([
    '2025-08..2025-09 a a paper_price',
    '2025-08..2025-10 b a paper_price',
    '2025-10..2025-10 c a paper_price',
    '2025-11..2025-11 c a paper_kept',
    '2025-12..2025-12 c a paper_price',
    '2025-12..2025-12 d a paper_price',
  ])
})

it('a paper is itself before it is in a group, which is named by the largest then', async () => {
  expect(await names([['b'], ['a']], [['a', 'b']])).toEqual([
    '2025-09..2025-09 a a paper_price',
    '2025-09..2025-09 b a paper_price',
  ])
})

it('where a group comes apart, the part with the paper of its name keeps it', async () => {
  expect(
    await names(
      [['a', 'b', 'c', 'd']],
      [
        ['b', 'c'],
        ['a', 'd'],
      ],
    ),
  ).toEqual([
    '2025-08..2025-09 a a paper_price',
    '2025-08..2025-08 b a paper_price',
    '2025-08..2025-08 c a paper_price',
    '2025-08..2025-09 d a paper_price',
    '2025-09..2025-09 b b paper_price',
    '2025-09..2025-09 c b paper_price',
  ])
})

it('the largest part keeps it where no part has that paper', async () => {
  expect(await names([['a', 'b', 'c']], [['b'], ['c']])).toEqual([
    '2025-08..2025-08 a a paper_price',
    '2025-08..2025-08 b a paper_price',
    '2025-08..2025-08 c a paper_price',
    '2025-09..2025-09 b a paper_kept',
  ])
})

it('a group without a member of before takes no name that another group has', async () => {
  expect(
    await names(
      [['a', 'b']],
      [
        ['b', 'c'],
        ['a', 'd'],
      ],
    ),
  ).toEqual([
    '2025-08..2025-09 a a paper_price',
    '2025-08..2025-08 b a paper_price',
    '2025-09..2025-09 b b paper_price',
    '2025-09..2025-09 c b paper_price',
    '2025-09..2025-09 d a paper_price',
  ])
})

/** Each paper of a month is in the group of one number, or is not filed. */
const anyMonth: fc.Arbitrary<Month> = fc
  .array(fc.integer({ min: 0, max: 4 }), { minLength: 7, maxLength: 7 })
  .map((numbers) =>
    [1, 2, 3, 4]
      .map((number) => ['a', 'b', 'c', 'd', 'e', 'f', 'g'].filter((_paper, at) => numbers[at] === number))
      .filter((papers) => papers.length > 0),
  )

it('in no month does a name stand for two groups, or for a group and a paper outside of it', async () => {
  let kept = 0
  await withDuck({ threads: 1, temporary }, async (duck) => {
    await duck.run(MACROS)
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyMonth, { minLength: 5, maxLength: 5 }).filter((months) => months.some((each) => each.length > 0)),
        async (months) => {
          const rows = (await listNames(duck, months)).map((row) => row.split(' '))
          for (const [at, month] of MONTHS.entries()) {
            const groups = months[at] ?? []
            const nameOf = new Map<string, string>()
            for (const [days = '', paper = '', name = '', rule] of rows) {
              const [first = '', last = ''] = days.split('..')
              if (month < first || month > last) continue
              expect(nameOf.has(paper)).toBe(false)
              nameOf.set(paper, name)
              if (rule === 'paper_kept') kept += 1
            }
            const named = groups.map((papers) => new Set(papers.map((paper) => nameOf.get(paper) ?? paper)))
            // One name a group, and each of its own.
            expect(named.every(({ size }) => size === 1)).toBe(true)
            expect(new Set(named.flatMap((each) => [...each])).size).toBe(groups.length)
          }
        },
      ),
      { numRuns: 60, seed: 43 },
    )
  })
  expect(kept).toBeGreaterThan(10)
})
