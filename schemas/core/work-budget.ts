/**
 * Work of one request on the thread that all requests share, in units of about a fifth of a microsecond, the time to
 * multiply and divide one line exactly. The count bounds the work, gives others their turns, and ends the work when
 * nobody waits for the answer any more. Code that walks a list of unknown length must count.
 */
export interface WorkBudget {
  /**
   * Counts work. Returns true if the turn is over: then `await rest()` before going on. Throws if it is more than one
   * request may cost.
   */
  spend(units: number): boolean
  /** Lets others have their turns; throws if nobody waits for the answer any more. */
  rest(): Promise<void>
}

/** Thrown if a walk found more paths than its own limit allows. The caller advises what to request instead. */
export class TooManyPaths extends Error {
  override readonly name = 'TooManyPaths'

  constructor(which: string) {
    super(`${which} hold each other in more ways than one walk may follow`)
  }
}

/** Changes each item into another, at this many units of work each. */
export async function mapInTurns<A, B>(
  work: WorkBudget,
  items: readonly A[],
  units: number | ((item: A) => number),
  change: (item: A) => B,
): Promise<B[]> {
  const changed: B[] = []
  for (const item of items) {
    changed.push(change(item))
    if (work.spend(typeof units === 'number' ? units : units(item))) await work.rest()
  }
  return changed
}

/** This many items can be sorted at once, in some milliseconds. */
const SORTED_AT_ONCE = 1000

/**
 * Sorts as `toSorted` does, equal items in the order in which they came; each comparison costs about this many units.
 */
export async function sortInTurns<T>(
  work: WorkBudget,
  items: readonly T[],
  compare: (a: T, b: T) => number,
  units = 1,
): Promise<T[]> {
  let runs: T[][] = []
  for (let at = 0; at < items.length; at += SORTED_AT_ONCE) {
    const run = items.slice(at, at + SORTED_AT_ONCE).sort(compare)
    runs.push(run)
    if (work.spend(units * run.length * Math.ceil(Math.log2(run.length + 1)))) await work.rest()
  }
  while (runs.length > 1) {
    const merged: T[][] = []
    for (let at = 0; at < runs.length; at += 2)
      merged.push(await mergeInTurns(work, runs[at] ?? [], runs[at + 1] ?? [], compare, units))
    runs = merged
  }
  return runs[0] ?? []
}

async function mergeInTurns<T>(
  work: WorkBudget,
  left: readonly T[],
  right: readonly T[],
  compare: (a: T, b: T) => number,
  units: number,
): Promise<T[]> {
  const merged: T[] = []
  let [a, b] = [0, 0]
  while (a < left.length || b < right.length) {
    const takesLeft = b === right.length || (a < left.length && compare(left[a] as T, right[b] as T) <= 0)
    merged.push((takesLeft ? left[a++] : right[b++]) as T)
    if (work.spend(units)) await work.rest()
  }
  return merged
}
