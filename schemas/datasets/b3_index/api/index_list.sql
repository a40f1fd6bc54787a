-- The indexes there are.
SELECT code, securities, updated_date, coalesce(first_month, '') AS first_month, coalesce(last_month, '') AS last_month, portfolio_assets
FROM b3_index
ORDER BY
  CASE WHEN $sort_order = 'asc' THEN COLUMNS(lambda each: each = $sort_by) END NULLS LAST,
  CASE WHEN $sort_order = 'desc' THEN COLUMNS(lambda each: each = $sort_by) END DESC NULLS LAST,
  code
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
