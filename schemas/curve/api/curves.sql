-- Lists the known curves in the requested order.
SELECT id, days, first_day, last_day
FROM (
  SELECT
    unnest($ids::VARCHAR[])                 AS id,
    unnest($days::VARCHAR[])::INTEGER       AS days,
    unnest($first_days::VARCHAR[])::DATE    AS first_day,
    unnest($last_days::VARCHAR[])::DATE     AS last_day
)
WHERE {in_ranges}
ORDER BY
  {sorted},
  id
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
