import type { WorkBudget } from '../../../core/work-budget.ts'
import type { Fraction } from '../look-through/fraction.ts'
import type { Graph, Holder } from '../look-through/graph.ts'
import { decideOutcome, type LookThroughLimits } from '../look-through/outcome.ts'

/** Line of quotas that a look-through replaces by a part of the holdings of the held fund. */
export interface QuotaStep {
  readonly holder: string
  readonly part: Fraction
  /** Date of the holder's own report with the line; null for holdings of the month. */
  readonly reportDate: string | null
}

/** Followed lines of quotas, by the fund that they lead to. */
export type StepsAbove = ReadonlyMap<string, readonly QuotaStep[]>

const UNITS_A_LINE = 4

/** Look-through without limits, because depth and cycles depend on the way, and everything else on the line. */
const EVERY_LINE: LookThroughLimits = { maxDepth: Infinity, isBelowThreshold: () => false }

/** Lists the followed lines of a graph, by the fund that they lead to. */
export async function listStepsAbove(graph: Graph, work: WorkBudget): Promise<Map<string, QuotaStep[]>> {
  const above = new Map<string, QuotaStep[]>()
  for (const holder of graph.holders.values()) {
    for (const { target, ...lead } of listSteps(holder, graph)) {
      const step = { holder: holder.cnpj, ...lead }
      const known = above.get(target)
      if (known === undefined) above.set(target, [step])
      else known.push(step)
    }
    if (work.spend(UNITS_A_LINE * holder.quotas.length)) await work.rest()
  }
  return above
}

/** Lists the followed lines of a fund, each with its target and the held part of it. */
export function listSteps(
  { quotas }: Pick<Holder, 'quotas'>,
  graph: Graph,
): (Omit<QuotaStep, 'holder'> & { readonly target: string })[] {
  return quotas.flatMap((line) => {
    const outcome = decideOutcome(line, { path: [], value: line.value }, graph, EVERY_LINE)
    if (typeof outcome === 'string') return []
    return [{ target: outcome.held.cnpj, part: outcome.part, reportDate: line.reportDate ?? null }]
  })
}

/** Finds the older of two dates, either of which can be null. */
export function findOlder(date: string | null, other: string | null): string | null {
  if (date === null || other === null) return date ?? other
  return date < other ? date : other
}
