import { expect, it } from 'vitest'
import type { AssetLine } from '../../../schemas/fund/api/look-through/asset-line.ts'
import type { Holder, HolderReport, QuotaLine } from '../../../schemas/fund/api/look-through/graph.ts'
import { NO_AMOUNTS } from '../../../schemas/fund/api/look-through/amounts.ts'
import type { MonthRead } from '../../../pipeline/look-through/read-month.ts'
import { hashRead } from '../../../pipeline/look-through/write-rows.ts'

const [FUND, HELD] = ['11222333000181', '44555666000172'] as const

const quota: QuotaLine = { id: 'q-0', target: HELD, value: 5n, quantity: 7n, isForeign: false, isConfidential: false }
const line: AssetLine = { cnpj: FUND, id: 'a-0', key: 'b3:PETR4', basis: 'filed', quantity: 3n, value: 2n }
const report: HolderReport = {
  source: 'fidc_month',
  date: '2025-10-31',
  ageMonths: 0,
  isStale: false,
  quotasIssued: 9n,
}
const holder: Holder = {
  cnpj: FUND,
  nav: 10n,
  total: 8n,
  isConfidential: false,
  report,
  directValues: NO_AMOUNTS,
  quotas: [quota],
}

/** A month of one fund with one line and one quota. */
function read(other: { readonly holder?: Partial<Holder>; readonly line?: Partial<AssetLine> } = {}): MonthRead {
  return {
    filers: [FUND],
    graph: { holders: new Map([[FUND, { ...holder, ...other.holder }]]) },
    lines: new Map([[FUND, [{ ...line, ...other.line }]]]),
    kinds: new Map([['b3:PETR4', 'listed_share']]),
  }
}

const withQuota = (other: Partial<QuotaLine>) => read({ holder: { quotas: [{ ...quota, ...other }] } })
const withReport = (other: Partial<HolderReport>) => read({ holder: { report: { ...report, ...other } } })

it.each<readonly [string, MonthRead]>([
  ['the class that files', { ...read(), filers: [HELD] }],
  ['the kind of an asset', { ...read(), kinds: new Map([['b3:PETR4', 'unit']]) }],
  ['the NAV of a fund', read({ holder: { nav: null } })],
  ['the total of its lines', read({ holder: { total: 9n } })],
  ['whether they are confidential', read({ holder: { isConfidential: true } })],
  ['the age of its report', withReport({ ageMonths: 1 })],
  ['whether the report is stale', withReport({ isStale: true })],
  ['the quotas that it issued', withReport({ quotasIssued: null })],
  ['the id of a quota line', withQuota({ id: 'q-1' })],
  ['the fund of a quota line', withQuota({ target: null })],
  ['the value of a quota line', withQuota({ value: 6n })],
  ['the quotas of a quota line', withQuota({ quantity: 8n })],
  ['whether the fund of a quota line is foreign', withQuota({ isForeign: true })],
  ['whether a quota line is confidential', withQuota({ isConfidential: true })],
  ['the class of a line', read({ line: { cnpj: HELD } })],
  ['the id of a line', read({ line: { id: 'a-1' } })],
  ['the asset of a line', read({ line: { key: 'b3:VALE3' } })],
  ['the quantity of a line', read({ line: { quantity: 4n } })],
  ['the value of a line', read({ line: { value: 1n } })],
])('a month in which %s is another has another hash', (_what, other) => {
  expect(hashRead(other)).not.toBe(hashRead(read()))
})

it('the order in which funds, lines and kinds were read does not count for the hash', () => {
  const two = [line, { ...line, id: 'a-1' }]
  const month = (lines: readonly AssetLine[], ...funds: readonly string[]): MonthRead => ({
    filers: [FUND],
    graph: { holders: new Map(funds.map((cnpj) => [cnpj, { ...holder, cnpj }])) },
    lines: new Map(funds.map((cnpj) => [cnpj, lines])),
    kinds: new Map(funds.map((cnpj) => [cnpj, 'unit'])),
  })

  expect(hashRead(month(two.toReversed(), HELD, FUND))).toBe(hashRead(month(two, FUND, HELD)))
})
