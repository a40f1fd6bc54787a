-- Only the classes' own lines count; a class with several managers counts for each of them.
WITH held AS (
  SELECT cnpj AS holder, sum(direct_value) AS direct_value, sum(line_count) AS line_count
  FROM {cvm_issuer_exposure}
  WHERE {of_issuer} AND role = $role AND line_count > 0
    AND ($kinds::VARCHAR[] IS NULL OR list_contains($kinds::VARCHAR[], asset_kind))
    AND cnpj IN (SELECT cnpj FROM ({requested_class}) AS class)
  GROUP BY cnpj
),
party AS (
  SELECT cnpj AS holder, party_cnpj AS cnpj, coalesce(party_name, '') AS name
  FROM {cvm_party_class}
  WHERE party_type = $party_type AND party_cnpj <> 'not_known' AND cnpj IN (SELECT holder FROM held)
),
summed AS (
  SELECT
    coalesce(party.cnpj, 'unknown')                                          AS cnpj,
    coalesce(max(party.name), '')                                            AS name,
    sum(direct_value)::DECIMAL(24,2)                                         AS direct_value,
    count(DISTINCT holder)                                                   AS class_count,
    sum(line_count)::BIGINT                                                  AS line_count,
    (round(sum(direct_value)::DECIMAL(24,2) * $haircut_percent::DECIMAL(9,6), 4) * 0.01::DECIMAL(2,2))::DECIMAL(28,6) AS loss_value
  FROM held LEFT JOIN party USING (holder)
  GROUP BY ALL
)
SELECT * FROM summed
WHERE {in_ranges}
ORDER BY {sorted}, cnpj
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
