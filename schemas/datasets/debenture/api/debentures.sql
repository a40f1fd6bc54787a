-- Reads a page of the papers, with their id in lines of funds and the value of the newest day.
WITH newest_value AS (
  SELECT code, date AS value_date, value AS nominal_value, quantity_in_market FROM {debenture_value}
)
SELECT asset_id, {ListedDebenture}, source_member, source_line
FROM (SELECT *, 'cetip:' || code AS asset_id FROM {debenture} LEFT JOIN newest_value USING (code))
WHERE ($cnpj::VARCHAR IS NULL OR cnpj = $cnpj)
  AND ($isin::VARCHAR IS NULL OR isin = $isin)
  AND ($index::VARCHAR IS NULL OR "index" = $index)
  AND {in_ranges}
ORDER BY
  {sorted},
  code
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
