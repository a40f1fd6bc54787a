import { type ExactNumber, toUnits } from '../../../core/exact-number.ts'
import type { Snapshot } from '../../../api/endpoint.ts'
import type { Month } from '../../../core/month.ts'
import { describeFidcItem } from './items.ts'
import type { FundReport } from './nearest-report.ts'
import { type ReportedLine, makeReportLine, type ReportLine } from './report-line.ts'

const LINES = new URL('fidc_lines.sql', import.meta.url)

/** Row of `fidc_lines.sql`. */
interface FidcRow extends ReportedLine {
  readonly item: string
  readonly segment: string | null
  readonly value: ExactNumber
  readonly live_series: number | null
}

/** Reads the balances of receivables funds in the month of their reports, by the number under which they report. */
export async function readFidcLines(
  snapshot: Snapshot,
  reports: ReadonlyMap<string, FundReport>,
  month: Month,
): Promise<ReportLine[]> {
  const rows = (await snapshot.query(LINES, { cnpjs: [...reports.keys()] }, [month])) as unknown as FidcRow[]
  return rows.flatMap((row) => {
    const report = reports.get(row.cnpj)
    return report === undefined ? [] : makeFidcLine(report, row)
  })
}

function makeFidcLine(report: FundReport, row: FidcRow): ReportLine {
  const { item, segment, value, live_series } = row
  return makeReportLine(report, row, {
    block: segment === null ? 'fidc_balance' : 'fidc_segment',
    item: describeFidcItem(item, segment),
    value: toUnits(value.text, 2),
    named: { report_item: item, ...(segment !== null && { segment }), ...(live_series !== null && { live_series }) },
  })
}
