import type { MonthCheck } from '../../schemas/core/check.ts'
import { type Dataset, monthOfPartition } from '../../schemas/core/dataset.ts'
import type { CheckResult, PartitionEntry } from '../../schemas/core/manifest.ts'
import { type Month, monthRange } from '../../schemas/core/month.ts'
import { type Duck, withDuck } from '../duckdb.ts'
import type { FindPath } from './changes.ts'
import { createTableView } from '../table-view.ts'
import type { GradeOptions } from './grade-options.ts'

const MONTHS_BEFORE = 12

/**
 * Grades each month against the published months before it, by the month checks of its dataset. The grades are in the
 * manifest only: no published row depends on another month, so a month whose neighbour changed is still unchanged.
 */
export async function gradeMonths(
  datasets: readonly Dataset[],
  partitions: readonly PartitionEntry[],
  options: GradeOptions,
): Promise<PartitionEntry[]> {
  let graded = [...partitions]
  const isThere = ({ id }: Dataset) => partitions.some((entry) => entry.dataset === id)
  for (const dataset of datasets) {
    if (dataset.monthChecks === undefined || !isThere(dataset)) continue
    const grades = await withDuck({ threads: 1, temporary: options.temporary }, (duck) =>
      gradeDataset(duck, dataset, graded, options),
    )
    graded = graded.map((entry) => {
      const own = grades.get(entry)
      return own === undefined ? entry : { ...entry, checks: [...listOtherChecks(dataset, entry), ...own] }
    })
  }
  return graded
}

async function gradeDataset(
  duck: Duck,
  dataset: Dataset,
  partitions: readonly PartitionEntry[],
  { before, findPath }: GradeOptions,
): Promise<Map<PartitionEntry, readonly CheckResult[]>> {
  const [now, then] = [byMonth(dataset, partitions), byMonth(dataset, before)]
  const changed = [...new Set([...now.keys(), ...then.keys()])].filter((month) => !hasSameTables(now, then, month))
  const figures = new Map<Month, readonly (string | null)[]>()
  const readFigures = async (month: Month) => {
    const entry = now.get(month)
    if (entry === undefined) return null
    const known = figures.get(month) ?? (await measure(duck, dataset, entry, findPath))
    figures.set(month, known)
    return known
  }
  const grades = new Map<PartitionEntry, readonly CheckResult[]>()
  for (const [month, entry] of now) {
    const earlier = monthRange(monthsEarlier(month, MONTHS_BEFORE), monthsEarlier(month, 1))
    const kept = entry.checks.filter((each) => !listOtherChecks(dataset, entry).includes(each))
    if (earlier.every((each) => !now.has(each))) {
      // There is nothing to compare the month with.
      grades.set(entry, [])
      continue
    }
    if (kept.length > 0 && ![...earlier, month].some((each) => changed.includes(each))) {
      grades.set(entry, kept)
      continue
    }
    const own = await readFigures(month)
    const others: { month: Month; figures: readonly (string | null)[] | null }[] = []
    for (const each of earlier) others.push({ month: each, figures: await readFigures(each) })
    const results = (dataset.monthChecks ?? []).map((check, at) => {
      const figuresBefore = others.flatMap((each) => {
        const figure = each.figures?.[at] ?? null
        return figure === null ? [] : [{ month: each.month, figure }]
      })
      return grade(check, own?.[at] ?? null, figuresBefore, monthsEarlier(month, 1))
    })
    grades.set(
      entry,
      results.filter((result) => result !== null),
    )
  }
  return grades
}

/** Gives the figure of each month check of a month, as exact text; null if there is nothing to count. */
async function measure(
  duck: Duck,
  { tables, monthChecks = [] }: Dataset,
  entry: PartitionEntry,
  findPath: FindPath,
): Promise<(string | null)[]> {
  for (const table of tables.filter(({ name }) => monthChecks.some(({ figure }) => figure.includes(name)))) {
    const published = entry.tables[table.name]
    await createTableView(duck, table.name, table, published === undefined ? [] : [findPath(published)])
  }
  const figures: (string | null)[] = []
  for (const { figure } of monthChecks) {
    const [row] = await duck.rows(`SELECT figure::VARCHAR AS figure FROM (${figure})`)
    figures.push(typeof row?.['figure'] === 'string' ? row['figure'] : null)
  }
  return figures
}

interface MonthFigure {
  readonly month: Month
  readonly figure: string
}

/** Compares a month's figure; returns null if there is nothing to compare it with. */
function grade(
  { id, because, against, percent: [from, to] }: MonthCheck,
  figure: string | null,
  before: readonly MonthFigure[],
  monthBefore: Month,
): CheckResult | null {
  const compared = against === 'month_before' ? before.find(({ month }) => month === monthBefore) : findMedian(before)
  if (figure === null || compared === undefined || toWhole(compared.figure) <= 0n) return null
  const [now, then] = [toWhole(figure), toWhole(compared.figure)]
  const named =
    against === 'month_before' ? compared.month : `the median of ${String(before.length)} of the 12 months before`
  return {
    id,
    because,
    figure: `${figure}, ${formatTenths((now * 1000n) / then)} % of ${compared.figure} (${named})`,
    passed: now * 100n >= then * BigInt(from) && (to === null || now * 100n <= then * BigInt(to)),
  }
}

/** Formats a number of tenths; the sign stands in front of both parts. */
function formatTenths(tenths: bigint): string {
  const size = tenths < 0n ? -tenths : tenths
  return `${tenths < 0n ? '-' : ''}${String(size / 10n)}.${String(size % 10n)}`
}

/** Finds the lower median of some figures. */
function findMedian(figures: readonly MonthFigure[]): MonthFigure | undefined {
  const sorted = figures.toSorted((a, b) => Number(toWhole(a.figure) - toWhole(b.figure)))
  return sorted[Math.floor((sorted.length - 1) / 2)]
}

/** The figures of one check have the same number of decimals, so without their points they compare exactly. */
function toWhole(figure: string): bigint {
  return BigInt(figure.replace('.', ''))
}

function listOtherChecks({ monthChecks = [] }: Dataset, { checks }: PartitionEntry): CheckResult[] {
  return checks.filter(({ id }) => !monthChecks.some((check) => check.id === id))
}

function byMonth({ id }: Dataset, partitions: readonly PartitionEntry[]): Map<Month, PartitionEntry> {
  return new Map(
    partitions.flatMap((entry) => {
      const month = entry.dataset === id ? monthOfPartition(entry.partition) : null
      return month === null ? [] : [[month, entry] as const]
    }),
  )
}

function hasSameTables(
  now: ReadonlyMap<Month, PartitionEntry>,
  then: ReadonlyMap<Month, PartitionEntry>,
  month: Month,
): boolean {
  const [a, b] = [now.get(month)?.tables ?? {}, then.get(month)?.tables ?? {}]
  return [...Object.keys(a), ...Object.keys(b)].every((name) => a[name]?.sha256 === b[name]?.sha256)
}

function monthsEarlier(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 - count, 1)).toISOString().slice(0, 7)
}
