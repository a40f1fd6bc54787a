-- Reads a page of the versions of the values of a series. The last snapshot with a version is the one before the first
-- with the next version.
WITH versions AS (
  SELECT *, lead(snapshot_before) OVER (PARTITION BY period ORDER BY vintage) AS last_snapshot
  FROM {statistic_vintage}
  WHERE series = $series
    AND ($first_period::VARCHAR IS NULL OR period >= $first_period)
    AND ($last_period::VARCHAR IS NULL OR period <= $last_period)
)
SELECT
  period, value, coalesce(marker, '') AS marker, modified_date, end_date,
  vintage, is_withdrawn, first_snapshot, last_snapshot, published_at
FROM versions
WHERE {in_ranges}
ORDER BY
  {sorted},
  period, vintage
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
