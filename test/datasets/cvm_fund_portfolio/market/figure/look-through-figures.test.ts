import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Duck } from '../../../../../pipeline/duckdb.ts'
import { figureTable } from '../../../../../schemas/datasets/cvm_fund_portfolio/market/figure/figure-table.ts'
import { holdDuck, type HeldDatabase } from '../../../../helpers/duckdb.ts'
import { temporaryFolder } from '../../../../helpers/folders.ts'
import { pick, randomFrom } from '../../../../helpers/random.ts'
import { makeMonth, type Relations } from '../../../../helpers/view-rows.ts'

let held: HeldDatabase<Duck>
beforeAll(async () => {
  held = await holdDuck({ threads: 1, temporary: await temporaryFolder() })
})
afterAll(() => held.close())

async function figuresOf(given: Relations) {
  await makeMonth(held.it, figureTable, '2024-03', given, 'figures')
  return held.it.rows(`SELECT * FROM figures WHERE period = 'last_1_month' ORDER BY cnpj`)
}

const text = (cents: number) => (cents / 100).toFixed(2)
const classNumber = (at: number) => String(at).padStart(14, '0')
const filed = (cnpj: string, nav: number, more: Readonly<Record<string, string>> = {}) => ({
  cnpj,
  type: 'fif',
  nav_value: text(nav),
  reconciliation_grade: 'ok',
  completeness: 'complete',
  reference_date: '2024-03-31',
  total_portfolio_value: text(nav),
  line_count: 1,
  ...more,
})

interface Leaf {
  readonly cnpj: string
  readonly leaf_key: string
  readonly asset_id: string | null
  readonly asset_kind: string
  readonly resolution: string
  readonly cents: number
}

const leaf = (cnpj: string, asset_kind: string, cents: number, more: Partial<Leaf> = {}): Leaf => ({
  cnpj,
  leaf_key: `a:${asset_kind}`,
  asset_id: `a:${asset_kind}`,
  asset_kind,
  resolution: 'direct',
  cents,
  ...more,
})
const opened = (leaves: readonly Leaf[]) =>
  leaves.map(({ cents, ...each }) => ({ ...each, value: text(cents), shortest_depth: 1, quantity: '1' }))

const HELD = [
  'listed_share',
  'unit',
  'receipt',
  'bdr',
  'fund_quota',
  'government_bond',
  'private_paper',
  'foreign_share',
  'foreign_bond',
  'offshore_fund',
  'crypto',
  'credit_right',
  'property',
  'other',
]

