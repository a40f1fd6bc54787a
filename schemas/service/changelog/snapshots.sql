-- A page of the snapshots that changed anything.
WITH changed AS (
  SELECT
    snapshot,
    min(published_at)              AS published_at,
    CASE WHEN snapshot = $answering THEN $digest END AS digest,
    count(DISTINCT dataset)        AS datasets,
    count(DISTINCT concat_ws(' ', dataset, "partition")) AS partitions,
    sum(rows_added)                AS rows_added,
    sum(rows_removed)              AS rows_removed,
    sum(rows_changed)              AS rows_changed
  FROM {changelog}
  GROUP BY snapshot
)
SELECT
  snapshot, published_at, coalesce(digest, '') AS digest, datasets::INTEGER AS datasets, partitions::INTEGER AS partitions,
  rows_added::BIGINT AS rows_added, rows_removed::BIGINT AS rows_removed, rows_changed::BIGINT AS rows_changed
FROM changed
WHERE ($first_day::VARCHAR IS NULL OR left(published_at, 10) >= $first_day)
  AND ($last_day::VARCHAR IS NULL OR left(published_at, 10) <= $last_day)
  AND {in_ranges}
ORDER BY
  {sorted},
  snapshot
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
