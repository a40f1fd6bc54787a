-- A page of a portfolio of an index.
SELECT
  ticker, coalesce(name, '') AS name, coalesce(specification, '') AS specification, theoretical_quantity, share_percent,
  seen_date AS first_seen
FROM b3_index_portfolio
WHERE index_code = $code AND version = $version::INTEGER
ORDER BY
  {sorted},
  ticker
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
