-- A line of some months that names an ISIN or exchange code.
SELECT id FROM cvm_fund_portfolio WHERE isin = $code OR asset_code = $code LIMIT 1
