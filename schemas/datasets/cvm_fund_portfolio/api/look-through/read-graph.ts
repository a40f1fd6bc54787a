import { toUnits, type ExactNumber } from '../../../../../algorithms/exact-number.ts'
import type { Snapshot } from '../../../../api/endpoint.ts'
import { ApiError } from '../../../../api/error.ts'
import type { Month } from '../../../../core/month.ts'
import { mapInTurns } from '../../../../../algorithms/work-budget.ts'
import { withReportedNavs } from './reported-navs.ts'
import {
  type Graph,
  type Holder,
  largestQuotaFirst,
  type QuotaLine,
} from '../../../../../algorithms/look-through/graph.ts'

/** Every class that can be reached from some. */
export const GRAPH_BELOW = new URL('look_through_graph.sql', import.meta.url)
const QUOTA = 'cvm_fund_quota'

/** A row of `look_through_graph.sql`. */
interface ReachedRow {
  readonly cnpj: string
  readonly nav_value: ExactNumber | null
  readonly total_portfolio_value: ExactNumber
  readonly is_confidential: boolean
  /** Decimals, separated by spaces. */
  readonly direct_values: string
  /** Lines separated by semicolons: id, class held or `-`, value, whether abroad, whether confidential. */
  readonly quotas: string
}

/** These classes and what can be reached from them in a month. */
export async function readGraph(snapshot: Snapshot, cnpjs: readonly string[], month: Month): Promise<Graph> {
  demandQuotas(snapshot, month)
  const rows = (await snapshot.query(GRAPH_BELOW, { cnpjs }, [month])) as unknown as ReachedRow[]
  const read = await mapInTurns(snapshot.work, rows, unitsOfRow, readReachedHolder)
  return { holders: await withReportedNavs(snapshot, read, month) }
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
  const [id = '', target = '', value = '', isForeign, isConfidential] = line.split(' ')
  return {
    id,
    target: target === '-' ? null : target,
    value: toUnits(value, 2),
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
