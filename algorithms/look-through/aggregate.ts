import { type Basis, IdentifiedCount } from '../identified.ts'
import { sortInTurns, type WorkBudget } from '../work-budget.ts'
import { takePart } from './fraction.ts'
import { type Holder, magnitude } from './graph.ts'
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

/** A line with the sum that it counts for, found once for all paths that lead to it. */
interface PlacedLine {
  readonly line: AssetLine
  readonly sum: CountedAsset
  /** Only these can be followed further. */
  readonly isQuota: boolean
}

/** The key of what expanded lines are worth beyond those that took their place. */
export const RECONCILIATION = 'reconciliation'

/** Adds the leaves of a walk up by asset, long and short netted. */
export class AssetCount {
  /** The part of the leaves that names its asset; what expanded lines are worth beyond their lines is no leaf that could. */
  readonly identified = new IdentifiedCount()
  readonly #lines: ReadonlyMap<string, readonly AssetLine[]>
  readonly #placed = new Map<string, readonly PlacedLine[]>()
  readonly #sums = new Map<string, CountedAsset>()

  constructor(lines: ReadonlyMap<string, readonly AssetLine[]>) {
    this.#lines = lines
  }

  unitsAt({ holder }: WalkStop): number {
    return UNITS_A_LINE * (this.#lines.get(holder.cnpj)?.length ?? 0)
  }

  add(stop: WalkStop): void {
    for (const { line, sum, isQuota } of this.#linesOf(stop.holder)) {
      if (isQuota && stop.expanded.has(line.id)) continue
      const value = takePart(stop.part, line.value)
      this.identified.add(line.basis, value)
      addLeaf(sum, stop, value, takePart(stop.part, line.quantity), line)
    }
    if (stop.reconciliation !== 0n) addLeaf(this.#sumOf(RECONCILIATION), stop, stop.reconciliation, 0n, null)
  }

  /** The largest first, by magnitude, then by key. */
  sorted(work: WorkBudget): Promise<AssetSum[]> {
    // A sum without a path is of lines that were all followed further.
    const sums = [...this.#sums.values()].filter(({ paths }) => paths > 0)
    return sortInTurns<AssetSum>(work, sums, largestSumFirst)
  }

  #linesOf({ cnpj, quotas }: Holder): readonly PlacedLine[] {
    const known = this.#placed.get(cnpj)
    if (known !== undefined) return known
    const followed = new Set(quotas.map(({ id }) => id))
    const lines = (this.#lines.get(cnpj) ?? []).map((line) => ({
      line,
      sum: this.#sumOf(line.key),
      isQuota: followed.has(line.id),
    }))
    this.#placed.set(cnpj, lines)
    return lines
  }

  #sumOf(key: string): CountedAsset {
    const known = this.#sums.get(key)
    if (known !== undefined) return known
    const sum = { key, quantity: 0n, value: 0n, paths: 0, line: null, largest: -1n, last: null }
    this.#sums.set(key, sum)
    return sum
  }
}

function addLeaf(sum: CountedAsset, stop: WalkStop, value: bigint, quantity: bigint, line: AssetSum['line']): void {
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

function largestSumFirst(a: AssetSum, b: AssetSum): number {
  const [left, right] = [magnitude(a.value), magnitude(b.value)]
  if (left !== right) return left > right ? -1 : 1
  return a.key < b.key ? -1 : 1
}
