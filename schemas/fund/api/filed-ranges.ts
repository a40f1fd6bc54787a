import type { Snapshot } from '../../api/endpoint.ts'
import { SnapshotCache } from '../../api/snapshot-cache.ts'
import type { Month } from '../../core/month.ts'

const FILED = new URL('filed_ranges.sql', import.meta.url)
const REVISED = new URL('revised_ranges.sql', import.meta.url)

/** First and last month, both included. */
interface MonthRange {
  readonly first: Month
  readonly last: Month
}

interface FilerRanges {
  /** Months with lines or a NAV. */
  readonly filed?: MonthRange
  /** Months with a version, even a withdrawn one. */
  readonly revised?: MonthRange
}

const kept = new SnapshotCache<ReadonlyMap<string, FilerRanges>>()

/** Keeps the first and last month with filings of every number, because look-ups in other months find nothing. */
export async function keepFiledRanges(snapshot: Snapshot): Promise<void> {
  const filed = await readRanges(snapshot, FILED, 'cvm_fund_month')
  const revised = await readRanges(snapshot, REVISED, 'cvm_fund_revision')
  const numbers = new Set([...filed.keys(), ...revised.keys()])
  // Most numbers have the same months, so each pair of ranges is in memory once.
  const known = new Map<string, FilerRanges>()
  const ranges = [...numbers].map((cnpj): readonly [string, FilerRanges] => {
    const [own, versions] = [filed.get(cnpj), revised.get(cnpj)]
    const name = [own?.first, own?.last, versions?.first, versions?.last].join(' ')
    const pair = known.get(name) ?? { ...(own && { filed: own }), ...(versions && { revised: versions }) }
    known.set(name, pair)
    return [cnpj, pair]
  })
  kept.keep(snapshot, new Map(ranges))
}

async function readRanges(snapshot: Snapshot, sqlFile: URL, table: string): Promise<ReadonlyMap<string, MonthRange>> {
  const months = snapshot.monthsWith(table)
  if (months.length === 0) return new Map()
  const rows = (await snapshot.query(sqlFile, {}, months)) as unknown as readonly (MonthRange & {
    readonly cnpj: string
  })[]
  return new Map(rows.map(({ cnpj, first, last }) => [cnpj, { first, last }]))
}

/** True if the number filed anything in any month, even if withdrawn; null if only a query can decide. */
export function isFiler(snapshot: Snapshot, cnpj: string): boolean | null {
  return kept.find(snapshot)?.has(cnpj) ?? null
}

/** Drops the months in which a number certainly filed nothing; `withdrawn` keeps those with a version. */
export function monthsOfFiler(
  snapshot: Snapshot,
  cnpj: string,
  months: readonly Month[],
  { withdrawn = false } = {},
): readonly Month[] {
  const ranges = kept.find(snapshot)
  if (ranges === undefined) return months
  const { filed, revised } = ranges.get(cnpj) ?? {}
  const counted = [filed, withdrawn ? revised : undefined].filter((range) => range !== undefined)
  return months.filter((month) => counted.some(({ first, last }) => first <= month && month <= last))
}
