import { sumCents, sumDecimals } from '../../answers.ts'
import { groupByAsset, type HoldingLine } from './holding.ts'

/** Asset that is worth most, with all its lines. */
export type LargestHolding = Pick<HoldingLine, 'label' | 'value' | 'share'>

/**
 * Finds the asset that is worth most among the investments, with what was lent out of it; null where none is above
 * zero.
 */
export function findLargest(holdings: readonly HoldingLine[]): LargestHolding | null {
  const invested = holdings.filter(({ size, line }) => size > 0 && line.metainfo.is_investment)
  const summed = groupByAsset(invested).map((lines) => {
    const shares = lines.map(({ share }) => share)
    return {
      label: lines[0]?.label ?? '',
      value: sumCents(lines.map(({ value }) => value)),
      share: shares.includes(null) ? null : sumDecimals(shares, 6),
    }
  })
  return summed.reduce<LargestHolding | null>(
    (most, each) => (most === null || Number(each.value) > Number(most.value) ? each : most),
    null,
  )
}
