-- The lines of an asset, own and lent ones as one, with the quantity's sign as when long and short are netted.
SELECT
  cnpj,
  CASE WHEN position = 'lent' THEN 'owned' ELSE position END           AS position,
  netted_quantity(side, final_position_value, final_position_quantity) AS quantity,
  coalesce(final_position_value, 0)                                    AS value
FROM {cvm_fund_portfolio}
WHERE asset_id IN $ids
