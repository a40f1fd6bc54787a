-- The changes of the newest snapshots, of all datasets or of one: one row for each table and kind of change, with its partitions together.
-- A snapshot is listed whole: those that together have $limit rows at most, and always the newest.
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
