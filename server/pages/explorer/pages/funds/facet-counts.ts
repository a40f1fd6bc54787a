import { askOrNothing, type Parameters, readParameter, toDecimal } from '../../answers.ts'
import type { PageView } from '../../page.ts'

/** Names of the facets in the address, each with its column of the industry. */
const COLUMNS = [
  { name: 'type', column: 'type' },
  { name: 'class', column: 'classification' },
  { name: 'audience', column: 'audience' },
  { name: 'anbima', column: 'anbima_class' },
] as const

export type FacetName = (typeof COLUMNS)[number]['name']

/** How many classes of a month have each value of each facet, the most first. */
export interface FacetCounts {
  readonly counts: ReadonlyMap<FacetName, readonly { readonly value: string; readonly count: string }[]>
  readonly isMadeUp: boolean
}

/** Counts of the newest requests, because readers who sort, page or set a limit ask for them again. */
const kept = new Map<string, FacetCounts>()
const MOST_KEPT = 100

/** Counts the classes with each value of a facet, among those that the choices in the other facets leave. */
export async function countFacets(view: PageView, month: string, filters: Parameters): Promise<FacetCounts> {
  const choices = COLUMNS.map(({ name }) => readParameter(filters, name))
  const key = JSON.stringify([view.snapshot.id, month, choices])
  const known = kept.get(key)
  if (known !== undefined) return known
  const answers = await Promise.all(COLUMNS.map(({ name }) => countFacet(view, month, filters, name)))
  const made = {
    counts: new Map(answers.map(({ name, values }) => [name, values])),
    isMadeUp: answers.some((answer) => answer.isMadeUp),
  }
  const [oldest] = kept.keys()
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  kept.set(key, made)
  return made
}

async function countFacet({ ask }: PageView, month: string, filters: Parameters, facet: FacetName) {
  const others = COLUMNS.flatMap(({ name, column }): [string, string][] => {
    const chosen = readParameter(filters, name)
    return name === facet || chosen === '' ? [] : [[column, chosen]]
  })
  const column = COLUMNS.find(({ name }) => name === facet)?.column ?? 'type'
  const asked = { date: month, group_by: column, sort_by: 'class_count', sort_order: 'desc' }
  const answer = await askOrNothing(ask, 'industry', { ...asked, ...Object.fromEntries(others) })
  const values = (answer?.data ?? []).map((row) => ({
    value: row[column] ?? '',
    count: toDecimal(row.class_count) ?? '',
  }))
  return { name: facet, values, isMadeUp: answer?.register_is_synthetic === true }
}
