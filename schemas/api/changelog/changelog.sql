-- A page of what the snapshots changed.
SELECT
  snapshot, published_at, dataset, "partition", "table", change,
  "rows", rows_added, rows_removed, rows_changed, rules_version,
  coalesce(cleaned, []) AS cleaned
FROM (SELECT *, table_name AS "table" FROM changelog)
WHERE ($dataset::VARCHAR IS NULL OR dataset = $dataset)
  -- Instants are text in one form, so their first ten characters are the day.
  AND ($first_day::VARCHAR IS NULL OR left(published_at, 10) >= $first_day)
  AND ($last_day::VARCHAR IS NULL OR left(published_at, 10) <= $last_day)
ORDER BY
  {sorted},
  snapshot, dataset, "partition", "table", change
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
