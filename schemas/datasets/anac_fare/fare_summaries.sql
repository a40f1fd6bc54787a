-- The fares of each group from the first to the last asked for, every fare weighed by the seats sold at it. All of it is
-- exact: the mean is a quotient of whole numbers, and a percentile is the lowest fare with enough seats at or below it.
WITH sold AS (
  SELECT
    CASE $group_by::VARCHAR WHEN 'month' THEN month WHEN 'airline' THEN airline_icao ELSE origin_icao END AS first_key,
    CASE $group_by::VARCHAR WHEN 'route' THEN destination_icao ELSE '' END                                AS second_key,
    fare_value,
    seats_sold
  FROM anac_fare
  WHERE origin_icao BETWEEN $first_origin AND $last_origin
    AND ($destination::VARCHAR IS NULL OR destination_icao = $destination)
    AND ($airline::VARCHAR IS NULL OR airline_icao = $airline)
), fare AS (
  SELECT first_key, second_key, fare_value, sum(seats_sold) AS seats
  FROM sold
  WHERE first_key || ' ' || second_key BETWEEN $first_group AND $last_group
  GROUP BY ALL
), ranked AS (
  SELECT
    *,
    sum(seats) OVER (PARTITION BY first_key, second_key ORDER BY fare_value) AS seats_up_to,
    sum(seats) OVER (PARTITION BY first_key, second_key)                     AS all_seats
  FROM fare
), summary AS (
  SELECT
    first_key,
    second_key,
    -- In millionths of a real, which are whole: half of what remains rounds up, and no fare is negative.
    ((2 * sum((fare_value * 1000000)::HUGEINT * seats) + max(all_seats)) // (2 * max(all_seats)))::DECIMAL(16,0)
      * 0.000001                                                 AS mean,
    min(fare_value)                                              AS min,
    min(fare_value) FILTER (100 * seats_up_to >= 10 * all_seats) AS p10,
    min(fare_value) FILTER (100 * seats_up_to >= 25 * all_seats) AS p25,
    min(fare_value) FILTER (100 * seats_up_to >= 50 * all_seats) AS median,
    min(fare_value) FILTER (100 * seats_up_to >= 75 * all_seats) AS p75,
    min(fare_value) FILTER (100 * seats_up_to >= 90 * all_seats) AS p90,
    max(fare_value)                                              AS max,
    max(all_seats)::BIGINT                                       AS seats_sold
  FROM ranked
  GROUP BY first_key, second_key
)
SELECT * FROM summary
ORDER BY
  CASE WHEN $sort_order = 'asc' THEN COLUMNS(lambda each: each = $sort_by) END NULLS LAST,
  CASE WHEN $sort_order = 'desc' THEN COLUMNS(lambda each: each = $sort_by) END DESC NULLS LAST,
  first_key, second_key
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
