SELECT
  ticker,
  first_day::VARCHAR    AS first_day,
  last_day::VARCHAR     AS last_day,
  'form'                AS basis,
  'cvm_company_ticker'  AS source
FROM {cvm_company_ticker}
WHERE cnpj = $cnpj
ORDER BY ticker
