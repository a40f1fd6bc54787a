import type { ExactNumber } from '../../../../core/exact-number.ts'
import type { Identified } from '../../../../fund/api/identified-count.ts'
import { AssetCount, type AssetSum } from '../../../../fund/api/look-through/aggregate.ts'
import { groupByHolder } from '../../../../fund/api/look-through/by-holder.ts'
import { type LookThroughCoverage, CoverageCount } from '../../../../fund/api/look-through/coverage.ts'
import type { Holder } from '../../../../fund/api/look-through/graph.ts'
import type { FollowedRings } from '../../../../fund/api/look-through/followed-rings.ts'
import type { LookThroughLimits } from '../../../../fund/api/look-through/outcome.ts'
import { type AddedUp, addUpWeighed, listWeighedFunds } from '../../../../fund/api/look-through/weighed-assets.ts'
import { PagePicker, type Picked } from '../../../../fund/api/look-through/page-picker.ts'
import { mapInTurns } from '../../../../core/work-budget.ts'
import type { Row, Snapshot } from '../../../../api/endpoint.ts'
import { type Page, pageBindings } from '../../../../api/page.ts'
import type { Ranges } from '../../../../api/ranges.ts'
import { lastDayOfMonth } from '../../../../api/business-day.ts'
import { addLineSource } from '../../../../fund/api/reports/line-source.ts'
import type { Month } from '../../../../core/month.ts'
import { visitStopsOrRefuse } from '../bounded-walks.ts'
import { type MonthNames, readMonthNames } from '../month-names.ts'
import { makeAssetRow } from './assets.ts'
import { readLinesOfClasses } from '../lines/held-lines.ts'
import type { HeldLine } from '../lines/packed-line.ts'
import { readFundLines } from './fund-lines.ts'
import { type LeafFilter, nameLeaf } from './leaf-filter.ts'
import { makeLeaves } from './leaf.ts'
import type { ReadGraph } from './read-graph.ts'
import { keyReportLines } from './report-assets.ts'

export interface LookThroughRequest {
  readonly snapshot: Snapshot
  readonly month: Month
  readonly graph: ReadGraph
  readonly rings: FollowedRings
  readonly root: Holder
  readonly limits: LookThroughLimits
  readonly shareOf: ExactNumber | null
  readonly provenance: boolean
  readonly ranges: Ranges
  /** Names of the requested leaves; null for all. */
  readonly asked: LeafFilter | null
}

export interface Looked {
  readonly rows: readonly Row[]
  readonly coverage: LookThroughCoverage
  /** Identified part of the lines, which is known only by asset. */
  readonly identified?: Identified
}

/** Lists the leaves of a page, with one row per path. */
export async function listLeaves(
  { snapshot, month, graph, rings, root, limits, shareOf, provenance, ranges, asked }: LookThroughRequest,
  page: Page,
): Promise<Looked> {
  const sourced = addLineSource(snapshot, provenance, month)
  // Only finished leaves can be compared with ranges and with the requested leaves.
  const isWhole = ranges.isEmpty && asked === null
  const [count, picker] = [new CoverageCount(), new PagePicker(isWhole ? page : ALL)]
  await visitStopsOrRefuse(graph, root, limits, [count, picker], snapshot.work, rings)
  const make = async (picked: readonly Picked[]) => {
    const holders = picked.map(({ stop }) => stop.holder.cnpj)
    const lines = await readHeldLines(snapshot, graph, holders, month)
    const isAsked = asked && ((line: HeldLine) => asked.has(nameLeaf(line, month)))
    return makeLeaves(picked, lines, shareOf, snapshot.work, sourced, lastDayOfMonth(month), isAsked)
  }
  const rows = isWhole
    ? await make(picker.picked)
    : await fillPage(
        cutSlices(picker.picked, ({ from, to }) => to - from),
        make,
        ranges,
        page,
      )
  return { rows, coverage: count.result() }
}

/** Lists the assets of a page, with long and short positions netted. */
export async function listAssets(request: LookThroughRequest, page: Page): Promise<Looked> {
  const { snapshot, month, graph, shareOf, ranges, asked } = request
  const names = await readMonthNames(snapshot, month)
  const { coverage, identified, sorted } = await addUpAssets(request, names)
  // Only finished rows of assets can be compared with ranges.
  const isWhole = ranges.isEmpty && asked === null
  const { limit, offset } = pageBindings(isWhole ? page : ALL)
  const all = await sorted(offset, offset + limit)
  const sums = asked === null ? all : all.filter(({ key }) => asked.has(key))
  const make = async (shown: readonly AssetSum[]) => {
    const holders = shown.flatMap(({ line }) => line?.cnpj ?? [])
    const lines = await readHeldLines(snapshot, graph, holders, month)
    const lineOf = new Map([...lines.values()].flat().map((line) => [`${line.cnpj} ${line.id}`, line]))
    return mapInTurns(snapshot.work, shown, UNITS_A_ROW, (sum) =>
      makeAssetRow(sum, sum.line && (lineOf.get(`${sum.line.cnpj} ${sum.line.id}`) ?? null), names, shareOf),
    )
  }
  const rows = isWhole
    ? await make(sums)
    : await fillPage(
        cutSlices(sums, () => 1),
        make,
        ranges,
        page,
      )
  return { rows, coverage, identified: identified.result() }
}

