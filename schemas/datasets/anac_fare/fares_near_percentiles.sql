-- Input of fare_statistics for each group of the relation `sold`: one for each first_key and second_key. Three steps
-- find the fares near a percentile. Seats are counted in bands of 163.84 reais, the band of a percentile again in bands
-- of 5.12 reais, and the narrow band fare by fare. The table is read three times but never held in memory: each step
-- keeps few rows.
banded AS NOT MATERIALIZED (
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
)
