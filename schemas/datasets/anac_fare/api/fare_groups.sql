-- A page of the groups of the requested fares (their months or routes), in the order of the first key.
SELECT DISTINCT
  CASE $group_by::VARCHAR WHEN 'month' THEN month ELSE origin_icao END   AS first_key,
  CASE $group_by::VARCHAR WHEN 'route' THEN destination_icao ELSE '' END AS second_key
FROM {anac_fare}
WHERE origin_icao BETWEEN $first_origin AND $last_origin
  AND ($origins::VARCHAR[] IS NULL OR list_contains($origins::VARCHAR[], origin_icao))
  AND ($destinations::VARCHAR[] IS NULL OR list_contains($destinations::VARCHAR[], destination_icao))
  AND ($airlines::VARCHAR[] IS NULL OR list_contains($airlines::VARCHAR[], airline_icao))
ORDER BY
  CASE WHEN $sort_order = 'asc' THEN first_key END,
  CASE WHEN $sort_order = 'desc' THEN first_key END DESC,
  second_key
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
