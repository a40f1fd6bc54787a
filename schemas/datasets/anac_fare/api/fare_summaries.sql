-- The fares of each group from the first to the last requested, every fare weighed by the seats sold at it. All of it is
-- exact: the mean is a quotient of whole numbers, and a percentile is the lowest fare with enough seats at or below it.
-- A percentile is searched in three steps. Seats are counted in bands of 163.84 reais; the bands in which a percentile
-- lies are counted again in bands of 20.48 reais, and those fare by fare. The table is read three times and never held:
-- each step keeps few rows. Counting all fares in narrow bands at once took four times as long for a year by route.
WITH sold AS NOT MATERIALIZED (
  SELECT
    CASE $group_by::VARCHAR WHEN 'month' THEN month WHEN 'airline' THEN airline_icao ELSE origin_icao END AS first_key,
    CASE $group_by::VARCHAR WHEN 'route' THEN destination_icao ELSE '' END                                AS second_key,
    (fare_value * 100)::BIGINT                                                                            AS cents,
    cents // 16384                                                                                        AS wide_band,
    cents // 2048                                                                                         AS narrow_band,
    seats_sold,
    month
  FROM {anac_fare}
  WHERE origin_icao BETWEEN $first_origin AND $last_origin
    AND (origin_icao > $first_origin OR destination_icao >= $first_destination)
    AND (origin_icao < $last_origin OR destination_icao <= $last_destination)
    AND ($origins::VARCHAR[] IS NULL OR list_contains($origins::VARCHAR[], origin_icao))
    AND ($destinations::VARCHAR[] IS NULL OR list_contains($destinations::VARCHAR[], destination_icao))
    AND ($airlines::VARCHAR[] IS NULL OR list_contains($airlines::VARCHAR[], airline_icao))
    AND airline_icao BETWEEN $first_airline AND $last_airline
), part AS (
  SELECT unnest([10, 25, 50, 75, 90]) AS percent
), wide_count AS MATERIALIZED (
  SELECT
    first_key, second_key, wide_band,
    sum(seats_sold) AS seats, sum(cents::HUGEINT * seats_sold) AS paid, min(cents) AS lowest, max(cents) AS highest,
    min(month) AS first_month, max(month) AS last_month
  FROM sold
  GROUP BY first_key, second_key, wide_band
), whole AS MATERIALIZED (
  SELECT
    (row_number() OVER ())::INTEGER AS group_id, first_key, second_key,
    sum(seats) AS all_seats, sum(paid) AS paid, min(lowest) AS lowest, max(highest) AS highest,
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
    FROM wide_place JOIN part ON has_percentile(percent, seats_below, seats, all_seats)
  )
), narrow_count AS (
  SELECT wide_id, narrow_band, sum(seats_sold) AS seats
  FROM sold JOIN wide USING (first_key, second_key, wide_band)
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
    FROM narrow_place JOIN part ON has_percentile(percent, seats_below, seats, all_seats)
  )
), fare_count AS (
  SELECT narrow_id, cents, sum(seats_sold) AS seats
  FROM sold JOIN narrow USING (first_key, second_key, narrow_band)
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
), summary AS (
  SELECT
    first_key,
    second_key,
    -- In millionths of a real, which are whole: half of what remains rounds up, and no fare is negative.
    ((2 * paid * 10000 + all_seats) // (2 * all_seats))::DECIMAL(16,0) * 0.000001 AS mean,
    reais(lowest) AS min,
    reais(p10) AS p10,
    reais(p25) AS p25,
    reais(median) AS median,
    reais(p75) AS p75,
    reais(p90) AS p90,
    reais(highest) AS max,
    all_seats::BIGINT AS seats_sold,
    first_month,
    last_month,
    origin_iata,
    destination_iata
  FROM whole
  JOIN percentile USING (group_id)
  -- Only the keys of routes are aerodromes.
  LEFT JOIN (SELECT icao AS first_key, iata AS origin_iata FROM {airport}) USING (first_key)
  LEFT JOIN (SELECT icao AS second_key, iata AS destination_iata FROM {airport}) USING (second_key)
)
SELECT * FROM summary
WHERE {in_ranges}
ORDER BY
  {sorted},
  first_key, second_key
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
