SELECT {Index}
FROM {b3_index}
WHERE {in_ranges}
ORDER BY
  {sorted},
  code
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
