-- The repos that a bond secures: its holders lend money and do not own it.
SELECT
  cnpj,
  position,
  netted_quantity(side, final_position_value, final_position_quantity) AS quantity,
  coalesce(final_position_value, 0)                                    AS value
FROM {cvm_fund_portfolio}
WHERE collateral_asset_id IN $ids
