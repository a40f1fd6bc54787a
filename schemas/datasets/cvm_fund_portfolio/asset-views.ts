import type { MaterializedView } from '../../core/dataset.ts'
import { assetColumns, assetFiledColumns, assetGroupColumns, assetLinkColumns } from './asset-columns.ts'

/** Facts of assets over all months: their codes, groups, links and names. */
export const assetViews: readonly MaterializedView[] = [
  {
    name: 'asset_filed',
    description: 'One row an asset and the codes that lines file with it, with the months that have them.',
    columns: assetFiledColumns,
    sql: 'asset_filed.sql',
    orderBy: ['asset_id', 'isin', 'issuer_cnpj'],
    key: ['asset_id', 'isin', 'issuer_cnpj'],
    rowGroupSize: 20_480,
    reads: ['cvm_asset_month'],
  },
  {
    name: 'asset_group',
    description: 'One row a paper and run of months: the group of papers that it is one with, by price or by spelling.',
    columns: assetGroupColumns,
    sql: 'asset_group.sql',
    orderBy: ['asset_id', 'first_month'],
    key: ['asset_id', 'first_month'],
    rowGroupSize: 20_480,
    reads: ['cvm_asset_month'],
  },
  {
    name: 'asset_link',
    description: 'One row a link between two names of one asset, with the days for which it holds.',
    columns: assetLinkColumns,
    sql: 'asset_link.sql',
    orderBy: ['from_id', 'valid_from', 'to_id'],
    key: ['from_id', 'valid_from', 'to_id'],
    rowGroupSize: 20_480,
    reads: ['asset_filed', 'b3_spot_ticker', 'cvm_fund_class', 'cvm_fund_month', 'asset_group', 'cvm_asset_month'],
  },
  {
    name: 'asset',
    description: 'One row an asset over all months: its kind, names, codes, and the months that have it.',
    columns: assetColumns,
    sql: 'asset.sql',
    orderBy: ['asset_id'],
    key: ['asset_id'],
    rowGroupSize: 20_480,
    reads: ['asset_filed', 'asset_link'],
  },
]
