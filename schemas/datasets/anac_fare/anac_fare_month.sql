-- Sums up the fares of each month, for all months at once.
WITH sold AS NOT MATERIALIZED (
  SELECT month AS first_key, fare_value, seats_sold FROM anac_fare
), sold_band AS NOT MATERIALIZED (
  SELECT month AS first_key, month, band_from, seats_sold, paid, min, max FROM anac_fare_band
),
{fares_in_percentile_bands},
{fare_statistics}
SELECT first_key AS month, fare_statistics.* EXCLUDE (first_key, second_key)
FROM fare_statistics
