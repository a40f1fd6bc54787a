-- Bands are 20 reais wide.
SELECT
  month,
  airline_icao,
  fare_value - fare_value % 20 AS band_from,
  sum(seats_sold)              AS seats_sold,
  -- Sums whole cents, so that the number of seats does not matter.
  sum((fare_value * 100)::HUGEINT * seats_sold)::DECIMAL(38,0) * 0.01 AS paid,
  min(fare_value)              AS min,
  max(fare_value)              AS max
FROM anac_fare
GROUP BY ALL
