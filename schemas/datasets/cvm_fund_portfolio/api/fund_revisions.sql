-- A page of the versions of one class and month.
SELECT
  version, change, first_snapshot, published_at, delivered_at, coalesce(content_hash, '') AS content_hash,
  lines_added, lines_removed, lines_changed,
  previous_total_portfolio_value, total_portfolio_value, previous_nav_value, nav_value
FROM {cvm_fund_revision}
WHERE cnpj = $cnpj
  AND {in_ranges}
ORDER BY
  {sorted},
  version
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
