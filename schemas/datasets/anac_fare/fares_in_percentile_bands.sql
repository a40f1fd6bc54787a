-- Input of fare_statistics for each group of the relation `sold`: one for each first_key. Two steps find the fares near
-- a percentile: the table `sold_band` has the seats counted in bands of 20 reais, which show the band of a percentile,
-- and the fares of that band are counted one by one. The fares are read once.
banded AS NOT MATERIALIZED (
  SELECT first_key, fare_value - fare_value % 20 AS band_from, fare_value, seats_sold FROM sold
), part AS (
  SELECT unnest([10, 25, 50, 75, 90]) AS percent
), band_count AS MATERIALIZED (
  SELECT
    first_key, band_from,
    sum(seats_sold) AS seats, sum(paid) AS paid, min(min) AS min, max(max) AS max,
    min(month) AS first_month, max(month) AS last_month
  FROM sold_band
  GROUP BY first_key, band_from
), whole AS MATERIALIZED (
  SELECT
    (row_number() OVER ())::INTEGER AS group_id, first_key, '' AS second_key,
    sum(seats) AS all_seats, (sum(paid) * 100)::HUGEINT AS paid,
    (min(min) * 100)::BIGINT AS min, (max(max) * 100)::BIGINT AS max,
    min(first_month) AS first_month, max(last_month) AS last_month
  FROM band_count
  GROUP BY first_key
), place AS (
  SELECT
    group_id, first_key, all_seats, band_from, seats,
    sum(seats) OVER (PARTITION BY group_id ORDER BY band_from) - seats AS seats_below
  FROM band_count JOIN whole USING (first_key)
), narrow AS MATERIALIZED (
  SELECT (row_number() OVER ())::INTEGER AS narrow_id, *
  FROM (
    SELECT DISTINCT group_id, first_key, all_seats, band_from, seats_below
    FROM place JOIN part ON 100 * seats_below < percent * all_seats AND 100 * (seats_below + seats) >= percent * all_seats
  )
), fare_count AS (
  SELECT narrow_id, (fare_value * 100)::BIGINT AS cents, sum(seats_sold) AS seats
  FROM banded JOIN narrow USING (first_key, band_from)
  GROUP BY narrow_id, fare_value
)
