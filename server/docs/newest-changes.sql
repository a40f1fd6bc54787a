-- The changes of the newest snapshots: one row for each table and kind of change, with its partitions together.
SELECT
  snapshot, published_at, dataset, table_name, change,
  count(*)                  AS partitions,
  min("partition")          AS first_partition,
  max("partition")          AS last_partition,
  sum(rows_added)::BIGINT   AS rows_added,
  sum(rows_removed)::BIGINT AS rows_removed,
  sum(rows_changed)::BIGINT AS rows_changed
FROM {changelog}
GROUP BY ALL
ORDER BY snapshot DESC, dataset, table_name, change
LIMIT $limit::BIGINT
