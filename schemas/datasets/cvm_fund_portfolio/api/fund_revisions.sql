SELECT
  cnpj, version, change, first_snapshot, published_at, delivered_at, coalesce(content_hash, '') AS content_hash,
  lines_added, lines_removed, lines_changed,
  previous_total_portfolio_value, total_portfolio_value, previous_nav_value, nav_value
FROM {cvm_fund_revision}
WHERE cnpj = $cnpj
