-- A page of the fares sold in the requested months.
SELECT {FlightFare}, origin_iata, destination_iata, source_member, source_line
FROM {anac_fare}
LEFT JOIN (SELECT icao AS origin_icao, iata AS origin_iata FROM {airport}) USING (origin_icao)
LEFT JOIN (SELECT icao AS destination_icao, iata AS destination_iata FROM {airport}) USING (destination_icao)
WHERE origin_icao BETWEEN $first_origin AND $last_origin
  AND ($destination::VARCHAR IS NULL OR destination_icao = $destination)
  AND ($airline::VARCHAR IS NULL OR airline_icao = $airline)
  AND {in_ranges}
ORDER BY
  {sorted},
  month, origin_icao, destination_icao, airline_icao, fare_value, source_line
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
