import { brlTotal, type Column, quantity, required, text, whole } from '../../core/column.ts'

export const lookThroughColumns = {
  cnpj: required(text('CNPJ_FUNDO_CLASSE, CNPJ_FUNDO', 'CNPJ of the class that holds, by itself or through other funds.')),
  leaf_key: required(text('derived', 'Name that leaves are added up by: asset_id; repo and its collateral; cash, payable or receivable; line, month, CNPJ and id of a line that names no asset; or reconciliation.')),
  asset_id: text('derived', 'Name that the asset goes by in the month, after the links between names: of papers without a code that the month shows to be one, that of their group (asset_group_id of portfolio_asset); none where the row is no asset or names none.'),
  asset_kind: required(text('derived', 'Kind of asset, as in cvm_fund_portfolio; reconciliation for what rounding and expanded lines leave.')),
  resolution: required(text('derived', 'direct for lines that are no quotas of a fund; for quotas the reason why they are not replaced by what that fund holds: foreign, confidential, not_filed, cycle, nav_missing, unreconciled, stale, ratio_anomaly or depth_limit; reconciliation for the rest.')),
  quantity: required(quantity('derived', "Sum of the class's parts of the quantities, long less short, rounded once.")),
  value: required(brlTotal('derived', "Sum of the class's parts of the values, rounded once to the cent, half away from zero.")),
  shortest_depth: required(whole('derived', 'Funds between the class and the nearest line: 0 for one of its own.')),
} satisfies Record<string, Column>
