import { z } from 'zod'
import { RULES_VERSION_HEADER, rulesVersion } from '../../../../api/rules-version.ts'
import { toExactNumber, toUnits, type ExactNumber } from '../../../../../algorithms/exact-number.ts'
import { defineEndpoint, type Row, type Snapshot } from '../../../../api/endpoint.ts'
import { booleanInput, dayInput } from '../../../../api/input.ts'
import type { Month } from '../../../../core/month.ts'
import { described } from '../../../../api/output.ts'
import { FUND_MONTH_KEYS } from '../../../../api/row-keys.ts'
import { listAnswer, type Page, pageInput, takePage } from '../../../../api/page.ts'
import { type Sort, sortableColumns, sortInput } from '../../../../api/sort.ts'
import { sortedRows } from '../../../../api/sorted-rows.ts'
import { mapInTurns } from '../../../../../algorithms/work-budget.ts'
import { type FiledMonth, PORTFOLIO } from '../../../../fund/api/filing.ts'
import { classAsFiled } from '../../../../fund/api/fund.ts'
import { readReportedNav } from '../../../../fund/api/reported-nav.ts'
import { shareDivisor } from '../../../../fund/api/share.ts'
import { sharePercent } from '../../../../../algorithms/share.ts'
import { assetCodeInput } from '../../../../fund/api/asset-code.ts'
import { findAsset, type FoundAsset } from '../../../../fund/api/find-asset.ts'
import { lastDayOfMonth } from '../../../../api/business-day.ts'
import { datasetMonth, monthCompleteness } from './dataset-month.ts'
import { includeInput, type Included } from './include.ts'
import { readMarketIdentified } from './market-identified.ts'
import { holderListOutput, holderOutput } from './output.ts'
import { allHoldingsOrRefuse } from '../bounded-walks.ts'
import { directHoldings, type Holding, type Position } from '../../../../../algorithms/holders/reach.ts'
import { readGraphAbove } from './read-holders-graph.ts'

const ASSET_POSITIONS = new URL('asset_positions.sql', import.meta.url)
const QUOTA_POSITIONS = new URL('quota_positions.sql', import.meta.url)
const FILED = new URL('holders_filed.sql', import.meta.url)
/** The lines that do not own the asset, by the word that asks for them. */
const INCLUDED: Readonly<Record<Included, URL>> = {
  repo: new URL('repo_positions.sql', import.meta.url),
  derivatives: new URL('derivative_positions.sql', import.meta.url),
}

const KEY = ['cnpj', 'position'] as const
/** Reading or writing the figures of a holder. */
const UNITS_A_HOLDING = 5
/** The columns that come from the filing of a holder, and those of its indirect holdings. */
const FILED_COLUMNS: readonly string[] = ['name', 'share_percent']
const INDIRECT_COLUMNS: readonly string[] = ['direct_value', 'indirect_value', 'shortest_depth']

