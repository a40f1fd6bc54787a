import { NO_AMOUNTS } from '../../../../../algorithms/look-through/amounts.ts'
import { toUnits, type ExactNumber } from '../../../../../algorithms/exact-number.ts'
import type { Snapshot } from '../../../../api/endpoint.ts'
import type { Month } from '../../../../core/month.ts'
import { mapInTurns } from '../../../../../algorithms/work-budget.ts'
import { withReportedNavs } from '../look-through/reported-navs.ts'
import type { Graph, Holder, QuotaLine } from '../../../../../algorithms/look-through/graph.ts'
import { demandQuotas } from '../look-through/read-graph.ts'

/** Every class that leads to some. */
const GRAPH_ABOVE = new URL('holders_graph.sql', import.meta.url)

/** A row of `holders_graph.sql`. */
interface AboveRow {
  readonly cnpj: string
  readonly nav_value: ExactNumber | null
  readonly total_portfolio_value: ExactNumber
  readonly is_confidential: boolean
  /** Target, value and two flags of each, separated by spaces. */
  readonly quotas: string
}

/** These classes and all that lead to them in a month, without the values of their other lines. */
export async function readGraphAbove(snapshot: Snapshot, cnpjs: readonly string[], month: Month): Promise<Graph> {
  demandQuotas(snapshot, month)
  if (cnpjs.length === 0) return { holders: new Map() }
  const rows = (await snapshot.query(GRAPH_ABOVE, { cnpjs }, [month])) as unknown as AboveRow[]
  const read = await mapInTurns(
    snapshot.work,
    rows,
    ({ quotas }) => 5 + Math.ceil(quotas.length / 10),
    readDirectHolder,
  )
  return { holders: await withReportedNavs(snapshot, read, month) }
}

function readDirectHolder({ cnpj, nav_value, total_portfolio_value, is_confidential, quotas }: AboveRow): Holder {
  return {
    cnpj,
    nav: nav_value && toUnits(nav_value.text, 2),
    total: toUnits(total_portfolio_value.text, 2),
    isConfidential: is_confidential,
    directValues: NO_AMOUNTS,
    quotas: quotas === '' ? [] : quotas.split(';').map((line, at) => readHeldQuota(line, `${cnpj} ${String(at)}`)),
  }
}

function readHeldQuota(line: string, id: string): QuotaLine {
  const [target = '', value = '', foreign, confidential] = line.split(' ')
  return { id, target, value: toUnits(value, 2), isForeign: foreign === '1', isConfidential: confidential === '1' }
}
