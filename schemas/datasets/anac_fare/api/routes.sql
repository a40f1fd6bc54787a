SELECT
  origin_icao, destination_icao, coalesce(origin_iata, '') AS origin_iata, coalesce(destination_iata, '') AS destination_iata
FROM (SELECT origin_icao, destination_icao, sum(seats_sold) AS seats FROM {anac_fare} GROUP BY ALL)
LEFT JOIN (SELECT icao AS origin_icao, iata AS origin_iata FROM {airport}) USING (origin_icao)
LEFT JOIN (SELECT icao AS destination_icao, iata AS destination_iata FROM {airport}) USING (destination_icao)
ORDER BY seats DESC, origin_icao, destination_icao
