import { sortInTurns, type WorkBudget } from '../../../core/work-budget.ts'

interface Sizes {
  /** Size, or the nearest binary number: in the same order as the exact sizes, except for ties. */
  readonly estimate: (item: number) => number
  readonly exact: (item: number) => bigint
  readonly name: (item: number) => string
}

/** Sorts items by size, the largest first, then by name, and gives at least the first few. */
export async function sortLargest(
  items: readonly number[],
  { estimate, exact, name }: Sizes,
  first: number,
  work: WorkBudget,
): Promise<number[]> {
  const sizes = Float64Array.from(items, estimate)
  if (work.spend(items.length)) await work.rest()
  // Binary numbers are sorted in a tenth of the time of our own comparison.
  const ordered = sizes.slice().sort()
  const least = ordered[Math.max(ordered.length - first, 0)] ?? 0
  if (work.spend(items.length)) await work.rest()
  const kept = items.flatMap((item, at) => ((sizes[at] ?? 0) >= least ? [{ item, size: sizes[at] ?? 0 }] : []))
  const names = new Map<number, string>()
  const nameOf = (item: number) => {
    const known = names.get(item) ?? name(item)
    names.set(item, known)
    return known
  }
  const sorted = await sortInTurns(work, kept, (a, b) => {
    if (a.size !== b.size) return b.size - a.size
    const [left, right] = [exact(a.item), exact(b.item)]
    if (left !== right) return left > right ? -1 : 1
    return nameOf(a.item) < nameOf(b.item) ? -1 : 1
  })
  return sorted.map(({ item }) => item)
}
