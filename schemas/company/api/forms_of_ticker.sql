-- Finds the companies whose forms name a ticker on a day; without a day, the companies that had it last. Of two
-- companies with known days, the later owner counts.
WITH named AS (
  SELECT *
  FROM {cvm_company_ticker}
  WHERE ticker = $ticker
    AND ($date::DATE IS NULL OR coalesce(first_day <= $date::DATE, true) AND coalesce(last_day >= $date::DATE, true))
  QUALIFY $date::DATE IS NOT NULL OR rank() OVER (ORDER BY last_day DESC NULLS FIRST) = 1
)
SELECT
  cnpj                  AS issuer,
  ticker,
  first_day::VARCHAR    AS first_day,
  last_day::VARCHAR     AS last_day,
  'form'                AS basis,
  'cvm_company_ticker'  AS source
FROM named
WHERE NOT EXISTS (FROM named AS other WHERE other.first_day > named.first_day)
ORDER BY cnpj
LIMIT 2
