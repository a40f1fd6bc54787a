SELECT count(*)::INTEGER AS rows
FROM {anac_fare}
WHERE origin_icao BETWEEN $first_origin AND $last_origin
  AND ($origins::VARCHAR[] IS NULL OR list_contains($origins::VARCHAR[], origin_icao))
  AND ($destinations::VARCHAR[] IS NULL OR list_contains($destinations::VARCHAR[], destination_icao))
  AND ($airlines::VARCHAR[] IS NULL OR list_contains($airlines::VARCHAR[], airline_icao))
  AND {in_ranges}
