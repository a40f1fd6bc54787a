-- The fares of each group from the first to the last asked for, every fare weighed by the seats sold at it. All of it is
-- exact: the mean is a quotient of whole numbers, and a percentile is the lowest fare with enough seats at or below it.
-- Millions of fares are counted into bands of 5.12 reais first, which are few; the fares of a band in which a percentile
-- lies are then counted one by one. Read twice and never held: that takes less time, and far less memory.
WITH sold AS NOT MATERIALIZED (
  SELECT
    CASE $group_by::VARCHAR WHEN 'month' THEN month WHEN 'airline' THEN airline_icao ELSE origin_icao END AS first_key,
    CASE $group_by::VARCHAR WHEN 'route' THEN destination_icao ELSE '' END                                AS second_key,
    (fare_value * 100)::BIGINT                                                                            AS cents,
    seats_sold
  FROM anac_fare
  WHERE origin_icao BETWEEN $first_origin AND $last_origin
    AND ($destination::VARCHAR IS NULL OR destination_icao = $destination)
    AND ($airline::VARCHAR IS NULL OR airline_icao = $airline)
    AND airline_icao BETWEEN $first_airline AND $last_airline
    AND ($group_by::VARCHAR <> 'route' OR origin_icao || ' ' || destination_icao BETWEEN $first_group AND $last_group)
), band AS MATERIALIZED (
  SELECT
    first_key, second_key, cents // 512 AS band,
    sum(seats_sold) AS seats, sum(cents::HUGEINT * seats_sold) AS paid, min(cents) AS lowest, max(cents) AS highest
  FROM sold
  GROUP BY first_key, second_key, band
), placed AS MATERIALIZED (
  SELECT
    *,
    sum(seats) OVER (PARTITION BY first_key, second_key ORDER BY band) - seats AS seats_below,
    sum(seats) OVER (PARTITION BY first_key, second_key)                       AS all_seats
  FROM band
), part AS (
  SELECT unnest([10, 25, 50, 75, 90]) AS percent
), percentile_band AS MATERIALIZED (
  SELECT DISTINCT first_key, second_key, band, seats_below, all_seats
  FROM placed JOIN part
    ON 100 * seats_below < percent * all_seats AND 100 * (seats_below + seats) >= percent * all_seats
), fare AS (
  SELECT first_key, second_key, band, seats_below, all_seats, cents, sum(seats_sold) AS seats
  FROM (SELECT *, cents // 512 AS band FROM sold) JOIN percentile_band USING (first_key, second_key, band)
  GROUP BY ALL
), ranked AS (
  SELECT *, seats_below + sum(seats) OVER (PARTITION BY first_key, second_key, band ORDER BY cents) AS seats_up_to
  FROM fare
), percentile AS (
  SELECT
    first_key, second_key,
    min(cents) FILTER (100 * seats_up_to >= 10 * all_seats) AS p10,
    min(cents) FILTER (100 * seats_up_to >= 25 * all_seats) AS p25,
    min(cents) FILTER (100 * seats_up_to >= 50 * all_seats) AS median,
    min(cents) FILTER (100 * seats_up_to >= 75 * all_seats) AS p75,
    min(cents) FILTER (100 * seats_up_to >= 90 * all_seats) AS p90
  FROM ranked
  GROUP BY first_key, second_key
), whole AS (
  SELECT first_key, second_key, sum(seats) AS seats, sum(paid) AS paid, min(lowest) AS lowest, max(highest) AS highest
  FROM band
  GROUP BY first_key, second_key
), summary AS (
  SELECT
    first_key,
    second_key,
    -- In millionths of a real, which are whole: half of what remains rounds up, and no fare is negative.
    ((2 * paid * 10000 + seats) // (2 * seats))::DECIMAL(16,0) * 0.000001 AS mean,
    (lowest::DECIMAL(12,0) * 0.01)::DECIMAL(12,2) AS min,
    (p10::DECIMAL(12,0) * 0.01)::DECIMAL(12,2) AS p10,
    (p25::DECIMAL(12,0) * 0.01)::DECIMAL(12,2) AS p25,
    (median::DECIMAL(12,0) * 0.01)::DECIMAL(12,2) AS median,
    (p75::DECIMAL(12,0) * 0.01)::DECIMAL(12,2) AS p75,
    (p90::DECIMAL(12,0) * 0.01)::DECIMAL(12,2) AS p90,
    (highest::DECIMAL(12,0) * 0.01)::DECIMAL(12,2) AS max,
    seats::BIGINT                 AS seats_sold
  FROM whole JOIN percentile USING (first_key, second_key)
)
SELECT * FROM summary
ORDER BY
  {sorted},
  first_key, second_key
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
