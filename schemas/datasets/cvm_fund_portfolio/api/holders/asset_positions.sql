-- The lines of an ISIN or exchange code, with the quantity's sign as when long and short are netted.
SELECT
  cnpj,
  netted_quantity(side, final_position_value, final_position_quantity) AS quantity,
  coalesce(final_position_value, 0)                                    AS value
FROM {cvm_fund_portfolio}
WHERE isin = $code OR asset_code = $code
