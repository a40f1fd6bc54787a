-- A page of the airlines, each with its fares from the first to the last requested month summed up.
WITH sold AS NOT MATERIALIZED (
  SELECT airline_icao AS first_key, fare_value, seats_sold
  FROM {anac_fare}
), sold_band AS NOT MATERIALIZED (
  SELECT airline_icao AS first_key, month, band_from, seats_sold, paid, min, max
  FROM {anac_fare_band}
  WHERE month BETWEEN $first_month AND $last_month
    AND ($airlines::VARCHAR[] IS NULL OR list_contains($airlines::VARCHAR[], airline_icao))
),
{fares_in_percentile_bands},
{fare_statistics}
SELECT {AirlineFares}
FROM (SELECT first_key AS airline_icao, * FROM fare_statistics)
WHERE {in_ranges}
ORDER BY
  {sorted},
  airline_icao
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
