import { z } from 'zod'
import { toExactNumber, toUnits, type ExactNumber } from '../../../../../algorithms/exact-number.ts'
import { defineEndpoint, type Row, type Snapshot } from '../../../../api/endpoint.ts'
import { booleanInput, dayInput } from '../../../../api/input.ts'
import type { Month } from '../../../../core/month.ts'
import { described, listOutput } from '../../../../api/output.ts'
import { FUND_MONTH_KEYS } from '../../../../api/row-keys.ts'
import { listAnswer, type Page, pageInput, takePage } from '../../../../api/page.ts'
import { type Sort, sortableColumns, sortInput } from '../../../../api/sort.ts'
import { sortedRows } from '../../../../api/sorted-rows.ts'
import { mapInTurns } from '../../../../../algorithms/work-budget.ts'
import type { FiledMonth } from '../../../../fund/api/filing.ts'
import { classAsFiled, findClass, readReportedNav } from '../../../../fund/api/fund.ts'
import { shareDivisor } from '../../../../fund/api/share.ts'
import { sharePercent } from '../../../../../algorithms/share.ts'
import { type AssetCode, assetCodeInput } from './asset-code.ts'
import { lastDayOfMonth } from '../../../../api/business-day.ts'
import { datasetMonth, monthCompleteness } from './dataset-month.ts'
import { holderOutput } from './output.ts'
import { MONTHS_SEARCHED, requireAsset } from './require-asset.ts'
import { allHoldingsOrRefuse } from '../bounded-walks.ts'
import { directHoldings, type Holding, type Position } from '../../../../../algorithms/holders/reach.ts'
import { readGraphAbove } from './read-holders-graph.ts'

const ASSET_POSITIONS = new URL('asset_positions.sql', import.meta.url)
const QUOTA_POSITIONS = new URL('quota_positions.sql', import.meta.url)
const FILED = new URL('holders_filed.sql', import.meta.url)

const KEY = ['cnpj'] as const
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
    'Every class with a line of the ISIN or exchange code, or with quotas of the fund, as filed, ordered by value, then `cnpj`; short positions are negative and come last. Sorted by `name` or `share_percent` the filings of all holders are read for each page. Without `date` it is the newest month of which all members are published, or the newest where there is none; the header `X-Reference-Date` says which. An asset that is known and that nobody holds is answered with an empty list; one that neither the month nor the ' +
    `${String(MONTHS_SEARCHED)} newest months, the quotes or the registers name is a 404 with the nearest codes. ` +
    'A line is found by the code that its filer gave: most files name shares by ISIN and exchange code, that of the structured funds only by exchange code, so ask for both. With `indirect=true` also those that hold it through other funds: each is shown what the leaves of that asset in its look-through (`view=paths`, ten levels) add up to, so a real is counted once for each fund above it, and the values of a list must not be added up. Quotas of a fund asked for stand for themselves there: they are not replaced by what it holds. Confidential holdings name no asset, so no holder of those is known.',
  dataset: 'cvm_fund_portfolio',
  input: z
    .strictObject({
      code: assetCodeInput,
      date: dayInput('A day of the competence month asked for; omitted, the newest that is complete.').optional(),
      indirect: booleanInput('With the funds that hold it through other funds.').default(false),
      ...sortInput(sortableColumns(holderOutput), { by: 'value', order: 'desc', key: KEY }),
      ...pageInput,
    })
    .refine(({ sort_by, indirect }) => indirect || !INDIRECT_COLUMNS.includes(sort_by), {
      error: 'Only with indirect=true does a row have that column: add it, or sort by another.',
      path: ['sort_by'],
    }),
  output: listOutput(holderOutput),
  rows: ['data'],
  rowKeys: {
    asset_code: described(z.string(), 'The ISIN, exchange code or CNPJ that was asked for.', 'VARCHAR'),
    reference_date: FUND_MONTH_KEYS.reference_date,
  },
  headers: {
    'X-Data-Completeness': '`complete`, or `partial; missing=` and the members that the month lacks.',
    'X-Reference-Date': 'Last day of the competence month.',
  },
  cost: {
    heavy: {
      when: `with indirect=true, and sorted by ${FILED_COLUMNS.join(' or ')}`,
      is: ({ indirect, sort_by }) => indirect || FILED_COLUMNS.includes(sort_by),
    },
    work: 20_000_000,
    narrower: { indirect: "ask without it, or for one fund's look-through." },
  },
  examples: [
    { code: 'CPFE3', date: '20251031' },
    { code: '09215250000113', date: '20251031', indirect: 'true' },
  ],
  async answer(snapshot, { code, date, indirect, sort_by, sort_order, ...page }) {
    const month = datasetMonth(snapshot, date?.slice(0, 7) ?? null)
    const numbers = code.kind === 'fund' ? await findNumbers(snapshot, code.text) : []
    const positions = await readPositions(snapshot, code, numbers, month)
    if (positions.length === 0) await requireAsset(snapshot, code, numbers, month)
    const holdings = indirect
      ? await allHoldingsOrRefuse(
          await readGraphAbove(snapshot, [...new Set(positions.map(({ cnpj }) => cnpj))], month),
          positions,
          new Set(numbers),
          snapshot.work,
        )
      : directHoldings(positions)
    const figures = await mapInTurns(snapshot.work, holdings, UNITS_A_HOLDING, (holding) =>
      makeFigures(holding, indirect),
    )
    const rows = await pageOfRows(snapshot, figures, month, { sort_by, sort_order }, page)
    const fileName = `asset_holders-${code.text.replaceAll(/[^A-Za-z0-9]+/g, '_')}-${month}`
    return {
      ...listAnswer(rows, page, fileName),
      rowKeys: { asset_code: code.text, reference_date: lastDayOfMonth(month) },
      headers: { ...monthCompleteness(snapshot, month), 'X-Reference-Date': lastDayOfMonth(month) },
    }
  },
})

