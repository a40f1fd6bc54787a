import type { AssetLine } from './asset-line.ts'
import { roundFixed } from './fixed-point.ts'
import type { FollowedRings } from './followed-rings.ts'
import type { Holder } from './graph.ts'
import { type LeafName, spellLeafName } from './leaf-name.ts'
import { weighFunds } from './weighed-funds.ts'

/**
 * Adds up the leaves of some assets below a fund that leads to a ring, and rounds each sum, with halves away from zero.
 * It decides sums that are too near to a half for double-doubles.
 */
export function sumWeighedLeaves(
  rings: FollowedRings,
  lines: ReadonlyMap<string, readonly AssetLine[]>,
  root: Holder,
  maxDepth: number,
  names: readonly LeafName[],
): { readonly quantity: bigint; readonly value: bigint }[] {
  const sums = new Map(names.map((name) => [spellLeafName(name), { quantity: 0n, value: 0n }]))
  const keys = new Set(names.map(({ key }) => key))
  for (const { holder, weight, outcomes } of weighFunds(rings, root, maxDepth)) {
    const reasons = new Map(holder.quotas.map(({ id }, at) => [id, outcomes[at] ?? null]))
    for (const { id, key, quantity, value } of lines.get(holder.cnpj) ?? []) {
      const resolution = reasons.has(id) ? reasons.get(id) : 'direct'
      if (!keys.has(key) || resolution === null || resolution === undefined) continue
      const sum = sums.get(spellLeafName({ key, resolution }))
      if (sum === undefined) continue
      sum.quantity += weight * quantity
      sum.value += weight * value
    }
  }
  return [...sums.values()].map(({ quantity, value }) => ({ quantity: roundFixed(quantity), value: roundFixed(value) }))
}
