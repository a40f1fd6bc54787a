-- Each table and kind of change has one row, with its partitions together. A snapshot is listed whole: the newest always,
-- and others while all together have $limit rows at most.
WITH changes AS (
  SELECT
    snapshot, published_at, dataset, table_name, change,
    count(*)                  AS partitions,
    min("partition")          AS first_partition,
    max("partition")          AS last_partition,
    sum(rows_added)::BIGINT   AS rows_added,
    sum(rows_removed)::BIGINT AS rows_removed,
    sum(rows_changed)::BIGINT AS rows_changed
  FROM {changelog}
  WHERE $dataset::VARCHAR IS NULL OR dataset = $dataset
  GROUP BY ALL
)
FROM changes
QUALIFY count(*) OVER (ORDER BY snapshot DESC) <= $limit::BIGINT OR snapshot = max(snapshot) OVER ()
ORDER BY snapshot DESC, dataset, table_name, change
