SELECT {Distribution}
FROM {b3_distribution}
WHERE isin IN (SELECT isin FROM {b3_spot_ticker} WHERE ticker = $ticker)
  AND {in_ranges}
ORDER BY
  {sorted},
  isin,
  number
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
