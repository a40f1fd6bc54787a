import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Duck, withDuck } from '../../../pipeline/duckdb.ts'
import { MACROS } from '../../../pipeline/macros.ts'
import { literal } from '../../../schemas/core/sql-text.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { countCases } from '../../helpers/tier.ts'

const CASES = countCases('PAPER_GROUPS', { fast: 8, long: 40, ci: 40 })
const SELECT = readFileSync(
  new URL('../../../schemas/datasets/cvm_fund_portfolio/paper_group.sql', import.meta.url),
  'utf8',
)

/** A line of a month: who files it, the paper that its terms name, quantity, and value in cents. */
interface Line {
  readonly fund: string
  readonly id: string
  readonly quantity: number
  readonly cents: bigint
}

const ENERGISA = 'paper:DEBENTURE-SIMPLES:00864214000106:2030-10-15'
const at = (fund: string, terms: string, value: string, quantity = 100, paper = ENERGISA): Line => ({
  fund,
  id: terms.includes(':') ? terms : `${paper}:${terms}`,
  quantity,
  cents: BigInt(value.replace('.', '')),
})

let temporary: string

beforeAll(async () => {
  temporary = await temporaryFolder()
})

const groupIn = async (duck: Duck, lines: readonly Line[]): Promise<Record<string, string>> => {
  const rows = lines.map(
    ({ fund, id, quantity, cents }, row) =>
      `(${String(row)}, ${literal(fund)}, ${literal(id)}, ${String(quantity)}::DECIMAL(24, 6), ${String(cents)}::DECIMAL(22, 0) * 0.01::DECIMAL(3, 2))`,
  )
  await duck.run(
    `CREATE OR REPLACE TABLE filed AS FROM (VALUES ${rows.join(', ')}) AS line(line_row, fund, id, quantity, value);
     CREATE OR REPLACE TABLE line_identity AS SELECT line_row, id AS asset_id FROM filed;
     CREATE OR REPLACE TABLE raw_line AS
       SELECT line_row, fund AS CNPJ_FUNDO_CLASSE, value::DECIMAL(24, 2) AS VL_MERC_POS_FINAL, quantity AS QT_POS_FINAL FROM filed`,
  )
  const grouped = await duck.rows(`SELECT * FROM (${SELECT}) ORDER BY asset_id`)
  return Object.fromEntries(
    grouped.map(({ asset_id, same_as, rule }) => [String(asset_id), `${String(same_as)} ${String(rule)}`]),
  )
}

const group = (lines: readonly Line[]) =>
  withDuck({ threads: 1, temporary }, async (duck) => {
    await duck.run(MACROS)
    return groupIn(duck, lines)
  })

const byPrice = (id: string, largest: string) => ({ [`${ENERGISA}:${id}`]: `${ENERGISA}:${largest} paper_price` })

