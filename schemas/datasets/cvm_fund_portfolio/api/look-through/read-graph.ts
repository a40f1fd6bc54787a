import { toUnits, type ExactNumber } from '../../../../../algorithms/exact-number.ts'
import type { Snapshot } from '../../../../api/endpoint.ts'
import { ApiError } from '../../../../api/error.ts'
import type { Month } from '../../../../core/month.ts'
import { mapInTurns } from '../../../../../algorithms/work-budget.ts'
import type { ReportLine } from '../../../../fund/api/reports/report-line.ts'
import { PORTFOLIO } from '../../../../fund/api/filing.ts'
import { readReportHolders } from './report-holders.ts'
import { withReportedNavs } from './reported-navs.ts'
import {
  type Graph,
  type Holder,
  largestQuotaFirst,
  type QuotaLine,
} from '../../../../../algorithms/look-through/graph.ts'

/** Every class that can be reached from some. */
const GRAPH_BELOW = new URL('look_through_graph.sql', import.meta.url)
const QUOTA = 'cvm_fund_quota'

/** A row of `look_through_graph.sql`. */
interface ReachedRow {
  readonly cnpj: string
  readonly nav_value: ExactNumber | null
  readonly total_portfolio_value: ExactNumber
  readonly is_confidential: boolean
  /** Decimals, separated by spaces. */
  readonly direct_values: string
  /** Lines separated by semicolons: id, class held or `-`, value, whether abroad, whether confidential, quantity. */
  readonly quotas: string
}

/** A graph with the lines of the funds that report on their own, as a portfolio shows them. */
export interface ReadGraph extends Graph {
  readonly reportLines: ReadonlyMap<string, readonly ReportLine[]>
}

/**
 * Reads these classes and what can be reached from them in a month. A fund without holdings of the month is there with its
 * own report, if it has one; what that report holds is read in turn.
 */
export async function readGraph(snapshot: Snapshot, cnpjs: readonly string[], month: Month): Promise<ReadGraph> {
  const hasHoldings = snapshot.months(PORTFOLIO).includes(month)
  if (hasHoldings) demandQuotas(snapshot, month)
  const holders = new Map<string, Holder>()
  const reportLines = new Map<string, readonly ReportLine[]>()
  const requested = new Set<string>()
  for (let wanted = [...cnpjs]; wanted.length > 0; wanted = listUnknown(holders, requested)) {
    const filed = hasHoldings ? await readFiledHolders(snapshot, wanted, month) : []
    for (const [cnpj, holder] of filed) holders.set(cnpj, holder)
    for (const cnpj of wanted) requested.add(cnpj)
    const silent = [...wanted.filter((cnpj) => !holders.has(cnpj)), ...listUnknown(holders, requested)]
    const reported = await readReportHolders(snapshot, silent, month)
    for (const { holder, lines } of reported) {
      holders.set(holder.cnpj, holder)
      reportLines.set(holder.cnpj, lines)
    }
    for (const cnpj of silent) requested.add(cnpj)
  }
  return { holders, reportLines }
}

/** Lists the funds that lines name and that were not looked for yet. */
function listUnknown(holders: ReadonlyMap<string, Holder>, requested: ReadonlySet<string>): string[] {
  const targets = [...holders.values()].flatMap(({ quotas }) =>
    quotas.flatMap(({ target, isForeign, isConfidential }) =>
      target === null || isForeign || isConfidential || holders.has(target) || requested.has(target) ? [] : target,
    ),
  )
  return [...new Set(targets)].sort()
}

async function readFiledHolders(
  snapshot: Snapshot,
  cnpjs: readonly string[],
  month: Month,
): Promise<ReadonlyMap<string, Holder>> {
  const rows = (await snapshot.query(GRAPH_BELOW, { cnpjs }, [month])) as unknown as ReachedRow[]
  const read = await mapInTurns(snapshot.work, rows, unitsOfRow, readReachedHolder)
  return withReportedNavs(snapshot, read, month)
}

/** A 404 where the month was compiled without the table of who holds whom. */
export function demandQuotas(snapshot: Snapshot, month: Month): void {
  if (!snapshot.monthsWith(QUOTA).includes(month)) throw compiledBefore(snapshot, month)
}

/** Each value takes some ten characters. */
function unitsOfRow({ direct_values, quotas }: ReachedRow): number {
  return 5 + Math.ceil((direct_values.length + quotas.length) / 10)
}

function readReachedHolder(row: ReachedRow): Holder {
  return {
    cnpj: row.cnpj,
    nav: row.nav_value && toUnits(row.nav_value.text, 2),
    total: toUnits(row.total_portfolio_value.text, 2),
    isConfidential: row.is_confidential,
    directValues: centsIn(row.direct_values),
    quotas: quotasIn(row.quotas).sort(largestQuotaFirst),
  }
}

function quotasIn(lines: string): QuotaLine[] {
  return lines === '' ? [] : lines.split(';').map(readQuota)
}

function readQuota(line: string): QuotaLine {
  const [id = '', target = '', value = '', isForeign, isConfidential, quantity = ''] = line.split(' ')
  return {
    id,
    target: target === '-' ? null : target,
    value: toUnits(value, 2),
    quantity: toUnits(quantity, 6),
    isForeign: isForeign === 'true',
    isConfidential: isConfidential === 'true',
  }
}

/** Each has two decimals, so without the points they are cents. */
function centsIn(decimals: string): bigint[] {
  return decimals === '' ? [] : decimals.replaceAll('.', '').split(' ').map(BigInt)
}

function compiledBefore({ id }: Snapshot, month: Month): ApiError {
  return new ApiError(
    'not_found',
    `Snapshot ${id} was compiled without the table of who holds whom in ${month}: ask a newer one.`,
    { reason: 'look_through_not_compiled' },
  )
}
