-- A page of the fares sold in the months asked for.
SELECT month, airline_icao, origin_icao, destination_icao, fare_value, seats_sold, source_member, source_line
FROM anac_fare
WHERE origin_icao BETWEEN $first_origin AND $last_origin
  AND ($destination::VARCHAR IS NULL OR destination_icao = $destination)
  AND ($airline::VARCHAR IS NULL OR airline_icao = $airline)
ORDER BY
  {sorted},
  month, origin_icao, destination_icao, airline_icao, fare_value, source_line
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