describe('papers that are one in a month', () => {
  it.each<[why: string, lines: readonly Line[], expected: Record<string, string>]>([
    [
      'lines of two funds have one price to eight digits: the one with most value names them',
      [at('A', 'DI1|100|1.2|', '104135.23'), at('B', 'DI1|100|0.9|', '208270.46', 200)],
      byPrice('DI1|100|1.2|', 'DI1|100|0.9|'),
    ],
    [
      'the quotients differ only behind the eighth digit, because values are cents',
      [at('A', 'DI1|100|1.2|', '1041352.32', 1000), at('B', 'DI1|100|0.9|', '728946.63', 700)],
      byPrice('DI1|100|0.9|', 'DI1|100|1.2|'),
    ],
    [
      'a third paper has the price of one line of the second, which is marked twice within half a percent',
      [
        at('A', 'DI1|100|3|', '104135.23'),
        at('B', 'DI1|100|2|', '104135.23'),
        at('C', 'DI1|100|2|', '104200.07'),
        at('D', 'DI1|100|1|', '104200.07'),
      ],
      { ...byPrice('DI1|100|1|', 'DI1|100|2|'), ...byPrice('DI1|100|3|', 'DI1|100|2|') },
    ],
    [
      'a binary float wrote the rate of one of them',
      [at('A', 'DI1|100|0.9|', '100050.00'), at('A', 'DI1|100|0.899999|', '50025.00', 50)],
      { [`${ENERGISA}:DI1|100|0.899999|`]: `${ENERGISA}:DI1|100|0.9| paper_terms` },
    ],
    [
      'a spelling would bring a price that is too far away: what has one price stays joined',
      [
        at('A', 'DI1|100|0.9|', '104135.23'),
        at('B', 'DI1|100|2|', '104135.23'),
        at('C', 'DI1|100|2|', '104401.01'),
        at('D', 'DI1|100|0.900001|', '103700.01'),
      ],
      byPrice('DI1|100|0.9|', 'DI1|100|2|'),
    ],
  ])('are joined where %s', async (_why, lines, expected) => {
    expect(await group(lines)).toEqual(expected)
  })

  it.each<[why: string, lines: readonly Line[]]>([
    ['one fund has both lines', [at('A', 'DI1|100|1.2|', '104135.23'), at('A', 'DI1|100|0.9|', '104135.23')]],
    ['the price is whole cents', [at('A', 'DI1|100|1.2|', '104135.00'), at('B', 'DI1|100|0.9|', '104135.00')]],
    ['the price is par but for cents', [at('A', 'DI1|100|1.2|', '3000.01', 3), at('B', 'DI1|100|0.9|', '3000.01', 3)]],
    [
      'the eighth digit differs',
      [at('A', 'DI1|100|1.2|', '10413523.21', 1e4), at('B', 'DI1|100|0.9|', '10413524.21', 1e4)],
    ],
    [
      'the issuer is another',
      [
        at('A', 'DI1|100|1.2|', '104135.23'),
        at('B', 'DI1|100|0.9|', '104135.23', 100, ENERGISA.replace('0106', '0297')),
      ],
    ],
    [
      'the type is another',
      [
        at('A', 'DI1|100|1.2|', '104135.23'),
        at('B', 'DI1|100|0.9|', '104135.23', 100, ENERGISA.replace('SIMPLES', 'CONVERSIVEL')),
      ],
    ],
    [
      'the maturity is another',
      [
        at('A', 'DI1|100|1.2|', '104135.23'),
        at('B', 'DI1|100|0.9|', '104135.23', 100, ENERGISA.replace('10-15', '10-16')),
      ],
    ],
    ['a line files a code', [at('A', 'DI1|100|1.2|', '104135.23'), at('B', 'cetip:ENGI18', '104135.23')]],
    [
      'the lines of one of them differ by more than half a percent: it may be two',
      [
        at('A', 'DI1|100|1.2|', '104135.23'),
        at('B', 'DI1|100|0.9|', '104135.23'),
        at('C', 'DI1|100|0.9|', '105135.23'),
      ],
    ],
    ['a rate is two millionths off', [at('A', 'DI1|100|0.9|', '100050.00'), at('B', 'DI1|100|0.899998|', '100050.00')]],
    [
      'a rate is that of the other but for how it is written, and the price is another',
      [at('A', 'DI1|100|0.9|', '100050.00'), at('B', 'DI1|100|0.899999|', '100751.00')],
    ],
    ['a line has no quantity', [at('A', 'DI1|100|1.2|', '104135.23'), at('B', 'DI1|100|0.9|', '104135.23', 0)]],
  ])('are not joined where %s', async (_why, lines) => {
    expect(await group(lines)).toEqual({})
  })
})

/** Few of each, so that they meet. */
const anyLine: fc.Arbitrary<Line> = fc
  .record({
    fund: fc.constantFrom('A', 'B', 'C', 'D'),
    paper: fc.constantFrom('X:1:2030-01-01', 'X:1:2030-01-01', 'X:1:2031-01-01'),
    rate: fc.constantFrom('1', '1.000001', '2', '2.5', '3', '4', '4.0001'),
    quantity: fc.constantFrom(7, 100, 1000),
    price: fc.constantFrom(1000_000_000n, 1000_123_456n, 1000_123_461n, 1003_777_777n, 1004_999_999n, 1005_300_001n),
  })
  .map(({ fund, paper, rate, quantity, price }) => ({
    fund,
    id: `paper:${paper}:DI1|100|${rate}|`,
    quantity,
    cents: (price * BigInt(quantity) + 5_000n) / 10_000n,
  }))

it('groups are an equivalence within one issuer, type and maturity, whatever the order of the lines', async () => {
  let joined = 0
  await withDuck({ threads: 1, temporary }, async (duck) => {
    await duck.run(MACROS)
    await fc.assert(
      fc.asyncProperty(
        fc
          .array(anyLine, { minLength: 6, maxLength: 16 })
          .chain((lines) => fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length }))),
        async ([lines, shuffled]) => {
          const found = await groupIn(duck, lines)
          expect(await groupIn(duck, shuffled)).toEqual(found)
          const ids = new Set(lines.map(({ id }) => id))
          const prices = new Map<string, number[]>()
          for (const [id, named] of Object.entries(found)) {
            const [largest = '', rule] = named.split(' ')
            // A group is named after one of its members, which leads nowhere else.
            expect(ids).toContain(largest)
            expect(found[largest]).toBeUndefined()
            expect(['paper_price', 'paper_terms']).toContain(rule)
            expect(largest.split(':').slice(0, 4)).toEqual(id.split(':').slice(0, 4))
            for (const line of lines) {
              if (line.id === id || line.id === largest) {
                prices.set(largest, [...(prices.get(largest) ?? []), Number(line.cents) / line.quantity])
              }
            }
            joined += 1
          }
          for (const each of prices.values()) expect(Math.max(...each) / Math.min(...each)).toBeLessThan(1.005_001)
        },
      ),
      { numRuns: CASES, seed: 43 },
    )
  })
  expect(joined).toBeGreaterThan(CASES / 2)
})
