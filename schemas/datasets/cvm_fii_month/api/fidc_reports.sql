-- Reads a page of the monthly reports of one receivables fund.
SELECT *
FROM ({fidc_report})
WHERE {in_ranges}
ORDER BY
  {sorted},
  reference_date
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
