import { toExactNumber, type ExactNumber } from '../../../../core/exact-number.ts'
import type { Holding } from '../../../../fund/api/holders/reach.ts'
import { sharePercent } from '../../../../fund/api/share-percent.ts'
import { mapInTurns } from '../../../../core/work-budget.ts'
import type { Ranged, Row, Snapshot } from '../../../../api/endpoint.ts'
import type { Ranges } from '../../../../api/ranges.ts'
import { type Page, takePage } from '../../../../api/page.ts'
import type { Sort } from '../../../../api/sort.ts'
import { sortedRows } from '../../../../api/sorted-rows.ts'
import type { Month } from '../../../../core/month.ts'
import { classAsFiled } from '../../../../fund/api/registered-class.ts'
import { type ReportedNav, readUnfiledNav } from '../../../../fund/api/reported-nav.ts'
import { shareDivisor } from '../../../../fund/api/share.ts'
import { type HolderFiled, readHoldersFiled } from './holders-filed.ts'
import { readReportsFiled } from './listing-funds.ts'
import { UNITS_A_HOLDING } from './read-holdings.ts'

export const KEY = ['cnpj', 'position', 'contract'] as const
export const FILED_COLUMNS: readonly string[] = ['name', 'share_percent']

/** True if all rows must be made before a page of them is known. */
export function needsFilings(sortBy: string, ranges: Ranges): boolean {
  return FILED_COLUMNS.includes(sortBy) || ranges.includes(FILED_COLUMNS)
}

/** Known figures of a holder without its filing. */
type Figures = Row & {
  readonly cnpj: string
  readonly position: string
  readonly quantity: ExactNumber
  readonly value: ExactNumber
  readonly contract?: string | null
  readonly oldest_report_date: string | null
}

interface Shown {
  readonly indirect: boolean
  readonly contracts: boolean
}

function makeFigures(
  { cnpj, position, contract, quantity, directValue, indirectValue, shortestDepth, oldestReportDate }: Holding,
  { indirect, contracts }: Shown,
): Figures {
  return {
    cnpj,
    position,
    ...(contracts && { contract }),
    quantity: toExactNumber(quantity, 6),
    value: toExactNumber(directValue + indirectValue, 2),
    oldest_report_date: oldestReportDate,
    ...(indirect && {
      direct_value: toExactNumber(directValue, 2),
      indirect_value: toExactNumber(indirectValue, 2),
      shortest_depth: shortestDepth,
    }),
  }
}

/** Makes a page of the rows. The filings of all holders are read only if they sort or choose the rows. */
export async function pageOfRows(
  snapshot: Snapshot,
  holdings: readonly Holding[],
  { month, ranges, ...shown }: Ranged & Shown & { readonly month: Month },
  sort: Sort,
  page: Page,
): Promise<Row[]> {
  const figures = await mapInTurns(snapshot.work, holdings, UNITS_A_HOLDING, (holding) => makeFigures(holding, shown))
  if (needsFilings(sort.sort_by, ranges)) {
    const rows = ranges.select(await makeRows(snapshot, figures, month))
    return takePage(await sortedRows(rows, sort, KEY, snapshot.work), page)
  }
  return makeRows(snapshot, takePage(await sortedRows(ranges.select(figures), sort, KEY, snapshot.work), page), month)
}

async function makeRows(snapshot: Snapshot, figures: readonly Figures[], month: Month): Promise<Row[]> {
  if (figures.length === 0) return []
  const filed = await readFiled(snapshot, figures, month)
  return Promise.all(figures.map((each) => makeRow(snapshot, each, filed.get(each.cnpj) ?? null, month)))
}

/** Reads the filings of holders: holdings for the month, or otherwise their own reports. */
async function readFiled(
  snapshot: Snapshot,
  figures: readonly Figures[],
  month: Month,
): Promise<ReadonlyMap<string, HolderFiled>> {
  const cnpjs = (those: readonly Figures[]) => [...new Set(those.map(({ cnpj }) => cnpj))]
  const reporting = cnpjs(figures.filter(({ oldest_report_date }) => oldest_report_date !== null))
  const [filed, reported] = await Promise.all([
    readHoldersFiled(snapshot, cnpjs(figures), month),
    readReportsFiled(snapshot, reporting, month),
  ])
  return reported.size === 0 ? filed : new Map([...filed, ...reported])
}

async function makeRow(snapshot: Snapshot, figures: Figures, filed: HolderFiled | null, month: Month): Promise<Row> {
  const { cnpj, position, contract, quantity, value, oldest_report_date, ...ofIndirect } = figures
  const shareOf = filed && shareDivisor(await readNav(snapshot, cnpj, filed, month), filed)
  return {
    cnpj,
    name: filed?.fund_name_filed ?? '',
    quantity,
    value,
    share_percent: shareOf && sharePercent(value, shareOf),
    position,
    ...(contract !== undefined && { contract }),
    oldest_report_date,
    ...ofIndirect,
  }
}

/** Reads the NAV of a holder; nearly all have filed theirs, so that the registers are seldom read. */
async function readNav(
  snapshot: Snapshot,
  cnpj: string,
  { nav_value, competence_month }: HolderFiled,
  month: Month,
): Promise<Pick<ReportedNav, 'value'>> {
  if (nav_value !== null) return { value: nav_value }
  return readUnfiledNav(snapshot, await classAsFiled(snapshot, cnpj), competence_month ?? month)
}
