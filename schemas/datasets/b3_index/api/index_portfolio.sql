-- A page of a portfolio of an index.
SELECT ticker, coalesce(name, '') AS name, coalesce(specification, '') AS specification, theoretical_quantity, share_percent
FROM b3_index_portfolio
WHERE index_code = $code AND version = $version::INTEGER
ORDER BY
  CASE WHEN $sort_order = 'asc' THEN COLUMNS(lambda each: each = $sort_by) END NULLS LAST,
  CASE WHEN $sort_order = 'desc' THEN COLUMNS(lambda each: each = $sort_by) END DESC NULLS LAST,
  ticker
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