describe('figures of what look-throughs open', () => {
  it.each([1, 2])('are those of a second reading of their leaves, world %i', async (seed) => {
    const random = randomFrom(seed)
    const cnpjs = Array.from({ length: 15 }, (_each, at) => classNumber(at))
    const navs = new Map(cnpjs.map((cnpj) => [cnpj, 5_000_000 + Math.floor(random() * 5_000_000)]))
    const leaves = cnpjs.flatMap((cnpj) =>
      Array.from({ length: 1 + Math.floor(random() * 25) }, (_each, at): Leaf => {
        const asset_kind = pick(random, [...HELD, 'cash', 'payable', 'swap', 'repo', 'provision'])
        const asset = random() < 0.7 ? `asset:${String(Math.floor(random() * 6))}` : null
        return {
          cnpj,
          asset_kind,
          asset_id: asset,
          leaf_key: asset ?? `line 2024-03 ${cnpj} ${String(at)}`,
          resolution:
            asset_kind === 'fund_quota'
              ? pick(random, ['direct', 'not_filed', 'stale'])
              : asset_kind === 'offshore_fund'
                ? 'foreign'
                : 'direct',
          cents: Math.floor(random() * 400_000) * (random() < 0.1 ? -1 : 1),
        }
      }),
    )
    const rows = await figuresOf({
      cvm_fund_month: [...navs].map(([cnpj, nav]) => filed(cnpj, nav)),
      cvm_fund_look_through: opened(leaves),
    })

    expect(rows.length).toBe(cnpjs.length)
    const reasons = new Set<unknown>()
    for (const row of rows) {
      const nav = navs.get(String(row['cnpj'])) ?? 0
      const own = leaves.filter(({ cnpj }) => cnpj === row['cnpj'])
      const unopened = own.filter(({ resolution }) => !['direct', 'foreign'].includes(resolution))
      const assets = own.filter(({ asset_kind }) => HELD.includes(asset_kind))
      const add = (of: readonly Leaf[]) => of.reduce((sum, { cents }) => sum + cents, 0)
      const expectFigure = (name: string, value: number) => {
        expect([row['cnpj'], name, Math.abs(Number(row[name]) - value) < 0.000002]).toEqual([row['cnpj'], name, true])
      }
      expectFigure('lt_unopened_percent', (100 * add(unopened)) / nav)
      reasons.add(row['lt_reason'])
      if (unopened.reduce((sum, { cents }) => sum + Math.abs(cents), 0) * 20 > nav) {
        expect(row).toMatchObject({ lt_hhi: null, lt_held_percent: null, lt_reason: 'quotas_unopened' })
        continue
      }
      const byAsset = new Map<string, number>()
      for (const each of assets) {
        const name = each.asset_id ?? each.leaf_key
        byAsset.set(name, (byAsset.get(name) ?? 0) + each.cents)
      }
      const weights = [...byAsset.values()].filter((cents) => cents > 0).sort((a, b) => b - a)
      expectFigure('lt_hhi', 10_000 * weights.reduce((sum, cents) => sum + (cents / nav) ** 2, 0))
      expectFigure('lt_top10_percent', (100 * weights.slice(0, 10).reduce((sum, cents) => sum + cents, 0)) / nav)
      expectFigure('lt_held_percent', (100 * add(assets)) / nav)
      expectFigure('lt_identified_percent', (100 * add(assets.filter(({ asset_id }) => asset_id !== null))) / nav)
      const abroad = assets.filter(({ asset_kind }) => /^(foreign_|offshore)/.test(asset_kind))
      expectFigure('lt_abroad_percent', (100 * add(abroad)) / nav)
    }
    expect(reasons).toEqual(new Set([null, 'quotas_unopened']))
  })

  it('have the largest issuer by itself and through funds together, where nearly all are known', async () => {
    const cnpj = classNumber(1)
    const ask = (indirect_value: string) =>
      figuresOf({
        cvm_fund_month: [filed(cnpj, 10_000)],
        cvm_fund_look_through: opened([leaf(cnpj, 'private_paper', 6_000)]),
        cvm_issuer_exposure: [
          {
            cnpj,
            issuer_id: '33000167',
            role: 'issuer',
            asset_kind: 'private_paper',
            direct_value: '20.00',
            indirect_value,
          },
        ],
      })

    expect(await ask('40.00')).toMatchObject([
      { lt_top_issuer_percent: '60.000000', lt_issuer_known_percent: '60.000000', lt_issuer_reason: null },
    ])
    expect(await ask('30.00')).toMatchObject([{ lt_top_issuer_percent: null, lt_issuer_reason: 'issuers_unknown' }])
  })

  it.each([
    ['of which the month has no look-through', {}, [], 'look_through_not_compiled'],
    [
      'of a month without all members',
      { completeness: 'partial' },
      [leaf(classNumber(1), 'unit', 5)],
      'month_incomplete',
    ],
    [
      'whose lines do not explain the NAV',
      { reconciliation_grade: 'fail' },
      [leaf(classNumber(1), 'unit', 5)],
      'not_reconciled',
    ],
    ['that hide more than a twentieth', {}, [leaf(classNumber(1), 'confidential', 501)], 'confidential'],
  ] as const)('are null of classes %s', async (_which, more, leaves, reason) => {
    const given = { cvm_fund_month: [filed(classNumber(1), 10_000, more)], cvm_fund_look_through: opened(leaves) }

    expect(await figuresOf(given)).toMatchObject([{ lt_hhi: null, lt_top_issuer_percent: null, lt_reason: reason }])
  })
})

describe('what opens', () => {
  const cnpj = classNumber(1)
  const hid = (competence_month: string, opens: string | null, value: string) => ({
    competence_month,
    cnpj,
    opens,
    value,
    line_count: 1,
  })
  const three = [
    hid('2023-12', '2024-03', '7.50'),
    hid('2024-01', '2024-04', '9.00'),
    hid('2024-02', '2024-05', '1.00'),
  ]
  const ask = (earlier: Relations[string], now: Relations[string] = []) =>
    figuresOf({
      cvm_fund_month: [filed(cnpj, 100), filed(classNumber(2), 100)],
      cvm_class_hidden: now,
      earlier_cvm_class_hidden: earlier,
    })

  it('is what earlier months hid until this one, those of 180 days too', async () => {
    const now = [hid('2024-03', '2024-06', '4.00'), hid('2024-03', '2024-09', '2.00')]
    expect(await ask([...three, hid('2023-09', '2024-03', '0.50')], now)).toMatchObject([
      { cnpj, opens: '2024-06', released_value: '8.00', released_reason: null },
      { opens: null, released_value: '0.00', released_reason: null },
    ])
  })

  it('is not known without the three months before', async () => {
    expect(await ask(three.slice(1))).toMatchObject([
      { released_value: null, released_reason: 'month_not_compiled' },
      { released_value: null, released_reason: 'month_not_compiled' },
    ])
  })
})