export const assetHolders = defineEndpoint({
  id: 'asset_holders',
  path: '/v1/asset/{code}/holders',
  summary: 'Which funds hold an asset at the end of a month, the largest position first',
  description:
    "Every class with a line of the asset, ordered by value, then `cnpj`. The asset is found by ticker, ISIN, Selic or CETIP code, `asset_id`, or the CNPJ of a fund, in letters of any case and whichever of them its lines file. Quotas of a fund are also found under the number of the fund whose only class it is. A code of several assets, such as a Selic code without the maturity, is a conflict that lists them. A code that no line of the snapshot names is not found, and one that nobody holds in the month is an empty list. Own and lent lines of a holder are one row; borrowed ones are a row of their own, which is negative and comes last. `include=repo,derivatives` adds what is not owned: the repos that a bond secures, and the options, futures and forwards that file the asset's ISIN or ticker. `position` says which is which; the value of a future is the variation of a day. If they are sorted by `name` or `share_percent`, the filings of all holders are read for each page. Without `date` the month is the newest one with all its members, or else the newest; `reference_date` names it. Lines that name no asset have no known holder, nor have confidential holdings: `identified_percent` says how much of the month's lines do. With `indirect=true` the list also has the funds that hold it through other funds. Each shows the sum of the leaves of that asset in its look-through (`view=paths`, ten levels), so a real is counted once for each fund above it: do not add up the values of a list. Quotas of the requested fund are not replaced by its holdings there.",
  dataset: 'cvm_fund_portfolio',
  input: z
    .strictObject({
      code: assetCodeInput,
      date: dayInput('A day of the requested competence month; if omitted, the newest complete month.').optional(),
      indirect: booleanInput('With the funds that hold it through other funds.').default(false),
      include: includeInput,
      ...sortInput(sortableColumns(holderOutput), { by: 'value', order: 'desc', key: KEY }),
      ...pageInput,
    })
    .refine(({ sort_by, indirect }) => indirect || !INDIRECT_COLUMNS.includes(sort_by), {
      error: 'Only with indirect=true does a row have that column: add it, or sort by another.',
      path: ['sort_by'],
    }),
  output: holderListOutput,
  rows: ['data'],
  rowKeys: {
    asset_id: described(z.string(), 'Name of the asset.', 'VARCHAR'),
    reference_date: FUND_MONTH_KEYS.reference_date,
  },
  headers: {
    ...RULES_VERSION_HEADER,
    'X-Data-Completeness': '`complete`, or `partial; missing=` and the members that the month lacks.',
    'X-Reference-Date': 'Last day of the competence month.',
  },
  cost: {
    heavy: {
      when: `with indirect=true, and sorted by ${FILED_COLUMNS.join(' or ')}`,
      is: ({ indirect, sort_by }) => indirect || FILED_COLUMNS.includes(sort_by),
    },
    work: 20_000_000,
    narrower: { indirect: 'leave it out, or request the look-through of one fund.' },
  },
  examples: [
    { code: 'CPFE3', date: '20251031' },
    { code: '09215250000113', date: '20251031', indirect: 'true' },
  ],
  async answer(snapshot, { code, date, indirect, include, sort_by, sort_order, ...page }) {
    const month = datasetMonth(snapshot, date?.slice(0, 7) ?? null)
    const asset = await findAsset(snapshot, code, month)
    const [positions, identified] = await Promise.all([
      readPositions(snapshot, asset, include, month),
      readMarketIdentified(snapshot, month),
    ])
    const holdings = indirect
      ? await allHoldingsOrRefuse(
          await readGraphAbove(snapshot, [...new Set(positions.map(({ cnpj }) => cnpj))], month),
          positions,
          new Set(asset.cnpjs),
          snapshot.work,
        )
      : directHoldings(positions)
    const figures = await mapInTurns(snapshot.work, holdings, UNITS_A_HOLDING, (holding) =>
      makeFigures(holding, indirect),
    )
    const rows = await pageOfRows(snapshot, figures, month, { sort_by, sort_order }, page)
    const fileName = `asset_holders-${asset.asset_id.replaceAll(/[^A-Za-z0-9]+/g, '_')}-${month}`
    const { body, ...answer } = listAnswer(rows, page, fileName)
    const reference_date = lastDayOfMonth(month)
    const { identifiedPercent: identified_percent } = identified
    return {
      ...answer,
      rowKeys: { asset_id: asset.asset_id, reference_date },
      body: { success: true, reference_date, asset_id: asset.asset_id, identified_percent, data: body['data'] ?? [] },
      headers: {
        ...monthCompleteness(snapshot, month),
        ...rulesVersion(snapshot, PORTFOLIO, [month]),
        'X-Reference-Date': reference_date,
      },
    }
  },
})

