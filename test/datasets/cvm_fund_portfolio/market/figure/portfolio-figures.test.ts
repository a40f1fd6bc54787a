import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Duck } from '../../../../../pipeline/duckdb.ts'
import { figureTable } from '../../../../../schemas/datasets/cvm_fund_portfolio/market/figure/figure-table.ts'
import { holdDuck, type HeldDatabase } from '../../../../helpers/duckdb.ts'
import { temporaryFolder } from '../../../../helpers/folders.ts'
import { pick, randomFrom } from '../../../../helpers/random.ts'
import { makeMonth, type Relations } from '../../../../helpers/view-rows.ts'

const END = '2024-03-31'
let held: HeldDatabase<Duck>
beforeAll(async () => {
  held = await holdDuck({ threads: 1, temporary: await temporaryFolder() })
})
afterAll(() => held.close())

async function figuresOf(given: Relations) {
  await makeMonth(held.it, figureTable, '2024-03', given, 'figures')
  return held.it.rows(`SELECT * FROM figures WHERE period = 'last_1_month' ORDER BY cnpj`)
}

/** A line as the figures read it, in cents and days. */
interface Line {
  readonly cnpj: string
  readonly id: string
  readonly asset_id: string | null
  readonly asset_kind: string
  readonly category: string
  readonly position: string | null
  readonly cents: number
  readonly days: number | null
  readonly selic_code: string | null
  readonly floating: boolean | null
  readonly indexer_code: string | null
}

/** A share that the fund with the number 1 owns. */
const createShareLine = (cents: number): Line => ({
  cnpj: '1'.padStart(14, '0'),
  id: 'x',
  asset_id: 'a:1',
  asset_kind: 'listed_share',
  category: 'equities',
  position: 'owned',
  cents,
  days: null,
  selic_code: null,
  floating: null,
  indexer_code: null,
})

const text = (cents: number) => (cents / 100).toFixed(2)
const dayAfter = (days: number) => new Date(Date.parse(END) + days * 86_400_000).toISOString().slice(0, 10)

function writeTables(
  lines: readonly Line[],
  navs: ReadonlyMap<string, number>,
  changes: Readonly<Record<string, string>> = {},
): Relations {
  const totals = new Map<string, number>()
  for (const { cnpj, category, cents } of lines)
    totals.set(`${cnpj} ${category}`, (totals.get(`${cnpj} ${category}`) ?? 0) + cents)
  return {
    cvm_fund_portfolio: lines.map(({ cents, days, category, ...line }) => ({
      ...line,
      category,
      final_position_value: text(cents),
      reference_date: END,
      confidential: false,
      block: '1',
      maturity_date: days === null ? null : dayAfter(days),
    })),
    cvm_fund_category: [...totals].map(([key, cents]) => ({
      cnpj: key.split(' ')[0] ?? '',
      category: key.split(' ')[1] ?? '',
      total_value: text(cents),
    })),
    cvm_fund_month: [...navs].map(([cnpj, nav]) => ({
      cnpj,
      type: 'fif',
      nav_value: text(nav),
      reconciliation_grade: 'ok',
      completeness: 'complete',
      reference_date: END,
      total_portfolio_value: text(
        lines.filter((line) => line.cnpj === cnpj).reduce((sum, { cents }) => sum + cents, 0),
      ),
      ...changes,
    })),
  }
}

/** By the rules of the page, written anew. */
function indexerOf({ asset_kind, selic_code, floating, indexer_code }: Line): string {
  if (asset_kind === 'government_bond')
    return (
      { '210100': 'selic', '100000': 'fixed', '950199': 'fixed', '760199': 'ipca', '770100': 'igpm' }[
        selic_code ?? ''
      ] ?? 'unknown'
    )
  if (floating === false) return 'fixed'
  if (indexer_code === null) return 'unknown'
  return { DI1: 'cdi', SEL: 'selic', IAP: 'ipca', IGM: 'igpm', PRE: 'fixed', DOL: 'fx' }[indexer_code] ?? 'other'
}

const isKnownDay = (days: number | null): days is number =>
  days !== null && days > 0 && Number(dayAfter(days).slice(0, 4)) < 2099

