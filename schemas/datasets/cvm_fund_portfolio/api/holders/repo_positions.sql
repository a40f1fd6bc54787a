-- Holders of a repo lend money: they do not own the bond that secures it.
SELECT
  cnpj,
  position,
  netted_quantity(side, final_position_value, final_position_quantity) AS quantity,
  coalesce(final_position_value, 0)                                    AS value
FROM {cvm_fund_portfolio}
WHERE collateral_asset_id IN $ids
