SELECT iata, icao FROM {airport} WHERE list_contains($codes::VARCHAR[], iata) ORDER BY icao
