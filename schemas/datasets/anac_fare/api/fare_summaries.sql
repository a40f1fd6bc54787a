-- Sums up only groups between the first and the last requested key.
WITH sold AS NOT MATERIALIZED (
  SELECT
    CASE $group_by::VARCHAR WHEN 'month' THEN month WHEN 'airline' THEN airline_icao ELSE origin_icao END AS first_key,
    CASE $group_by::VARCHAR WHEN 'route' THEN destination_icao ELSE '' END                                AS second_key,
    fare_value, seats_sold, month
  FROM {anac_fare}
  WHERE origin_icao BETWEEN $first_origin AND $last_origin
    AND (origin_icao > $first_origin OR destination_icao >= $first_destination)
    AND (origin_icao < $last_origin OR destination_icao <= $last_destination)
    AND ($origins::VARCHAR[] IS NULL OR list_contains($origins::VARCHAR[], origin_icao))
    AND ($destinations::VARCHAR[] IS NULL OR list_contains($destinations::VARCHAR[], destination_icao))
    AND ($airlines::VARCHAR[] IS NULL OR list_contains($airlines::VARCHAR[], airline_icao))
),
{fares_near_percentiles},
{fare_statistics}, summary AS (
  SELECT *
  FROM fare_statistics
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
