import type { Snapshot } from '../../api/endpoint.ts'
import { ApiError } from '../../api/error.ts'
import type { Month } from '../../core/month.ts'
import { fundMessages } from './fund-messages.ts'

/** Table of assets over all months. */
const ASSETS = 'asset'
const ASSETS_OF_MONTH = 'cvm_asset_month'

/** Throws a 404 if the snapshot, or the month, was compiled without the assets of its lines. */
export function requireAssets(snapshot: Snapshot, month: Month): void {
  if (hasAssets(snapshot, month)) return
  throw new ApiError('not_found', fundMessages.assetsNotCompiled({ snapshot: snapshot.id }), {
    reason: 'assets_not_compiled',
  })
}

/** True if the snapshot and the month have the assets of their lines. */
export function hasAssets(snapshot: Snapshot, month: Month): boolean {
  return snapshot.has(ASSETS) && snapshot.monthsWith(ASSETS_OF_MONTH).includes(month)
}
