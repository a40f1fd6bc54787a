import type { Snapshot } from '../../api/endpoint.ts'
import type { Month } from '../../core/month.ts'
import type { AssetCode } from './asset-code.ts'
import { assetNotFound } from './asset-errors.ts'
import { readAssetId } from './asset-names.ts'
import type { FoundAsset } from './found-asset.ts'
import { findFundAsset } from './fund-asset.ts'
import { findNamedAsset } from './named-asset.ts'
import { requireAssets } from './require-assets.ts'

/**
 * Finds the asset of a code in a month. An `asset_id` finds the lines of that name and of names that lead to it; any
 * other code also finds the present name of its asset. A code of several assets is a conflict that lists them.
 */
export async function findAsset(snapshot: Snapshot, code: AssetCode, month: Month): Promise<FoundAsset> {
  requireAssets(snapshot, month)
  return findSince(snapshot, code, month, 0)
}

/** Finds the asset by following only the changes of the rules after a version. */
async function findSince(snapshot: Snapshot, code: AssetCode, month: Month, since: number): Promise<FoundAsset> {
  const found =
    code.kind === 'fund'
      ? await findFundAsset(snapshot, code, month)
      : await findNamedAsset(snapshot, code, month, since)
  if (found === null) throw await assetNotFound(snapshot, code, month)
  return 'to_id' in found ? findSince(snapshot, readAssetId(found.to_id), month, found.rules_version) : found
}
