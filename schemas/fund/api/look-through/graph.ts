import type { Amounts } from './amounts.ts'

/** Line that has or may have quotas of a fund. Values are in cents. */
export interface QuotaLine {
  readonly id: string
  /** Class of the filed number; null if none is named. */
  readonly target: string | null
  readonly value: bigint
  /** Number of held quotas, in millionths; absent if it is not filed. */
  readonly quantity?: bigint
  /** True for quotas of a fund abroad, which does not file in Brazil. */
  readonly isForeign: boolean
  /** True for a total of confidential holdings. */
  readonly isConfidential: boolean
  /** Last day of the month or quarter of the fund's own report with the line; absent for holdings of the month. */
  readonly reportDate?: string
}

/** Own report of a fund, the source of its lines if it filed no holdings for the month. */
export interface HolderReport {
  /** Kind of report, such as `fidc_month`. */
  readonly source: string
  /** Last day of the month or quarter of the report. */
  readonly date: string
  /** Months between the report and the month of the look-through. */
  readonly ageMonths: number
  /** True for a report that is too old: its lines are not known. */
  readonly isStale: boolean
  /**
   * Number of issued quotas, in millionths, if holders value them at the price of the market: then the number of quotas
   * decides the held part. Null if value and NAV decide it.
   */
  readonly quotasIssued: bigint | null
}

/** Class with at least one line in the month, or structured fund with a report of its own. */
export interface Holder {
  readonly cnpj: string
  /** Net assets at the end of the month, in cents. */
  readonly nav: bigint | null
  /** Signed sum of its lines, in cents. */
  readonly total: bigint
  /** True if all its lines are confidential totals. */
  readonly isConfidential: boolean
  /** Absent for a fund with holdings of the month. */
  readonly report?: HolderReport
  /** Values of the lines other than quotas, in cents, in any order. */
  readonly directValues: Amounts
  /** Sorted by magnitude, the largest first, then by id. */
  readonly quotas: readonly QuotaLine[]
}

/** Funds that hold quotas of each other in a month, by CNPJ. */
export interface Graph {
  readonly holders: ReadonlyMap<string, Holder>
}

/** Compares quotas of a holder for the order in which they are followed. */
export function largestQuotaFirst(a: QuotaLine, b: QuotaLine): number {
  const [left, right] = [magnitude(a.value), magnitude(b.value)]
  if (left !== right) return left > right ? -1 : 1
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0
}

export function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value
}

/** Gets a class that must be in the graph. */
export function holderIn({ holders }: Graph, cnpj: string): Holder {
  const holder = holders.get(cnpj)
  if (holder === undefined) throw new Error(`${cnpj} has no line in the month`)
  return holder
}
