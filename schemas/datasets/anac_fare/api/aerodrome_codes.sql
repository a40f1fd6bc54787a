-- The ICAO code of each aerodrome with one of some IATA codes.
SELECT iata, icao FROM {airport} WHERE list_contains($codes::VARCHAR[], iata) ORDER BY icao
