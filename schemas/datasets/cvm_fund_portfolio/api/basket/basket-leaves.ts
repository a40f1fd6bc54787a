import type { Snapshot } from '../../../../api/endpoint.ts'
import type { Month } from '../../../../core/month.ts'
import { ExactSums } from '../../../../fund/api/look-through/exact-sums.ts'
import { magnitude } from '../../../../fund/api/look-through/graph.ts'
import { LeafNumbers } from '../../../../fund/api/look-through/leaf-amounts.ts'
import { type LeafLabels, readLeafLabels } from './basket-labels.ts'
import { prepareShares, shareLeaf, ShareSums } from './basket-shares.ts'
import type { OpenBasket, OpenItem } from './open-items.ts'

/** Leaf of a basket, with its share in millionths of a percent. */
export interface BasketLeaf {
  readonly leaf: number
  readonly key: string
  readonly share: bigint
  readonly labels: LeafLabels
}

interface BasketLeaves {
  readonly leaves: readonly BasketLeaf[]
  /** Labels of a leaf, and of an own line of an item that is followed further. */
  readonly labels: (leaf: number) => LeafLabels
}

const UNITS_A_LEAF = 10

/** Lists the leaves of all items, each with its share of the basket and its labels. */
export async function listBasketLeaves(
  snapshot: Snapshot,
  month: Month,
  { items, graph, keys }: Pick<OpenBasket, 'items' | 'graph' | 'keys'>,
): Promise<BasketLeaves> {
  const numbers = keys.map((_key, leaf) => leaf)
  const named = numbers.filter((leaf) => items.some(({ leaves, direct }) => leaves.has(leaf) || direct.has(leaf)))
  const keyOf = (leaf: number) => keys[leaf] ?? ''
  const read = await readLeafLabels(snapshot, month, named.map(keyOf), graph)
  const labelled = new Map(named.map((leaf, at) => [leaf, read[at]]))
  const labels = (leaf: number) => {
    const known = labelled.get(leaf)
    if (known === undefined) throw new Error(`no item has the leaf ${keyOf(leaf)}`)
    return known
  }
  const shared = prepareShares(items)
  const held = named.filter((leaf) => items.some(({ leaves }) => leaves.has(leaf)))
  if (snapshot.work.spend(UNITS_A_LEAF * held.length)) await snapshot.work.rest()
  const leaves = held.map((leaf) => ({ leaf, key: keyOf(leaf), share: shareLeaf(shared, leaf), labels: labels(leaf) }))
  return { leaves, labels }
}

/** Adds up leaves of all items by group, and rounds each sum once. A leaf whose group is null is left out. */
export function addUpBy(
  items: readonly OpenItem[],
  leaves: readonly BasketLeaf[],
  group: (labels: LeafLabels) => string | null,
): { readonly key: string; readonly share: bigint }[] {
  const groups = new LeafNumbers()
  const members = leaves.flatMap(({ leaf, labels }) => {
    const of = group(labels)
    return of === null ? [] : [{ leaf, of: groups.number(of) }]
  })
  const sums = new ShareSums()
  for (const item of items) {
    const amounts = new ExactSums(groups.size)
    for (const { leaf, of } of members) item.leaves.addTo(amounts, of, leaf)
    for (const [at, key] of groups.keys.entries()) sums.add(key, item, amounts.total(at))
  }
  return largestFirst(sums.keys.map((key) => ({ key, share: sums.share(key) })))
}

export function largestFirst<L extends { readonly key: string; readonly share: bigint }>(leaves: readonly L[]): L[] {
  const sized = leaves.map((leaf) => ({ leaf, size: Math.abs(Number(leaf.share)) }))
  sized.sort((a, b) => {
    // Binary numbers have the order of whole ones, except for ties.
    if (a.size !== b.size) return b.size - a.size
    const [left, right] = [magnitude(a.leaf.share), magnitude(b.leaf.share)]
    if (left !== right) return left > right ? -1 : 1
    return a.leaf.key < b.leaf.key ? -1 : 1
  })
  return sized.map(({ leaf }) => leaf)
}
