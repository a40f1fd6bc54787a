-- Partitions in the order of their publication, from a given one on. If the tables of a partition changed in different
-- ways, its row has all of these.
SELECT
  published_at, snapshot, dataset, "partition",
  string_agg(DISTINCT change, ', ' ORDER BY change) AS change,
  sum(rows_added)::BIGINT                           AS rows_added,
  sum(rows_removed)::BIGINT                         AS rows_removed,
  sum(rows_changed)::BIGINT                         AS rows_changed
FROM {changelog}
WHERE ($datasets::VARCHAR[] IS NULL OR list_contains($datasets::VARCHAR[], dataset))
  AND ($updated_after::VARCHAR IS NULL OR published_at > $updated_after)
  AND (published_at, dataset, "partition") >= ($from_published_at::VARCHAR, $from_dataset::VARCHAR, $from_partition::VARCHAR)
GROUP BY published_at, snapshot, dataset, "partition"
ORDER BY published_at, dataset, "partition"
LIMIT $limit::BIGINT
