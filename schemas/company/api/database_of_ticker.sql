-- Finds the companies whose issuer codes the ISIN database has for the ISINs next to a ticker in quotes or lines, each
-- once, with the month of the edition.
SELECT
  cnpj                               AS issuer,
  asset_link.to_id[4:]               AS ticker,
  b3_isin_link.first_day::VARCHAR    AS first_day,
  b3_isin_link.last_day::VARCHAR     AS last_day,
  'isin_database'                    AS basis,
  'b3_isin_link'                     AS source,
  isin,
  edition_date::VARCHAR              AS edition_date
FROM {asset_link}
JOIN {b3_isin_link} ON asset_link.from_id = concat('isin:', isin)
WHERE asset_link.to_id = concat('b3:', $ticker::VARCHAR)
QUALIFY row_number() OVER (PARTITION BY cnpj ORDER BY isin) = 1
ORDER BY cnpj
LIMIT 20
