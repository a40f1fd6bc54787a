-- The number of these fares.
SELECT count(*)::INTEGER AS rows
FROM {anac_fare}
WHERE origin_icao BETWEEN $first_origin AND $last_origin
  AND ($destination::VARCHAR IS NULL OR destination_icao = $destination)
  AND ($airline::VARCHAR IS NULL OR airline_icao = $airline)
  AND {in_ranges}
