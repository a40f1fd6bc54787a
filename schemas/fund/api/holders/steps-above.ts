import type { WorkBudget } from '../../../core/work-budget.ts'
import type { Fraction } from '../look-through/fraction.ts'
import type { Graph, Holder } from '../look-through/graph.ts'
import { decideOutcome, type LookThroughLimits } from '../look-through/outcome.ts'

/** A line of quotas that a look-through replaces by this part of what the held fund holds. */
export interface QuotaStep {
  readonly holder: string
  readonly part: Fraction
  /** Date of the holder's own report that has the line; null for holdings of the month. */
  readonly reportDate: string | null
}

/** Lines of quotas that are followed, by the fund that they lead to. */
export type StepsAbove = ReadonlyMap<string, readonly QuotaStep[]>

const UNITS_A_LINE = 4

/** No limit of a look-through: depth and cycles are a matter of the way, all else of the line. */
const EVERY_LINE: LookThroughLimits = { maxDepth: Infinity, isBelowThreshold: () => false }

/** Lists the lines of a graph that are followed, by the fund that they lead to. */
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

/** Lists the lines of a fund that are followed: the fund that each leads to, and how much of it the line holds. */
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

/** Either date can be null. */
export function findOlder(date: string | null, other: string | null): string | null {
  if (date === null || other === null) return date ?? other
  return date < other ? date : other
}
