-- Own and lent lines count as one. A quantity has the sign for netting long and short positions.
SELECT
  cnpj,
  CASE WHEN position = 'lent' THEN 'owned' ELSE position END           AS position,
  netted_quantity(side, final_position_value, final_position_quantity) AS quantity,
  coalesce(final_position_value, 0)                                    AS value
FROM {cvm_fund_portfolio}
WHERE asset_id IN $ids
