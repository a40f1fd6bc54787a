import type { Snapshot } from '../../api/endpoint.ts'
import type { Month } from '../../core/month.ts'
import type { AssetCode } from './asset-code.ts'
import { severalAssets } from './asset-errors.ts'
import { readAssetId, seekNames } from './asset-names.ts'
import { type KnownAsset, findAssetRow, findAssetRows, type RenamedAsset } from './asset-rows.ts'
import type { FoundAsset } from './found-asset.ts'
import { describeFundAsset } from './fund-asset.ts'
import { type LinkedNames, readLinkedNames } from './linked-names.ts'

type NamedCode = Extract<AssetCode, { readonly kind: 'code' }>

/**
 * Finds the asset of a code in a month; null if no asset has the code. If a change of the rules after a version took
 * the name away, finds that change instead.
 */
export async function findNamedAsset(
  snapshot: Snapshot,
  code: NamedCode,
  month: Month,
  since: number,
): Promise<FoundAsset | RenamedAsset | null> {
  const sought = seekNames(code.text)
  const { isExact } = sought
  const [{ rows, renamed }, ownNames] = await Promise.all([
    findAssetRows(snapshot, sought, since),
    // An asset_id is taken literally, so its links need not wait for its row.
    isExact ? readLinkedNames(snapshot, code.text, { isExact, month }) : null,
  ])
  const [asset, another] = rows
  if (asset === undefined) return renamed
  if (another !== undefined) throw severalAssets(code.text, rows)
  const isNamed = ownNames !== null && asset.asset_id === code.text
  const names = isNamed ? ownNames : await readLinkedNames(snapshot, asset.asset_id, { isExact, month })
  const fund = readAssetId(names.asset_id)
  if (fund.kind === 'fund') return describeFundAsset(snapshot, fund, month)
  if (names.groupRule !== null || names.asset_id === asset.asset_id) return describe(asset.asset_id, asset, names)
  return describe(names.asset_id, (await findAssetRow(snapshot, names.asset_id)) ?? asset, names)
}

function describe(asset_id: string, { asset_kind, ticker, isin }: KnownAsset, names: LinkedNames): FoundAsset {
  const group = { groupId: names.asset_id, groupBasis: names.groupRule ?? '' }
  return { asset_id, ...group, kind: asset_kind, ids: names.ids, ticker, isin, cnpjs: [], subclass: null }
}
