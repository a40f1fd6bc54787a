import { toExactNumber, type ExactNumber, toUnits } from '../../../../../algorithms/exact-number.ts'
import { type AssetLine, type AssetSum, RECONCILIATION } from '../../../../../algorithms/look-through/aggregate.ts'
import { groupByHolder } from '../../../../../algorithms/look-through/by-holder.ts'
import { sharePercent } from '../../../../../algorithms/share.ts'
import { mapInTurns } from '../../../../../algorithms/work-budget.ts'
import type { Row, Snapshot } from '../../../../api/endpoint.ts'
import type { Month } from '../../../../core/month.ts'
import { type HeldLine, metainfoBelow } from './leaf.ts'

const ASSETS = new URL('look_through_assets.sql', import.meta.url)

const UNITS_A_LINE = 4

/** The lines of each of these funds. */
export async function readAssetLines(
  snapshot: Snapshot,
  cnpjs: readonly string[],
  month: Month,
): Promise<Map<string, AssetLine[]>> {
  const rows = (await snapshot.query(ASSETS, { cnpjs }, [month])) as unknown as AssetRow[]
  return groupByHolder(await mapInTurns(snapshot.work, rows, UNITS_A_LINE, readAssetLine))
}

/** A row of `look_through_assets.sql`. */
interface AssetRow {
  readonly cnpj: string
  readonly id: string
  readonly asset_key: string
  readonly quantity: ExactNumber
  readonly value: ExactNumber
}

function readAssetLine({ cnpj, id, asset_key, quantity, value }: AssetRow): AssetLine {
  return { cnpj, id, key: asset_key, quantity: toUnits(quantity.text, 6), value: toUnits(value.text, 2) }
}

/** The fields that can name an asset, the most specific first. */
const NAMES = [
  'fund_name',
  'asset_description',
  'foreign_description',
  'swap_description',
  'bond_type',
  'issuer_name',
] as const

/** `line` describes the asset. */
export function makeAssetRow(sum: AssetSum, line: HeldLine | null, shareOf: ExactNumber | null): Row {
  const value = toExactNumber(sum.value, 2)
  const metainfo = line ? metainfoBelow(line.metainfo) : { block: '', category: RECONCILIATION, is_investment: false }
  return {
    asset_key: sum.key,
    application_type: line?.['application_type'] ?? '',
    asset_type: line?.['asset_type'] ?? '',
    name: nameAsset(metainfo),
    quantity: toExactNumber(sum.quantity, 6),
    value,
    share_percent: shareOf ? sharePercent(value, shareOf) : null,
    paths: sum.paths,
    metainfo,
  }
}

/** The name that a line gives its asset; empty if it gives none. */
export function nameAsset(metainfo: Row): string {
  const name = NAMES.map((each) => metainfo[each]).find((each) => typeof each === 'string')
  return name ?? ''
}
