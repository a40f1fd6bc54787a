-- The lines of an ISIN or exchange code, with the quantity's sign as when long and short are netted.
SELECT
  cnpj,
  -- Quantities are filed without a sign. A line of a liability is short, unless it says that it is long.
  CASE
    WHEN side = 'short' OR (side IS NULL AND final_position_value < 0) THEN -1 ELSE 1
  END * coalesce(final_position_quantity, 0)                           AS quantity,
  coalesce(final_position_value, 0)                                    AS value
FROM cvm_fund_portfolio
WHERE isin = $code OR asset_code = $code
