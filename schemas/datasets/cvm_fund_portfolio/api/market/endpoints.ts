import type { Endpoint } from '../../../../api/endpoint.ts'
import { activeShare } from './active-share/active-share.ts'
import { marketAssets } from './assets/market-assets.ts'
import { marketLines } from './lines/market-lines.ts'
import { assetMoves } from './moves/asset-moves.ts'
import { positionMoves } from './moves/position-moves.ts'

/** Endpoints about the holdings of all funds, and their changes. */
export const marketEndpoints: readonly Endpoint[] = [marketAssets, assetMoves, positionMoves, marketLines, activeShare]

export const marketSqlParts = {
  market_asset_shares: new URL('assets/market_asset_shares.sql', import.meta.url),
  listed_market_assets: new URL('assets/listed_market_assets.sql', import.meta.url),
  listed_market_lines: new URL('lines/listed_market_lines.sql', import.meta.url),
  listed_asset_moves: new URL('moves/listed_asset_moves.sql', import.meta.url),
  listed_position_moves: new URL('moves/listed_position_moves.sql', import.meta.url),
  positions_between: new URL('moves/positions_between.sql', import.meta.url),
  move_states: new URL('moves/states.sql', import.meta.url),
}
