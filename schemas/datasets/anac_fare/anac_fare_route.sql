-- Sums up all months of a route.
WITH sold AS NOT MATERIALIZED (
  SELECT origin_icao AS first_key, destination_icao AS second_key, fare_value, seats_sold, month FROM anac_fare
),
{fares_near_percentiles},
{fare_statistics}
SELECT first_key AS origin_icao, second_key AS destination_icao, fare_statistics.* EXCLUDE (first_key, second_key)
FROM fare_statistics
