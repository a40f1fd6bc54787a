import type { MaterializedView } from '../../../../core/dataset.ts'
import { assetMoveColumns, marketAssetColumns, positionMoveColumns } from './columns.ts'
import { partyMoveColumns, partyMoveStateColumns } from './party-columns.ts'

const OF_BOTH_MONTHS = ['cvm_fund_portfolio', 'cvm_fund_month', 'cvm_asset_month']
const OF_PARTIES = ['cvm_position_move', 'cvm_party_class']
const OF_MARKET = ['cvm_position_move', 'cvm_fund_month', 'cvm_fii_month', 'cvm_party_class']

/** SQL that tables and answers about moves share; each text replaces its name in braces. */
export const moveSqlParts = {
  move_names: new URL('move_names.sql', import.meta.url),
  position_states: new URL('position_states.sql', import.meta.url),
  asset_moves: new URL('asset_moves.sql', import.meta.url),
  market_assets: new URL('market_assets.sql', import.meta.url),
}

/** Tables of the states of each position since the month before, and of the holdings of all classes in each asset. */
export const moveViews: readonly MaterializedView[] = [
  {
    name: 'cvm_position_move',
    description:
      'One row an asset, class and way of holding it, with what it was the month before, what was traded in between and what that explains. Only rows whose unexplained_quantity is 0 are bought or sold: a position that appears without a trade was mostly hidden before.',
    columns: positionMoveColumns,
    sql: 'market/move/cvm_position_move.sql',
    orderBy: ['asset_id', 'asset_kind', 'cnpj', 'position'],
    key: ['asset_id', 'asset_kind', 'cnpj', 'position'],
    rowGroupSize: 20_480,
    reads: [...OF_BOTH_MONTHS, 'asset_link'],
    monthly: {
      ofMonth: OF_BOTH_MONTHS,
      ofMonthBefore: OF_BOTH_MONTHS,
      takes: { name: 'move_name', sql: 'market/move/move_name.sql' },
    },
  },
  {
    name: 'cvm_asset_move',
    description: 'One row an asset and way of holding it: what all its positions were, are, and what trades explain.',
    columns: assetMoveColumns,
    sql: 'market/move/cvm_asset_move.sql',
    orderBy: ['asset_id', 'asset_kind', 'position'],
    key: ['asset_id', 'asset_kind', 'position'],
    rowGroupSize: 20_480,
    reads: ['cvm_position_move'],
    monthly: { ofMonth: ['cvm_position_move'] },
  },
  {
    name: 'cvm_market_asset',
    description:
      'One row an asset: how much of it all classes hold by lines of their own, now and the month before. Quotas of funds are assets too, so the values of all rows count the money of funds of funds again.',
    columns: marketAssetColumns,
    sql: 'market/move/cvm_market_asset.sql',
    orderBy: ['asset_id', 'asset_kind'],
    key: ['asset_id', 'asset_kind'],
    rowGroupSize: 20_480,
    reads: OF_MARKET,
    monthly: { ofMonth: OF_MARKET },
  },
  {
    name: 'cvm_party_move',
    description:
      'One row per manager or administrator and each of the 100 assets and ways of holding them that its classes bought most, and of the 100 that they sold most, as far as quantities confirm it. Never add up parties.',
    columns: partyMoveColumns,
    sql: 'market/move/cvm_party_move.sql',
    orderBy: ['party_type', 'party_cnpj', 'asset_id', 'asset_kind', 'position'],
    key: ['party_type', 'party_cnpj', 'asset_id', 'asset_kind', 'position'],
    rowGroupSize: 20_480,
    reads: OF_PARTIES,
    monthly: { ofMonth: OF_PARTIES },
  },
  {
    name: 'cvm_party_move_state',
    description:
      'One row per manager or administrator and state: how many positions of its classes are in it, and what those changed. Never add up parties.',
    columns: partyMoveStateColumns,
    sql: 'market/move/cvm_party_move_state.sql',
    orderBy: ['party_type', 'party_cnpj', 'state'],
    key: ['party_type', 'party_cnpj', 'state'],
    rowGroupSize: 20_480,
    reads: OF_PARTIES,
    monthly: { ofMonth: OF_PARTIES },
  },
]
