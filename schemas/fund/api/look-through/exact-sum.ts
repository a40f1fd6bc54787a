import type { AssetLine } from './asset-line.ts'
import { type Fraction, makePart, takePart } from './fraction.ts'
import type { Graph, Holder } from './graph.ts'
import { walkStops } from './walk.ts'
import { type LeafName, spellLeafName } from './leaf-name.ts'

interface Walked {
  readonly graph: Graph
  readonly lines: ReadonlyMap<string, readonly AssetLine[]>
  readonly maxDepth: number
}

/** Holding of an asset in a fund, rounded once, with the quantity in millionths and the value in cents. */
export interface ExactAmounts {
  readonly quantity: bigint
  readonly value: bigint
}

/** Sum of fractions with a positive denominator. */
interface FractionSum {
  numerator: bigint
  denominator: bigint
}

/**
 * Adds up the leaves of some assets in the walk of a fund as fractions, and rounds each sum, with halves away from
 * zero. It takes far longer than double-doubles, and decides sums that are too near to a half for them.
 */
export function sumLeavesExactly(
  { graph, lines, maxDepth }: Walked,
  root: Holder,
  names: readonly LeafName[],
): ExactAmounts[] {
  const places = new Map(names.map((name, at) => [spellLeafName(name), at]))
  const keys = new Set(names.map(({ key }) => key))
  const sums = names.map(() => ({ quantity: zero(), value: zero() }))
  for (const { holder, part, expanded, unexpanded } of walkStops(graph, root, {
    maxDepth,
    isBelowThreshold: () => false,
  })) {
    const reasons = new Map(unexpanded.map(({ line, why }) => [line.id, why]))
    for (const { id, key, quantity, value } of lines.get(holder.cnpj) ?? []) {
      if (!keys.has(key) || expanded.has(id)) continue
      const sum = sums[places.get(spellLeafName({ key, resolution: reasons.get(id) ?? 'direct' })) ?? -1]
      if (sum === undefined) continue
      addPart(sum.quantity, part, quantity)
      addPart(sum.value, part, value)
    }
  }
  return sums.map(({ quantity, value }) => ({ quantity: round(quantity), value: round(value) }))
}

function zero(): FractionSum {
  return { numerator: 0n, denominator: 1n }
}

function addPart(sum: FractionSum, part: Fraction, amount: bigint): void {
  if (amount === 0n) return
  const numerator = sum.numerator * part.denominator + amount * part.numerator * sum.denominator
  const denominator = sum.denominator * part.denominator
  const common = divisor(numerator, denominator)
  sum.numerator = numerator / common
  sum.denominator = denominator / common
}

function round({ numerator, denominator }: FractionSum): bigint {
  return takePart(makePart(numerator, denominator), 1n)
}

/** Computes the greatest common divisor; the second number is positive. */
function divisor(a: bigint, b: bigint): bigint {
  let [left, right] = [a < 0n ? -a : a, b]
  while (left !== 0n) [left, right] = [right % left, left]
  return right
}