describe('figures of portfolios', () => {
  it.each([1, 2])('are those of a second reading of their lines, world %i', async (seed) => {
    const random = randomFrom(seed)
    const cnpjs = Array.from({ length: 12 }, (_each, at) => String(at).padStart(14, '0'))
    const navs = new Map(cnpjs.map((cnpj) => [cnpj, 1_000_000 + Math.floor(random() * 9_000_000)]))
    const lines = cnpjs.flatMap((cnpj) =>
      Array.from({ length: 1 + Math.floor(random() * 30) }, (_each, at): Line => {
        const asset_kind = pick(random, [
          'government_bond',
          'private_paper',
          'private_paper',
          'listed_share',
          'cash',
          'foreign_share',
        ])
        const position = asset_kind === 'cash' ? null : pick(random, ['owned', 'owned', 'lent', 'borrowed'])
        const cents = Math.floor(random() * 900_000) * (position === 'borrowed' ? -1 : 1)
        return {
          cnpj,
          id: `${cnpj}-${String(at)}`,
          asset_kind,
          position,
          cents,
          asset_id: random() < 0.8 ? `asset:${String(Math.floor(random() * 8))}` : null,
          category:
            {
              government_bond: 'public_bonds',
              private_paper: 'private_credit',
              listed_share: 'equities',
              cash: 'cash',
              foreign_share: 'foreign',
            }[asset_kind] ?? 'other',
          days: random() < 0.2 ? null : pick(random, [-5, 1, 30, 31, 180, 181, 360, 720, 721, 1800, 1801, 40_000]),
          selic_code: pick(random, ['210100', '100000', '950199', '760199', '770100', '999999']),
          floating: pick(random, [true, true, false, null]),
          indexer_code: pick(random, ['DI1', 'SEL', 'IAP', 'IGM', 'PRE', 'DOL', 'IPC', 'OUT', null]),
        }
      }),
    )
    const rows = await figuresOf(writeTables(lines, navs))

    expect(rows.length).toBe(cnpjs.length)
    for (const row of rows) {
      const nav = navs.get(String(row['cnpj'])) ?? 0
      const own = lines.filter(({ cnpj, position }) => cnpj === row['cnpj'] && position !== null)
      const byAsset = new Map<string, number>()
      for (const { asset_id, id, cents } of own) byAsset.set(asset_id ?? id, (byAsset.get(asset_id ?? id) ?? 0) + cents)
      const weights = [...byAsset.values()].filter((cents) => cents > 0).sort((a, b) => b - a)
      const add = (of: readonly Line[]) => of.reduce((sum, { cents }) => sum + cents, 0)
      const papers = own.filter(
        ({ asset_kind, cents }) => ['government_bond', 'private_paper'].includes(asset_kind) && cents > 0,
      )
      const expectFigure = (name: string, value: number) => {
        expect([row['cnpj'], name, Math.abs(Number(row[name]) - value) < 0.000002]).toEqual([row['cnpj'], name, true])
      }
      expectFigure('hhi', 10_000 * weights.reduce((sum, cents) => sum + (cents / nav) ** 2, 0))
      expectFigure('top10_percent', (100 * weights.slice(0, 10).reduce((sum, cents) => sum + cents, 0)) / nav)
      expectFigure('held_percent', (100 * add(own)) / nav)
      expectFigure('identified_percent', (100 * add(own.filter(({ asset_id }) => asset_id !== null))) / nav)
      expectFigure('abroad_percent', (100 * add(own.filter(({ asset_kind }) => asset_kind === 'foreign_share'))) / nav)
      expectFigure('equities_percent', (100 * add(own.filter(({ category }) => category === 'equities'))) / nav)
      if (papers.length === 0) {
        expect(row).toMatchObject({ indexer_cdi_percent: null, fixed_income_reason: 'no_fixed_income' })
        continue
      }
      for (const indexer of ['cdi', 'selic', 'ipca', 'igpm', 'fixed', 'fx', 'other', 'unknown']) {
        expectFigure(
          `indexer_${indexer}_percent`,
          (100 * add(papers.filter((line) => indexerOf(line) === indexer))) / add(papers),
        )
      }
      const known = papers.filter(({ days }) => isKnownDay(days))
      for (const [name, from, to] of [
        ['30', 0, 30],
        ['180', 30, 180],
        ['360', 180, 360],
        ['720', 360, 720],
        ['1800', 720, 1800],
        ['over', 1800, 1e9],
      ] as const) {
        expectFigure(
          `maturity_${name}_percent`,
          (100 * add(known.filter(({ days }) => (days ?? 0) > from && (days ?? 0) <= to))) / add(papers),
        )
      }
      expectFigure('maturity_unknown_percent', (100 * (add(papers) - add(known))) / add(papers))
      if (known.length > 0)
        expectFigure(
          'average_maturity_days',
          known.reduce((sum, { cents, days }) => sum + cents * (days ?? 0), 0) / add(known),
        )
    }
  })

  it.each([
    ['completeness', 'partial', 'month_incomplete'],
    ['reconciliation_grade', 'fail', 'not_reconciled'],
    ['nav_value', '0.00', 'nav_not_positive'],
  ])('with %s %s are null, and say %s', async (column, value, reason) => {
    const line = createShareLine(100)
    const [row] = await figuresOf(writeTables([line], new Map([[line.cnpj, 100]]), { [column]: value }))

    expect(row).toMatchObject({
      equities_percent: null,
      hhi: null,
      portfolio_reason: reason,
      composition_reason: reason,
    })
  })

  it('with confidential totals over 5 % of the NAV have no concentration, and with less they have', async () => {
    const line = createShareLine(9_500)
    const tables = writeTables([line], new Map([[line.cnpj, 10_000]]))
    const hidden = (value: string) => ({
      ...tables,
      cvm_fund_category: [{ cnpj: line.cnpj, category: 'equities', total_value: '100.00', confidential_value: value }],
    })

    expect(await figuresOf(hidden('5.01'))).toMatchObject([
      { hhi: null, composition_reason: 'confidential', portfolio_reason: null, confidential_percent: '5.010000' },
    ])
    expect(await figuresOf(hidden('5.00'))).toMatchObject([
      { hhi: '9025.000000', composition_reason: null, equities_percent: '95.000000', residual_percent: '5.000000' },
    ])
  })

  it('have a largest issuer only where nearly all issuers are known', async () => {
    const line = createShareLine(9_500)
    const tables = writeTables([line], new Map([[line.cnpj, 10_000]]))
    const known = (direct_value: string) => ({
      ...tables,
      cvm_issuer_exposure: [
        { cnpj: line.cnpj, issuer_id: '33000167', role: 'issuer', asset_kind: 'listed_share', direct_value },
      ],
    })

    expect(await figuresOf(known('95.00'))).toMatchObject([{ top_issuer_percent: '95.000000', issuer_reason: null }])
    expect(await figuresOf(known('90.00'))).toMatchObject([{ top_issuer_percent: '90.000000', issuer_reason: null }])
    expect(await figuresOf(known('89.99'))).toMatchObject([
      { top_issuer_percent: null, issuer_reason: 'issuers_unknown', hhi: '9025.000000' },
    ])
  })
})
