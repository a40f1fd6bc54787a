import { z } from 'zod'
import { exactOf, unitsOf } from '../../../core/decimal.ts'
import { defineEndpoint, type ExactNumber, type Row, type Snapshot } from '../../../core/endpoint.ts'
import { booleanInput, dayInput } from '../../../core/input.ts'
import type { Month } from '../../../core/month.ts'
import { listOutput } from '../../../core/output.ts'
import { listAnswer, type Page, pageBindings, pageInput } from '../../../core/page.ts'
import type { FiledMonth } from '../../../fund/filing.ts'
import { classAsFiled, classOf, reportedNav } from '../../../fund/fund.ts'
import { shareDivisor, sharePercent } from '../../../fund/share.ts'
import { type AssetCode, assetCodeInput } from './asset-code.ts'
import { datasetMonth, lastDayOf, monthCompleteness } from './dataset-month.ts'
import { holderOutput } from './output.ts'
import { allHoldings, directHoldings, type Holding, type Position } from './reach.ts'
import { readGraphAbove } from './read-holders-graph.ts'

const ASSET_POSITIONS = new URL('asset_positions.sql', import.meta.url)
const QUOTA_POSITIONS = new URL('quota_positions.sql', import.meta.url)
const FILED = new URL('holders_filed.sql', import.meta.url)

export const assetHolders = defineEndpoint({
  id: 'asset_holders',
  path: '/v1/asset/{code}/holders',
  summary: 'Which funds hold an asset at the end of a month, the largest position first',
  description:
    'Every class with a line of the ISIN or exchange code, or with quotas of the fund, as filed, ordered by value, then `cnpj`; short positions are negative and stand last. Without `date` it is the newest month of which all members are published, or the newest where there is none; the header `X-Reference-Date` says which. A code that nobody holds is answered with an empty list. With `indirect=true` also those that hold it through other funds: each is shown what the leaves of that asset in its look-through (`view=paths`, ten levels) add up to, so a real is counted once for each fund above it, and the values of a list must not be added up. Quotas of a fund asked for stand for themselves there: they are not replaced by what it holds. Confidential holdings name no asset, so no holder of those is known.',
  dataset: 'cvm_fund_portfolio',
  input: z.strictObject({
    code: assetCodeInput,
    date: dayInput('A day of the competence month asked for; omitted, the newest that is complete.').optional(),
    indirect: booleanInput('With the funds that hold it through other funds.').default(false),
    ...pageInput,
  }),
  output: listOutput(holderOutput),
  rows: ['data'],
  headers: {
    'X-Data-Completeness': '`complete`, or `partial; missing=` and the members that the month lacks.',
    'X-Reference-Date': 'Last day of the competence month.',
  },
  examples: [
    { code: 'CPFE3', date: '20251031' },
    { code: '09215250000113', date: '20251031', indirect: 'true' },
  ],
  async answer(snapshot, { code, date, indirect, page, page_size }) {
    const month = datasetMonth(snapshot, date?.slice(0, 7) ?? null)
    const numbers = code.kind === 'fund' ? await numbersOf(snapshot, code.text) : []
    const positions = await positionsOf(snapshot, code, numbers, month)
    const holdings = indirect
      ? await allHoldings(
          await readGraphAbove(snapshot, [...new Set(positions.map(({ cnpj }) => cnpj))], month),
          positions,
          new Set(numbers),
        )
      : directHoldings(positions)
    const rows = await rowsOf(snapshot, pageOf(holdings, { page, page_size }), month, indirect)
    const fileName = `asset_holders-${code.text.replaceAll(/[^A-Za-z0-9]+/g, '_')}-${month}`
    return {
      ...listAnswer(rows, { page, page_size }, fileName),
      headers: { ...monthCompleteness(snapshot, month), 'X-Reference-Date': lastDayOf(month) },
    }
  },
})

/** The numbers that lines can name a fund by: as asked, and that of its one class. */
async function numbersOf(snapshot: Snapshot, cnpj: string): Promise<string[]> {
  // Funds that file elsewhere are held all the same.
  const fundClass = await classOf(snapshot, cnpj, () => Promise.resolve(true))
  return [...new Set([cnpj, fundClass.cnpj])]
}

async function positionsOf(
  snapshot: Snapshot,
  { kind, text }: AssetCode,
  numbers: readonly string[],
  month: Month,
): Promise<Position[]> {
  const rows =
    kind === 'fund'
      ? await snapshot.query(QUOTA_POSITIONS, { cnpjs: numbers }, [month])
      : await snapshot.query(ASSET_POSITIONS, { code: text }, [month])
  return (rows as unknown as PositionRow[]).map(({ cnpj, quantity, value }) => ({
    cnpj,
    quantity: unitsOf(quantity.text, 6),
    value: unitsOf(value.text, 2),
  }))
}

/** A row of `asset_positions.sql` and of `quota_positions.sql`. */
interface PositionRow {
  readonly cnpj: string
  readonly quantity: ExactNumber
  readonly value: ExactNumber
}

function pageOf(holdings: readonly Holding[], page: Page): Holding[] {
  const { offset, limit } = pageBindings(page)
  return [...holdings].sort(largestFirst).slice(offset, offset + limit)
}

function valueOf({ directValue, indirectValue }: Holding): bigint {
  return directValue + indirectValue
}

function largestFirst(a: Holding, b: Holding): number {
  const [left, right] = [valueOf(a), valueOf(b)]
  if (left !== right) return left > right ? -1 : 1
  return a.cnpj < b.cnpj ? -1 : 1
}

type HolderFiled = FiledMonth & { readonly cnpj: string }

async function rowsOf(
  snapshot: Snapshot,
  holdings: readonly Holding[],
  month: Month,
  indirect: boolean,
): Promise<Row[]> {
  if (holdings.length === 0) return []
  const cnpjs = holdings.map(({ cnpj }) => cnpj)
  const filed = (await snapshot.query(FILED, { cnpjs }, [month])) as unknown as HolderFiled[]
  const byCnpj = new Map(filed.map((each) => [each.cnpj, each]))
  return Promise.all(holdings.map((holding) => rowOf(snapshot, holding, byCnpj.get(holding.cnpj) ?? null, indirect)))
}

async function rowOf(snapshot: Snapshot, holding: Holding, filed: HolderFiled | null, indirect: boolean): Promise<Row> {
  const value = exactOf(valueOf(holding), 2)
  const shareOf = filed && (await divisorOf(snapshot, filed))
  return {
    cnpj: holding.cnpj,
    name: filed?.fund_name_filed ?? '',
    quantity: exactOf(holding.quantity, 6),
    value,
    share_percent: shareOf && sharePercent(value, shareOf),
    ...(indirect && {
      direct_value: exactOf(holding.directValue, 2),
      indirect_value: exactOf(holding.indirectValue, 2),
      shortest_depth: holding.shortestDepth,
    }),
  }
}

/** What shares of a holder are of; nearly all filed their NAV, so the registers are seldom asked. */
async function divisorOf(snapshot: Snapshot, filed: HolderFiled): Promise<ExactNumber | null> {
  const fundClass = filed.nav_value ? { cnpj: filed.cnpj, row: null } : await classAsFiled(snapshot, filed.cnpj)
  return shareDivisor(await reportedNav(snapshot, fundClass, filed), filed)
}
