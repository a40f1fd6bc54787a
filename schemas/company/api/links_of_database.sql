-- Each instrument has the days on which the ISIN database knows it.
SELECT
  isin, issuer_code, instrument_type,
  first_day::VARCHAR     AS first_day,
  last_day::VARCHAR      AS last_day,
  edition_date::VARCHAR  AS edition_date,
  'isin_database'        AS basis,
  'b3_isin_link'         AS source
FROM {b3_isin_link}
WHERE cnpj = $cnpj
ORDER BY isin
