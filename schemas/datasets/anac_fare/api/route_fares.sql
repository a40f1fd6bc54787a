-- A page of the routes, each with its fares of all months summed up.
SELECT {RouteFares}, origin_iata, destination_iata
FROM {anac_fare_route}
LEFT JOIN (SELECT icao AS origin_icao, iata AS origin_iata FROM {airport}) USING (origin_icao)
LEFT JOIN (SELECT icao AS destination_icao, iata AS destination_iata FROM {airport}) USING (destination_icao)
WHERE ($origins::VARCHAR[] IS NULL OR list_contains($origins::VARCHAR[], origin_icao))
  AND ($destinations::VARCHAR[] IS NULL OR list_contains($destinations::VARCHAR[], destination_icao))
  AND {in_ranges}
ORDER BY
  {sorted},
  origin_icao, destination_icao
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
