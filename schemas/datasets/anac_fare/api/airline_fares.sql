-- A page of the airlines, each with its fares of all months summed up.
SELECT {AirlineFares}
FROM {anac_fare_airline}
WHERE ($airlines::VARCHAR[] IS NULL OR list_contains($airlines::VARCHAR[], airline_icao))
  AND {in_ranges}
ORDER BY
  {sorted},
  airline_icao
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
