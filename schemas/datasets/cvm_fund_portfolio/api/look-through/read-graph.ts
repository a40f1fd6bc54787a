import type { Snapshot } from '../../../../api/endpoint.ts'
import { ApiError } from '../../../../api/error.ts'
import type { Month } from '../../../../core/month.ts'
import type { ReportLine } from '../../../../fund/api/reports/report-line.ts'
import { PORTFOLIO } from '../../../../fund/api/filing.ts'
import type { OwnReport } from '../../../../fund/api/reports/report-lines.ts'
import { readFiledHolders } from './filed-holders.ts'
import { makeReportHolder, readOwnReports } from './report-holders.ts'
import type { Graph, Holder } from '../../../../fund/api/look-through/graph.ts'
import { portfolioMessages } from '../portfolio-messages.ts'

const QUOTA = 'cvm_fund_quota'

/** Graph with the lines of funds from their own reports, as in a portfolio. */
export interface ReadGraph extends Graph {
  readonly reportLines: ReadonlyMap<string, readonly ReportLine[]>
}

/**
 * Reads these classes and all classes that they lead to in a month. A fund without holdings of the month counts with
 * its own report, if it has one, whose funds are read in turn. `chosen` is a class whose report is already chosen.
 */
export async function readGraph(
  snapshot: Snapshot,
  cnpjs: readonly string[],
  month: Month,
  chosen: OwnReport | null = null,
  readReports = readOwnReports,
): Promise<ReadGraph> {
  const hasHoldings = snapshot.months(PORTFOLIO).includes(month)
  if (hasHoldings) requireQuotas(snapshot, month)
  const holders = new Map<string, Holder>()
  const reportLines = new Map<string, readonly ReportLine[]>()
  const requested = new Set<string>()
  const held = new Set<string>()
  const add = (cnpj: string, holder: Holder) => {
    holders.set(cnpj, holder)
    for (const { target, isForeign, isConfidential } of holder.quotas)
      if (target !== null && !isForeign && !isConfidential) held.add(target)
  }
  const addReport = (own: OwnReport) => {
    add(own.report.cnpj, makeReportHolder(own))
    reportLines.set(own.report.cnpj, own.lines)
  }
  /** Lists the funds in lines that have not been looked up yet. */
  const listUnknown = () => {
    const unknown = [...held].filter((cnpj) => !holders.has(cnpj) && !requested.has(cnpj)).sort()
    held.clear()
    return unknown
  }
  if (chosen !== null) addReport(chosen)
  const first = [...cnpjs.filter((cnpj) => !holders.has(cnpj)), ...listUnknown()]
  for (let wanted = first; wanted.length > 0; wanted = listUnknown()) {
    const filed = hasHoldings ? await readFiledHolders(snapshot, wanted, month) : []
    for (const [cnpj, holder] of filed) if (cnpj !== chosen?.report.cnpj) add(cnpj, holder)
    for (const cnpj of wanted) requested.add(cnpj)
    const silent = [...wanted.filter((cnpj) => !holders.has(cnpj)), ...listUnknown()]
    for (const own of await readReports(snapshot, silent, month)) addReport(own)
    for (const cnpj of silent) requested.add(cnpj)
  }
  return { holders, reportLines }
}

/** Throws a 404 if the month was compiled without the table of holders. */
export function requireQuotas(snapshot: Snapshot, month: Month): void {
  if (!snapshot.monthsWith(QUOTA).includes(month)) throw compiledBefore(snapshot, month)
}

function compiledBefore({ id }: Snapshot, month: Month): ApiError {
  return new ApiError('not_found', portfolioMessages.noQuotas({ snapshot: id, month }), {
    reason: 'look_through_not_compiled',
  })
}
