import { type Basis, IdentifiedCount } from '../identified.ts'
import { sortInTurns, type WorkBudget } from '../work-budget.ts'
import { takePart } from './fraction.ts'
import { magnitude } from './graph.ts'
import type { WalkStop } from './walk.ts'

/** A line as what counts for its asset; quantity in millionths, value in cents. */
export interface AssetLine {
  readonly cnpj: string
  readonly id: string
  readonly key: string
  readonly basis: Basis
  readonly quantity: bigint
  readonly value: bigint
}

const UNITS_A_LINE = 4

/** A fund's holding of an asset over all paths. */
export interface AssetSum {
  readonly key: string
  quantity: bigint
  value: bigint
  paths: number
  /** The line with the greatest part in it, which describes the asset; none for the reconciliation. */
  line: Pick<AssetLine, 'cnpj' | 'id'> | null
}

interface CountedAsset extends AssetSum {
  largest: bigint
  last: WalkStop | null
}

/** The key of what expanded lines are worth beyond those that took their place. */
export const RECONCILIATION = 'reconciliation'

/** Adds the leaves of a walk up by asset, long and short netted. */
export class AssetCount {
  /** The part of the leaves that names its asset; what expanded lines are worth beyond their lines is no leaf that could. */
  readonly identified = new IdentifiedCount()
  readonly #lines: ReadonlyMap<string, readonly AssetLine[]>
  readonly #sums = new Map<string, CountedAsset>()

  constructor(lines: ReadonlyMap<string, readonly AssetLine[]>) {
    this.#lines = lines
  }

  unitsAt({ holder }: WalkStop): number {
    return UNITS_A_LINE * (this.#lines.get(holder.cnpj)?.length ?? 0)
  }

  add(stop: WalkStop): void {
    for (const line of this.#lines.get(stop.holder.cnpj) ?? []) {
      if (stop.expanded.has(line.id)) continue
      const value = takePart(stop.part, line.value)
      this.identified.add(line.basis, value)
      this.#addLeaf(line.key, stop, value, takePart(stop.part, line.quantity), line)
    }
    if (stop.reconciliation !== 0n) this.#addLeaf(RECONCILIATION, stop, stop.reconciliation, 0n, null)
  }

  /** The largest first, by magnitude, then by key. */
  sorted(work: WorkBudget): Promise<AssetSum[]> {
    return sortInTurns<AssetSum>(work, [...this.#sums.values()], largestSumFirst)
  }

  #addLeaf(key: string, stop: WalkStop, value: bigint, quantity: bigint, line: AssetSum['line']): void {
    const known = this.#sums.get(key)
    const sum = known ?? { key, quantity: 0n, value: 0n, paths: 0, line, largest: -1n, last: null }
    if (known === undefined) this.#sums.set(key, sum)
    sum.value += value
    sum.quantity += quantity
    // A fund can have several lines of an asset; that is one path.
    if (sum.last !== stop) sum.paths += 1
    sum.last = stop
    if (magnitude(value) > sum.largest) {
      sum.largest = magnitude(value)
      sum.line = line
    }
  }
}

function largestSumFirst(a: AssetSum, b: AssetSum): number {
  const [left, right] = [magnitude(a.value), magnitude(b.value)]
  if (left !== right) return left > right ? -1 : 1
  return a.key < b.key ? -1 : 1
}