/**
 * Adds up the holdings of a fund by asset: leaf by leaf of a walk, or by solving a ring that the walk would turn in.
 */
export async function addUpAssets(
  {
    snapshot,
    month,
    graph,
    rings,
    root,
    limits,
  }: Omit<LookThroughRequest, 'shareOf' | 'provenance' | 'ranges' | 'asked'>,
  names: MonthNames,
): Promise<AddedUp> {
  const { work } = snapshot
  const reported = keyReportLines(graph.reportLines, month)
  const readLines = (cnpjs: readonly string[]) =>
    readFundLines(
      snapshot,
      cnpjs.filter((cnpj) => !graph.reportLines.has(cnpj)),
      month,
      names,
      reported,
    )
  if (rings.leadsToRing(root.cnpj)) {
    const funds = await listWeighedFunds(rings, root, limits.maxDepth, work)
    const { lines, numbers } = await readLines([...new Set(funds.map(({ holder }) => holder.cnpj))])
    return addUpWeighed(root, funds, lines, numbers, work)
  }
  const count = new CoverageCount()
  await visitStopsOrRefuse(graph, root, limits, [count], work, rings)
  const coverage = count.result()
  const { lines, numbers } = await readLines(coverage.funds)
  const sums = new AssetCount(lines, numbers)
  await visitStopsOrRefuse(graph, root, limits, [sums], work, rings)
  return { coverage, identified: sums.identified(), sorted: (from, to) => sums.sorted(from, to, work) }
}

const ALL: Page = { page: 0, page_size: Number.MAX_SAFE_INTEGER }

/** Rows made at once during the search for rows in a range, which bounds the memory. */
const ROWS_AT_ONCE = 2000

/** Cuts items into slices of about this many rows; a single stop can have more. */
function* cutSlices<T>(items: readonly T[], countRows: (item: T) => number): Generator<readonly T[]> {
  let [slice, rows]: [T[], number] = [[], 0]
  for (const item of items) {
    slice.push(item)
    rows += countRows(item)
    if (rows < ROWS_AT_ONCE) continue
    yield slice
    ;[slice, rows] = [[], 0]
  }
  if (slice.length > 0) yield slice
}

/** Makes rows slice by slice, until the rows that pass fill a page. */
async function fillPage<T>(
  slices: Iterable<readonly T[]>,
  make: (slice: readonly T[]) => Promise<readonly Row[]>,
  ranges: Ranges,
  page: Page,
): Promise<readonly Row[]> {
  const { limit, offset } = pageBindings(page)
  const passed: Row[] = []
  for (const slice of slices) {
    passed.push(...ranges.select(await make(slice)))
    if (passed.length >= offset + limit) break
  }
  return passed.slice(offset, offset + limit)
}

/** Units of work for making a row of an answer: its figures, its share and the fields of its line. */
const UNITS_A_ROW = 100

/** Parallel queries for the lines of several funds, whose lines are in different places of the file. */
const FETCHES = 2

/** Reads all lines of these funds in the order of a portfolio. */
async function readHeldLines(
  snapshot: Snapshot,
  { reportLines }: ReadGraph,
  cnpjs: readonly string[],
  month: Month,
): Promise<ReadonlyMap<string, readonly HeldLine[]>> {
  const wanted = [...new Set(cnpjs)]
  const funds = wanted.filter((cnpj) => !reportLines.has(cnpj)).sort()
  const each = Math.ceil(funds.length / FETCHES)
  const shares = Array.from({ length: FETCHES }, (_share, at) => funds.slice(at * each, (at + 1) * each))
  const filled = shares.filter(({ length }) => length > 0)
  const rows = await Promise.all(filled.map((share) => readLinesOfClasses(snapshot, share, month)))
  const reported = wanted.flatMap((cnpj) => {
    const lines = reportLines.get(cnpj)
    return lines === undefined ? [] : [[cnpj, lines.map(({ row }) => row)] as const]
  })
  return new Map([...groupByHolder(rows.flat()), ...reported])
}
