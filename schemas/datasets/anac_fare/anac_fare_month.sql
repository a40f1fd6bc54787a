-- The fares of a month over all months, summed up.
WITH sold AS NOT MATERIALIZED (
  SELECT month AS first_key, '' AS second_key, fare_value, seats_sold, month FROM anac_fare
)
SELECT first_key AS month, statistics.* EXCLUDE (first_key, second_key)
FROM ({fare_statistics}) AS statistics
