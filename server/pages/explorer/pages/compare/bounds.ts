import { toExactNumber, toUnits } from '../../../../../schemas/core/exact-number.ts'
import type { ComparedFunds } from '../../answers.gen.ts'
import { toDecimal } from '../../answers.ts'

/** Common part of two portfolios, in percent: at least, and at most. */
export interface OverlapBounds {
  readonly least: string
  readonly most: string
  /** False where nothing of a portfolio can be compared, though it holds something that could be in the other. */
  readonly isKnown: boolean
}

/** Kinds of assets that overlap with nothing. */
const DERIVATIVES: ReadonlySet<string> = new Set(['future', 'option'])

/**
 * Bounds what two funds have in common. A line that names no asset, a confidential total, and an asset that may be two,
 * can each be anything in the other portfolio that is not yet matched.
 */
export function boundOverlap(assets: readonly ComparedFunds[]): OverlapBounds {
  const [own, other] = [addSide(), addSide()]
  let common = 0n
  for (const asset of assets) {
    const [share, otherShare, both] = [
      toMillionths(toDecimal(asset.share_percent)),
      toMillionths(toDecimal(asset.against_share_percent)),
      toMillionths(toDecimal(asset.common_share_percent)),
    ]
    common += both
    const isAsset = asset.asset_id !== null && !DERIVATIVES.has(asset.asset_kind)
    if (!isAsset && !isUnnamed(asset)) continue
    const isUnclear = !isAsset || (share > 0n && otherShare > 0n && both === 0n)
    add(own, share, both, isUnclear)
    add(other, otherShare, both, isUnclear)
  }
  const named = [least(own.named, other.unclear), least(other.named, own.unclear)] as const
  const unnamed = least(own.unclear - named[1], other.unclear - named[0])
  return {
    least: toPercent(common),
    most: toPercent(common + named[0] + named[1] + unnamed),
    isKnown: [own, other].every(({ named, unclear }) => unclear === 0n || named + common > 0n),
  }
}

/** Positive shares of one portfolio that nothing matches: of assets with a name, and of what may be any asset. */
interface Side {
  named: bigint
  unclear: bigint
}

function addSide(): Side {
  return { named: 0n, unclear: 0n }
}

function add(side: Side, share: bigint, both: bigint, isUnclear: boolean): void {
  if (share <= 0n) return
  if (isUnclear) side.unclear += share
  else side.named += share - both
}

/** True for what may be any asset: a line that names none, and a confidential total. */
export function isUnnamed(asset: ComparedFunds): boolean {
  return asset.asset_id_basis === 'unidentified' || asset.asset_kind === 'confidential'
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other
}

function toMillionths(percent: string | null): bigint {
  return percent === null ? 0n : toUnits(percent, 6)
}

function toPercent(millionths: bigint): string {
  return toExactNumber(millionths, 6).text
}
