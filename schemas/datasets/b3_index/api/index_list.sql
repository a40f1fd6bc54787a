-- The indexes there are.
SELECT code, securities, updated_date, coalesce(first_month, '') AS first_month, coalesce(last_month, '') AS last_month, portfolio_assets
FROM b3_index
ORDER BY
  {sorted},
  code
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
