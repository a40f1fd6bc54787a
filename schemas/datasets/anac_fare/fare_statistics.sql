-- The statistics of the fares of each group of the relation `sold`, every fare weighed by the seats sold at it: one row
-- per first_key and second_key. All of it is exact: the mean is a quotient of whole numbers, and a percentile is the
-- lowest fare with enough seats at or below it.
-- A percentile is searched in three steps. Seats are counted in bands of 163.84 reais; the bands in which a percentile
-- lies are counted again in bands of 5.12 reais, and those fare by fare. The table is read three times and never held:
-- each step keeps few rows.
WITH banded AS NOT MATERIALIZED (
  SELECT
    first_key, second_key, month, seats_sold,
    (fare_value * 100)::BIGINT AS cents,
    cents // 16384             AS wide_band,
    cents // 512               AS narrow_band
  FROM sold
), part AS (
  SELECT unnest([10, 25, 50, 75, 90]) AS percent
), wide_count AS MATERIALIZED (
  SELECT
    first_key, second_key, wide_band,
    sum(seats_sold) AS seats, sum(cents::HUGEINT * seats_sold) AS paid, min(cents) AS min, max(cents) AS max,
    min(month) AS first_month, max(month) AS last_month
  FROM banded
  GROUP BY first_key, second_key, wide_band
), whole AS MATERIALIZED (
  SELECT
    (row_number() OVER ())::INTEGER AS group_id, first_key, second_key,
    sum(seats) AS all_seats, sum(paid) AS paid, min(min) AS min, max(max) AS max,
    min(first_month) AS first_month, max(last_month) AS last_month
  FROM wide_count
  GROUP BY first_key, second_key
), wide_place AS (
  SELECT
    group_id, first_key, second_key, all_seats, wide_band, seats,
    sum(seats) OVER (PARTITION BY group_id ORDER BY wide_band) - seats AS seats_below
  FROM wide_count JOIN whole USING (first_key, second_key)
), wide AS MATERIALIZED (
  SELECT (row_number() OVER ())::INTEGER AS wide_id, *
  FROM (
    SELECT DISTINCT group_id, first_key, second_key, all_seats, wide_band, seats_below
    FROM wide_place JOIN part ON 100 * seats_below < percent * all_seats AND 100 * (seats_below + seats) >= percent * all_seats
  )
), narrow_count AS (
  SELECT wide_id, narrow_band, sum(seats_sold) AS seats
  FROM banded JOIN wide USING (first_key, second_key, wide_band)
  GROUP BY wide_id, narrow_band
), narrow_place AS (
  SELECT
    group_id, first_key, second_key, all_seats, narrow_band, seats,
    seats_below + sum(seats) OVER (PARTITION BY wide_id ORDER BY narrow_band) - seats AS seats_below
  FROM narrow_count JOIN wide USING (wide_id)
), narrow AS MATERIALIZED (
  SELECT (row_number() OVER ())::INTEGER AS narrow_id, *
  FROM (
    SELECT DISTINCT group_id, first_key, second_key, all_seats, narrow_band, seats_below
    FROM narrow_place JOIN part ON 100 * seats_below < percent * all_seats AND 100 * (seats_below + seats) >= percent * all_seats
  )
), fare_count AS (
  SELECT narrow_id, cents, sum(seats_sold) AS seats
  FROM banded JOIN narrow USING (first_key, second_key, narrow_band)
  GROUP BY narrow_id, cents
), ranked AS (
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
    *,
    -- In millionths of a real, which are whole: half of what remains rounds up, and no fare is negative.
    ((2 * paid * 10000 + all_seats) // (2 * all_seats))::DECIMAL(16,0) * 0.000001 AS mean
  FROM whole JOIN percentile USING (group_id)
)
SELECT
  first_key, second_key, mean,
  -- Whole cents as reais, exactly.
  (COLUMNS(['min', 'p10', 'p25', 'median', 'p75', 'p90', 'max'])::DECIMAL(12,0) * 0.01)::DECIMAL(12,2),
  all_seats::BIGINT AS seats_sold,
  first_month, last_month
FROM counted
