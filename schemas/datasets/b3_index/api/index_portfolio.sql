-- A page of a portfolio of an index.
SELECT {IndexAsset}
FROM (SELECT *, seen_date AS first_seen FROM {b3_index_portfolio})
WHERE index_code = $code AND version = $version::INTEGER
ORDER BY
  {sorted},
  ticker
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
