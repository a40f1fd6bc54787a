-- Sums the values of an issuer in classes by their own lines, by kind of asset.
WITH summed AS (
  SELECT
    asset_kind                                                               AS kind,
    sum(direct_value)::DECIMAL(24,2)                                         AS direct_value,
    count(DISTINCT cnpj)                                                     AS class_count,
    sum(line_count)::BIGINT                                                  AS line_count,
    (round(sum(direct_value)::DECIMAL(24,2) * $haircut_percent::DECIMAL(9,6), 4) * 0.01::DECIMAL(2,2))::DECIMAL(28,6) AS loss_value
  FROM {cvm_issuer_exposure}
  WHERE {of_issuer} AND role = $role AND line_count > 0
    AND ($kinds::VARCHAR[] IS NULL OR list_contains($kinds::VARCHAR[], asset_kind))
    AND cnpj IN (SELECT cnpj FROM ({requested_class}) AS class)
  GROUP BY asset_kind
)
SELECT * FROM summed
WHERE {in_ranges}
ORDER BY {sorted}, kind
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
