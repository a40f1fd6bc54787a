SELECT {Calendar}
FROM {business_calendar}
WHERE {in_ranges}
ORDER BY
  {sorted},
  id
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
