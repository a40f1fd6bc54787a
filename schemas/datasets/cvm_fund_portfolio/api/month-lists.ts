import { lastDayOfMonth } from '../../../api/business-day.ts'
import type { Endpoint, Snapshot } from '../../../api/endpoint.ts'
import { PORTFOLIO } from '../../../fund/api/filing.ts'
import { askAsClient } from './ask-as-client.ts'
import { industry } from './industry/industry.ts'
import { marketAssets } from './market/assets/market-assets.ts'
import { HELD_WITHOUT_QUOTAS } from './market/months-compared.ts'
import { assetMoves } from './market/moves/asset-moves.ts'

/** Requests for the lists over all funds on a month's page, whose answers stay in memory. */
const LISTS: readonly (readonly [Endpoint, Readonly<Record<string, string>>])[] = [
  [industry, {}],
  [industry, { group_by: 'classification' }],
  [marketAssets, { kind: HELD_WITHOUT_QUOTAS.join(','), sort_by: 'long_value', sort_order: 'desc' }],
  [assetMoves, { min_explained_net_value: '0.01', sort_by: 'explained_net_value', sort_order: 'desc' }],
]

/** Reads the lists of the newest month into memory, so that their first reader does not wait for them. */
export async function keepMonthLists(snapshot: Snapshot): Promise<void> {
  const [month] = snapshot.months(PORTFOLIO)
  if (month === undefined) return
  const date = lastDayOfMonth(month)
  for (const [endpoint, asked] of LISTS) await askAsClient(snapshot, endpoint, { ...asked, date })
}
