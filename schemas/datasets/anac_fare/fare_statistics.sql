-- Weighs every fare by the seats sold at it, and has one row per first_key and second_key. Every figure is exact: the
-- mean is a quotient of whole numbers, and a percentile is the lowest fare with enough seats at or below it. It reads
-- the sums of each group (`whole`), the bands of fares in which its percentiles lie (`narrow`), and the seats sold at
-- each fare of these bands (`fare_count`).
ranked AS (
  SELECT
    group_id, all_seats, cents, seats_below + sum(seats) OVER (PARTITION BY narrow_id ORDER BY cents) AS seats_up_to
  FROM fare_count JOIN narrow USING (narrow_id)
), percentile AS (
  SELECT
    group_id,
    min(cents) FILTER (100 * seats_up_to >= 10 * all_seats) AS p10,
    min(cents) FILTER (100 * seats_up_to >= 25 * all_seats) AS p25,
    min(cents) FILTER (100 * seats_up_to >= 50 * all_seats) AS median,
    min(cents) FILTER (100 * seats_up_to >= 75 * all_seats) AS p75,
    min(cents) FILTER (100 * seats_up_to >= 90 * all_seats) AS p90
  FROM ranked
  GROUP BY group_id
), counted AS (
  SELECT
    -- Puts the highest fare after the percentiles.
    * EXCLUDE (max), max,
    -- Computes whole millionths of a real: halves round up, because no fare is negative.
    ((2 * paid * 10000 + all_seats) // (2 * all_seats))::DECIMAL(16,0) * 0.000001 AS mean
  FROM whole JOIN percentile USING (group_id)
), fare_statistics AS (
  SELECT
    first_key, second_key, mean,
    -- Whole cents as reais, exactly.
    (COLUMNS(['min', 'p10', 'p25', 'median', 'p75', 'p90', 'max'])::DECIMAL(12,0) * 0.01)::DECIMAL(12,2),
    all_seats::BIGINT AS seats_sold,
    first_month, last_month
  FROM counted
)
