import { Amounts } from '../../../../../algorithms/look-through/amounts.ts'
import { toUnits } from '../../../../../algorithms/exact-number.ts'
import { type Holder, largestQuotaFirst } from '../../../../../algorithms/look-through/graph.ts'
import type { Snapshot } from '../../../../api/endpoint.ts'
import type { Month } from '../../../../core/month.ts'
import { type FundReport, isFresh, readNearestReports } from '../../../../fund/api/reports/nearest-report.ts'
import { divideRounded, type ReportLine } from '../../../../fund/api/reports/report-line.ts'
import { readReportLines } from '../../../../fund/api/reports/report-lines.ts'

/** A structured fund as its own report describes it, with the lines of the report. */
interface ReportHolder {
  readonly holder: Holder
  readonly lines: readonly ReportLine[]
}

const UNITS_A_LINE = 4

/** Reads those of some funds that have a report of their own at or before a month. */
export async function readReportHolders(
  snapshot: Snapshot,
  cnpjs: readonly string[],
  month: Month,
): Promise<ReportHolder[]> {
  if (cnpjs.length === 0) return []
  const reports = [...(await readNearestReports(snapshot, cnpjs, month)).values()]
  const lines = await readReportLines(snapshot, reports.filter(isFresh), month)
  const found = reports.map((report) => makeReportHolder(report, lines.get(report.cnpj) ?? []))
  if (snapshot.work.spend(found.reduce((units, each) => units + UNITS_A_LINE * each.lines.length, 0))) {
    await snapshot.work.rest()
  }
  return found
}

function makeReportHolder(report: FundReport, lines: readonly ReportLine[]): ReportHolder {
  const isStale = !isFresh(report)
  const nav = report.nav && toUnits(report.nav.text, 2)
  const holder: Holder = {
    cnpj: report.cnpj,
    nav,
    // The lines of a report that is too old are not read: nothing is said of them.
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
      .map(({ row, target, value, quantity }) => ({
        id: row.id,
        target,
        value,
        quantity,
        isForeign: false,
        isConfidential: false,
      }))
      .sort(largestQuotaFirst),
  }
  return { holder, lines }
}
