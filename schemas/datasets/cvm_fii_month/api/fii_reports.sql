-- Reads a page of the monthly reports of one real-estate fund.
SELECT *
FROM ({fii_report})
WHERE {in_ranges}
ORDER BY
  {sorted},
  reference_date
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
