-- The routes of a month whose codes have all of some words.
SELECT origin_icao, destination_icao, coalesce(origin_iata, '') AS origin_iata, coalesce(destination_iata, '') AS destination_iata
FROM (SELECT DISTINCT origin_icao, destination_icao FROM {anac_fare})
LEFT JOIN (SELECT icao AS origin_icao, iata AS origin_iata FROM {airport}) USING (origin_icao)
LEFT JOIN (SELECT icao AS destination_icao, iata AS destination_iata FROM {airport}) USING (destination_icao)
WHERE has_words($q::VARCHAR, concat_ws(' ', origin_icao, origin_iata, destination_icao, destination_iata))
ORDER BY origin_icao, destination_icao
