import type { Budget } from './budget.ts'
import type { Figure, PartResult } from './result.ts'

/** Judges the median of the rounds: a budget is met up to and with its limit. */
export function judgeMedian(value: number, { bound, limit, aim }: Budget): NonNullable<Figure['budget']> {
  const met = bound === 'most' ? value <= limit : value >= limit
  return { bound, limit, ...(aim !== undefined && { aim }), met }
}

export type PartEnd =
  { readonly part: string; readonly result: PartResult } | { readonly part: string; readonly failure: string }

/** Lists the budgets that are missed or were not measured although their part ran, and the parts that failed. */
export function listBudgetFaults(ends: readonly PartEnd[], budgets: readonly Budget[]): string[] {
  return ends.flatMap((end) => {
    if ('failure' in end) return [`${end.part}: failed: ${end.failure}`]
    const { part, result } = end
    const missed = result.figures.flatMap(({ id, median, unit, budget }) =>
      budget === undefined || budget.met
        ? []
        : [`${part}: ${id} missed: ${String(median)} ${unit}, budget ${formatLimit(budget)} ${unit}`],
    )
    const measured = new Set(result.figures.map(({ id }) => id))
    const absent = budgets
      .filter((budget) => budget.part === part && !measured.has(budget.id))
      .map(({ id }) => `${part}: ${id} was not measured`)
    return [...missed, ...absent]
  })
}

export function formatLimit({ bound, limit }: Pick<Budget, 'bound' | 'limit'>): string {
  return `${bound === 'most' ? '≤' : '≥'} ${String(limit)}`
}