/** The numbers that lines can name a fund by: as asked, and that of its one class. */
async function findNumbers(snapshot: Snapshot, cnpj: string): Promise<string[]> {
  // Funds that file elsewhere are held all the same.
  const fundClass = await findClass(snapshot, cnpj, () => Promise.resolve(true))
  return [...new Set([cnpj, fundClass.cnpj])]
}

async function readPositions(
  snapshot: Snapshot,
  { kind, text }: AssetCode,
  numbers: readonly string[],
  month: Month,
): Promise<Position[]> {
  const rows =
    kind === 'fund'
      ? await snapshot.query(QUOTA_POSITIONS, { cnpjs: numbers }, [month])
      : await snapshot.query(ASSET_POSITIONS, { code: text }, [month])
  return mapInTurns(snapshot.work, rows as unknown as PositionRow[], UNITS_A_HOLDING, ({ cnpj, quantity, value }) => ({
    cnpj,
    quantity: toUnits(quantity.text, 6),
    value: toUnits(value.text, 2),
  }))
}

/** A row of `asset_positions.sql` and of `quota_positions.sql`. */
interface PositionRow {
  readonly cnpj: string
  readonly quantity: ExactNumber
  readonly value: ExactNumber
}

/** The figures of a holder that do not need its filing. */
type Figures = Row & { readonly cnpj: string; readonly quantity: ExactNumber; readonly value: ExactNumber }

function makeFigures(
  { cnpj, quantity, directValue, indirectValue, shortestDepth }: Holding,
  indirect: boolean,
): Figures {
  return {
    cnpj,
    quantity: toExactNumber(quantity, 6),
    value: toExactNumber(directValue + indirectValue, 2),
    ...(indirect && {
      direct_value: toExactNumber(directValue, 2),
      indirect_value: toExactNumber(indirectValue, 2),
      shortest_depth: shortestDepth,
    }),
  }
}

/** A page of the rows; only where they are sorted by what holders filed are all of them asked about. */
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
  const cnpjs = figures.map(({ cnpj }) => cnpj)
  const filed = (await snapshot.query(FILED, { cnpjs }, [month])) as unknown as HolderFiled[]
  const byCnpj = new Map(filed.map((each) => [each.cnpj, each]))
  return Promise.all(figures.map((each) => makeRow(snapshot, each, byCnpj.get(each.cnpj) ?? null)))
}

async function makeRow(snapshot: Snapshot, figures: Figures, filed: HolderFiled | null): Promise<Row> {
  const { cnpj, quantity, value, ...ofIndirect } = figures
  const shareOf = filed && (await readDivisor(snapshot, filed))
  return {
    cnpj,
    name: filed?.fund_name_filed ?? '',
    quantity,
    value,
    share_percent: shareOf && sharePercent(value, shareOf),
    ...ofIndirect,
  }
}

/** Reads the divisor of a holder's shares; nearly all holders filed their NAV, so the registers are seldom read. */
async function readDivisor(snapshot: Snapshot, filed: HolderFiled): Promise<ExactNumber | null> {
  const fundClass = filed.nav_value ? { cnpj: filed.cnpj, row: null } : await classAsFiled(snapshot, filed.cnpj)
  return shareDivisor(await readReportedNav(snapshot, fundClass, filed), filed)
}
