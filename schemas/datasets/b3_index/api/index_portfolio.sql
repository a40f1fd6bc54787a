-- A page of a portfolio of an index.
SELECT {IndexAsset}, source_member, source_line, source_url, source_sha256
FROM (SELECT *, seen_date AS first_seen FROM {b3_index_portfolio})
WHERE index_code = $code AND version = $version::INTEGER
  AND {in_ranges}
ORDER BY
  {sorted},
  ticker
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
