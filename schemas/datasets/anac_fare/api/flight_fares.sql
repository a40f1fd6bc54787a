-- A page of the fares sold in the requested months.
SELECT {FlightFare}, origin_iata, destination_iata, source_member, source_line
FROM {anac_fare}
LEFT JOIN (SELECT icao AS origin_icao, iata AS origin_iata FROM {airport}) USING (origin_icao)
LEFT JOIN (SELECT icao AS destination_icao, iata AS destination_iata FROM {airport}) USING (destination_icao)
WHERE origin_icao BETWEEN $first_origin AND $last_origin
  AND ($origins::VARCHAR[] IS NULL OR list_contains($origins::VARCHAR[], origin_icao))
  AND ($destinations::VARCHAR[] IS NULL OR list_contains($destinations::VARCHAR[], destination_icao))
  AND ($airlines::VARCHAR[] IS NULL OR list_contains($airlines::VARCHAR[], airline_icao))
  AND {in_ranges}
ORDER BY
  {sorted},
  month, origin_icao, destination_icao, airline_icao, fare_value, source_line
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
