import { Amounts } from '../../../../fund/api/look-through/amounts.ts'
import { toUnits } from '../../../../core/exact-number.ts'
import { type Holder, largestQuotaFirst } from '../../../../fund/api/look-through/graph.ts'
import type { Snapshot } from '../../../../api/endpoint.ts'
import type { Month } from '../../../../core/month.ts'
import { LineCache } from '../../../../fund/api/line-cache.ts'
import { isFresh, readNearestWithLines, reporters } from '../../../../fund/api/reports/nearest-report.ts'
import { divideRounded } from '../../../../api/rounded-quotient.ts'
import { type OwnReport, readReportLines } from '../../../../fund/api/reports/report-lines.ts'

const UNITS_A_LINE = 4

/** Reads the own reports of some funds in or before a month; an old report is read without its lines. */
export async function readOwnReports(snapshot: Snapshot, cnpjs: readonly string[], month: Month): Promise<OwnReport[]> {
  if (cnpjs.length === 0) return []
  const reports = [...(await readNearestWithLines(snapshot, cnpjs, month)).values()]
  const lines = await readReportLines(snapshot, reports.filter(isFresh), month)
  const found = reports.map((report) => ({ report, lines: lines.get(report.cnpj) ?? [] }))
  if (snapshot.work.spend(found.reduce((units, each) => units + UNITS_A_LINE * each.lines.length, 0))) {
    await snapshot.work.rest()
  }
  return found
}

/**
 * Bounds the kept lines, about a kilobyte each. Real-estate funds hold each other, so a fund of them leads to most of a
 * quarter: some 15,000 lines of 1,300 funds. A bound below that would drop each fund before it is asked for again.
 */
const MOST_LINES = 20_000
const kept = new LineCache<OwnReport | null>(MOST_LINES, (own) => 1 + (own?.lines.length ?? 0))

/**
 * Reads the same as `readOwnReports`, and keeps recent reports, because funds of funds lead to the same ones again and
 * again.
 */
export async function readCachedReports(
  snapshot: Snapshot,
  cnpjs: readonly string[],
  month: Month,
): Promise<OwnReport[]> {
  const cache = kept.of(snapshot, month)
  const possible = cnpjs.filter((cnpj) => !reporters.hasNone(snapshot, [cnpj]))
  const found = new Map(possible.map((cnpj) => [cnpj, cache.find(cnpj)]))
  const missing = possible.filter((cnpj) => found.get(cnpj) === undefined)
  const read = new Map((await readOwnReports(snapshot, missing, month)).map((own) => [own.report.cnpj, own]))
  for (const cnpj of missing) {
    const own = read.get(cnpj) ?? null
    found.set(cnpj, own)
    cache.add(cnpj, own)
  }
  return [...found.values()].flatMap((own) => own ?? [])
}

/** Funds of the reports that are kept. */
const holders = new WeakMap<OwnReport, Holder>()

/** Once for each report that is kept. */
export function makeReportHolder(own: OwnReport): Holder {
  const known = holders.get(own) ?? makeHolder(own)
  holders.set(own, known)
  return known
}

function makeHolder({ report, lines }: OwnReport): Holder {
  const isStale = !isFresh(report)
  const nav = report.nav && toUnits(report.nav.text, 2)
  return {
    cnpj: report.cnpj,
    nav,
    // Lines of an old report are not read, so that its total is the NAV.
    total: isStale ? (nav ?? 0n) : lines.reduce((sum, { value }) => sum + value, 0n),
    isConfidential: false,
    report: {
      source: report.source,
      date: report.reference_date,
      ageMonths: report.ageMonths,
      isStale,
      // Quotas have eight decimals, quantities of lines six.
      quotasIssued: report.quotasIssued && divideRounded(toUnits(report.quotasIssued.text, 8), 100n),
    },
    directValues: Amounts.of(lines.filter(({ isQuota }) => !isQuota).map(({ value }) => value)),
    quotas: lines
      .filter(({ isQuota }) => isQuota)
      .map(({ row, target, value, quantity, reportDate }) => ({
        id: row.id,
        target,
        value,
        quantity,
        isForeign: false,
        isConfidential: false,
        reportDate,
      }))
      .sort(largestQuotaFirst),
  }
}
