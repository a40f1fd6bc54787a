import type { Amounts } from './amounts.ts'

/** A line that holds quotas of a fund, or may. Values are in cents. */
export interface QuotaLine {
  readonly id: string
  /** Class that the filed number means; null where none is named. */
  readonly target: string | null
  readonly value: bigint
  /** Quotas held, in millionths; unknown where none are filed. */
  readonly quantity?: bigint
  /** Quotas of a fund abroad, which does not file here. */
  readonly isForeign: boolean
  /** A total of holdings that are kept secret. */
  readonly isConfidential: boolean
  /** Last day of the month or quarter of the fund's own report that has the line; absent for holdings of the month. */
  readonly reportDate?: string
}

/** A fund's own report, which its lines come from where it filed no holdings for the month. */
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
   * Quotas that the fund has issued, in millionths, where others hold them at the price of the market: how much of the
   * fund they hold follows from quotas. Null where it follows from value and NAV.
   */
  readonly quotasIssued: bigint | null
}

/** A class with at least one line in the month, or a structured fund with a report of its own. */
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
  /** Values of the lines that are no quotas, in cents, in any order. */
  readonly directValues: Amounts
  /** Sorted by magnitude, the largest first, then by id. */
  readonly quotas: readonly QuotaLine[]
}

/** Funds that hold quotas of each other in a month, by CNPJ. */
export interface Graph {
  readonly holders: ReadonlyMap<string, Holder>
}

/** Orders a holder's quotas as they are followed. */
export function largestQuotaFirst(a: QuotaLine, b: QuotaLine): number {
  const [left, right] = [magnitude(a.value), magnitude(b.value)]
  if (left !== right) return left > right ? -1 : 1
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0
}

export function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value
}

/** A class that is known to be there. */
export function holderIn({ holders }: Graph, cnpj: string): Holder {
  const holder = holders.get(cnpj)
  if (holder === undefined) throw new Error(`${cnpj} has no line in the month`)
  return holder
}
