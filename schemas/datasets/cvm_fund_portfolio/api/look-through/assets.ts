import { toExactNumber, type ExactNumber, toUnits } from '../../../../../algorithms/exact-number.ts'
import { type AssetLine, type AssetSum, RECONCILIATION } from '../../../../../algorithms/look-through/aggregate.ts'
import { groupByHolder } from '../../../../../algorithms/look-through/by-holder.ts'
import { sharePercent } from '../../../../../algorithms/share.ts'
import { mapInTurns } from '../../../../../algorithms/work-budget.ts'
import type { Row, Snapshot } from '../../../../api/endpoint.ts'
import type { Month } from '../../../../core/month.ts'
import { basisIn, describeAsset, keepCommonMetainfo } from '../asset-output.ts'
import type { HeldLine } from '../lines/packed-line.ts'
import type { MonthNames } from '../month-names.ts'
import { metainfoBelow } from './leaf.ts'

const ASSETS = new URL('look_through_assets.sql', import.meta.url)

const UNITS_A_LINE = 4

/** The lines of each of these funds, by the names that their assets go by in the month. */
export async function readAssetLines(
  snapshot: Snapshot,
  cnpjs: readonly string[],
  month: Month,
  names: MonthNames,
): Promise<Map<string, AssetLine[]>> {
  const rows = (await snapshot.query(ASSETS, { cnpjs }, [month])) as unknown as AssetRow[]
  return groupByHolder(await mapInTurns(snapshot.work, rows, UNITS_A_LINE, (row) => readAssetLine(row, names)))
}

/** A row of `look_through_assets.sql`. */
interface AssetRow {
  readonly cnpj: string
  readonly id: string
  readonly asset_key: string
  readonly basis: string | null
  readonly quantity: ExactNumber
  readonly value: ExactNumber
}

function readAssetLine(
  { cnpj, id, asset_key, basis, quantity, value }: AssetRow,
  { linked }: Pick<MonthNames, 'linked'>,
): AssetLine {
  const name = linked.get(asset_key)
  return {
    cnpj,
    id,
    key: name?.asset_id ?? asset_key,
    basis: name?.isDerived === true ? 'derived' : basisIn(basis),
    quantity: toUnits(quantity.text, 6),
    value: toUnits(value.text, 2),
  }
}

/** `line` describes the asset. */
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
