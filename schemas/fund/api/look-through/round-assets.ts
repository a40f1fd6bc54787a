import type { WholeNumber } from './double-double.ts'
import type { LeafName } from './leaf-name.ts'
import type { LeafNames } from './leaf-names.ts'
import type { LeafSums } from './leaf-sums.ts'

/**
 * Holding of an asset in a fund over all paths, rounded once, with the quantity in millionths and the value in cents.
 */
export interface FundAsset {
  readonly name: LeafName
  /** Number of its name, the same for all funds. */
  readonly number: number
  readonly quantity: WholeNumber
  readonly value: WholeNumber
  /** Number of funds between the fund and the nearest line: 0 for a line of its own. */
  readonly shortestDepth: number
}

/** Rounds all sums of a fund once; sums near to a half are added up again as fractions, in one walk. */
export function roundAssets(
  { names, quantities, values, depths }: LeafSums,
  known: LeafNames,
  addUpExactly: (names: readonly LeafName[]) => readonly Pick<FundAsset, 'quantity' | 'value'>[],
): FundAsset[] {
  const assets: FundAsset[] = []
  const open: number[] = []
  for (let at = 0; at < names.length; at++) {
    const number = names[at] ?? 0
    const [quantity, value] = [quantities.round(at), values.round(at)]
    if (quantity === null || value === null) open.push(at)
    const [name, shortestDepth] = [known.at(number), depths[at] ?? 0]
    assets.push({ number, name, quantity: quantity ?? 0, value: value ?? 0, shortestDepth })
  }
  if (open.length === 0) return assets
  const exact = addUpExactly(open.map((at) => known.at(names[at] ?? 0)))
  for (const [nth, at] of open.entries()) {
    const asset = assets[at]
    if (asset !== undefined) assets[at] = { ...asset, ...exact[nth] }
  }
  return assets
}
