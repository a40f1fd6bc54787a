-- A page of what the snapshots changed.
SELECT {Change}, coalesce(cleaned, []) AS cleaned
FROM (SELECT *, table_name AS "table" FROM {changelog})
WHERE ($datasets::VARCHAR[] IS NULL OR list_contains($datasets::VARCHAR[], dataset))
  -- Instants are text in one form, so their first ten characters are the day.
  AND ($first_day::VARCHAR IS NULL OR left(published_at, 10) >= $first_day)
  AND ($last_day::VARCHAR IS NULL OR left(published_at, 10) <= $last_day)
  AND {in_ranges}
ORDER BY
  {sorted},
  snapshot, dataset, "partition", "table", change
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
