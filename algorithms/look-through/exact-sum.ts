import type { AssetLine } from './asset-line.ts'
import { makePart, takePart } from './fraction.ts'
import type { Graph, Holder } from './graph.ts'
import { walkStops } from './walk.ts'
import type { LeafName } from './leaf-name.ts'

/** The holdings that a walk goes through. */
interface Walked {
  readonly graph: Graph
  readonly lines: ReadonlyMap<string, readonly AssetLine[]>
  readonly maxDepth: number
}

/**
 * Adds up the leaves of an asset in the walk of a fund as fractions, and rounds the sum, half away from zero. It takes far
 * longer than scaled amounts, and decides where those lie too near to a half.
 */
export function sumLeavesExactly(
  { graph, lines, maxDepth }: Walked,
  root: Holder,
  { key, resolution }: LeafName,
  amount: 'quantity' | 'value',
): bigint {
  let [numerator, denominator] = [0n, 1n]
  for (const { holder, part, expanded, unexpanded } of walkStops(graph, root, {
    maxDepth,
    isBelowThreshold: () => false,
  })) {
    const reasons = new Map<string, string>(unexpanded.map(({ line, why }) => [line.id, why]))
    let own = 0n
    for (const line of lines.get(holder.cnpj) ?? []) {
      if (line.key === key && !expanded.has(line.id) && (reasons.get(line.id) ?? 'direct') === resolution)
        own += line[amount]
    }
    if (own === 0n) continue
    const sum = numerator * part.denominator + own * part.numerator * denominator
    const common = divisor(sum, denominator * part.denominator)
    ;[numerator, denominator] = [sum / common, (denominator * part.denominator) / common]
  }
  return takePart(makePart(numerator, denominator), 1n)
}

/** The greatest common divisor; the second is positive. */
function divisor(a: bigint, b: bigint): bigint {
  let [left, right] = [a < 0n ? -a : a, b]
  while (left !== 0n) [left, right] = [right % left, left]
  return right
}
