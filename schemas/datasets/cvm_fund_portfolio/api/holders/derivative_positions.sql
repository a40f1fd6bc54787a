SELECT
  cnpj,
  position,
  asset_id                                                             AS contract,
  netted_quantity(side, final_position_value, final_position_quantity) AS quantity,
  coalesce(final_position_value, 0)                                    AS value
FROM {cvm_fund_portfolio}
WHERE position IN ('option', 'future', 'forward')
  AND (isin = $isin::VARCHAR OR upper(asset_code) = $ticker::VARCHAR)
  AND (asset_id IS NULL OR asset_id NOT IN $ids)
