import { toExactNumber, type ExactNumber } from '../../../../core/exact-number.ts'
import { type AssetSum, RECONCILIATION } from '../../../../fund/api/look-through/aggregate.ts'
import { sharePercent } from '../../../../fund/api/share-percent.ts'
import type { Row } from '../../../../api/endpoint.ts'
import { describeAsset, keepCommonMetainfo } from '../asset-output.ts'
import type { HeldLine } from '../lines/packed-line.ts'
import type { MonthNames } from '../month-names.ts'
import { metainfoBelow } from './leaf.ts'

/** Makes the row of an asset, which `line` describes. */
export function makeAssetRow(
  sum: AssetSum,
  line: HeldLine | null,
  names: MonthNames,
  shareOf: ExactNumber | null,
): Row {
  const value = toExactNumber(sum.value, 2)
  const metainfo = line
    ? keepCommonMetainfo(metainfoBelow(line.metainfo))
    : { block: '', category: RECONCILIATION, is_investment: false }
  return {
    ...describeAsset(line, names),
    quantity: toExactNumber(sum.quantity, 6),
    value,
    share_percent: shareOf ? sharePercent(value, shareOf) : null,
    paths: sum.paths,
    metainfo,
  }
}