async function readPositions(
  snapshot: Snapshot,
  { ids, cnpjs, subclass, isin, ticker }: FoundAsset,
  include: readonly Included[],
  month: Month,
): Promise<Position[]> {
  const named = { repo: { ids }, derivatives: { ids, isin, ticker } }
  // A subclass is found in its column; a fund can be filed by its ticker too.
  const ownIds = cnpjs.length === 0 ? ids : ids.filter((id) => !id.startsWith('fund:'))
  const rows = await Promise.all([
    cnpjs.length === 0 ? [] : snapshot.query(QUOTA_POSITIONS, { cnpjs, subclass }, [month]),
    ownIds.length === 0 ? [] : snapshot.query(ASSET_POSITIONS, { ids: ownIds }, [month]),
    ...include.map((word) => snapshot.query(INCLUDED[word], named[word], [month])),
  ])
  return mapInTurns(snapshot.work, rows.flat() as unknown as PositionRow[], UNITS_A_HOLDING, (row) => ({
    cnpj: row.cnpj,
    position: row.position,
    quantity: toUnits(row.quantity.text, 6),
    value: toUnits(row.value.text, 2),
  }))
}

/** A row of `asset_positions.sql` and of the other positions. */
interface PositionRow {
  readonly cnpj: string
  readonly position: string
  readonly quantity: ExactNumber
  readonly value: ExactNumber
}

/** The figures of a holder that do not need its filing. */
type Figures = Row & {
  readonly cnpj: string
  readonly position: string
  readonly quantity: ExactNumber
  readonly value: ExactNumber
}

function makeFigures(
  { cnpj, position, quantity, directValue, indirectValue, shortestDepth }: Holding,
  indirect: boolean,
): Figures {
  return {
    cnpj,
    position,
    quantity: toExactNumber(quantity, 6),
    value: toExactNumber(directValue + indirectValue, 2),
    ...(indirect && {
      direct_value: toExactNumber(directValue, 2),
      indirect_value: toExactNumber(indirectValue, 2),
      shortest_depth: shortestDepth,
    }),
  }
}

/** A page of the rows. What all holders filed is read only if the rows are sorted by it. */
async function pageOfRows(
  snapshot: Snapshot,
  figures: readonly Figures[],
  month: Month,
  sort: Sort,
  page: Page,
): Promise<Row[]> {
  if (FILED_COLUMNS.includes(sort.sort_by)) {
    return takePage(await sortedRows(await makeRows(snapshot, figures, month), sort, KEY, snapshot.work), page)
  }
  return makeRows(snapshot, takePage(await sortedRows(figures, sort, KEY, snapshot.work), page), month)
}

type HolderFiled = FiledMonth & { readonly cnpj: string }

async function makeRows(snapshot: Snapshot, figures: readonly Figures[], month: Month): Promise<Row[]> {
  if (figures.length === 0) return []
  const cnpjs = [...new Set(figures.map(({ cnpj }) => cnpj))]
  const filed = (await snapshot.query(FILED, { cnpjs }, [month])) as unknown as HolderFiled[]
  const byCnpj = new Map(filed.map((each) => [each.cnpj, each]))
  return Promise.all(figures.map((each) => makeRow(snapshot, each, byCnpj.get(each.cnpj) ?? null)))
}

async function makeRow(snapshot: Snapshot, figures: Figures, filed: HolderFiled | null): Promise<Row> {
  const { cnpj, position, quantity, value, ...ofIndirect } = figures
  const shareOf = filed && (await readDivisor(snapshot, filed))
  return {
    cnpj,
    name: filed?.fund_name_filed ?? '',
    quantity,
    value,
    share_percent: shareOf && sharePercent(value, shareOf),
    position,
    ...ofIndirect,
  }
}

/** Reads the divisor of a holder's shares; nearly all holders filed their NAV, so the registers are seldom read. */
async function readDivisor(snapshot: Snapshot, filed: HolderFiled): Promise<ExactNumber | null> {
  const fundClass = filed.nav_value ? { cnpj: filed.cnpj, row: null } : await classAsFiled(snapshot, filed.cnpj)
  return shareDivisor(await readReportedNav(snapshot, fundClass, filed), filed)
}
