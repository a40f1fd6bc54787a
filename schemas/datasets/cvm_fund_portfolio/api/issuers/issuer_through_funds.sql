-- Of what classes have of issuers by their own lines, the part that other classes hold by quotas of these, by role and kind:
-- each class counts by the part of its NAV that look-throughs open. Null where nobody knows that part of one.
WITH total AS (
  SELECT
    cnpj, nav_value, opened_value,
    -- A month without members with quotas, or without look-throughs, knows it of no class.
    bool_or(nav_value > 0 AND outside_share IS NULL) OVER ()                 AS is_unknown
  FROM {cvm_class_total}
),
held AS (
  SELECT role, asset_kind AS kind, direct_value, nav_value, opened_value, is_unknown
  FROM {cvm_issuer_exposure}
  JOIN total USING (cnpj)
  SEMI JOIN ({asked_class}) AS class USING (cnpj)
  WHERE {of_issuer} AND line_count > 0
),
part AS (
  SELECT
    role, kind,
    CASE
      WHEN is_unknown       THEN NULL
      WHEN opened_value = 0 THEN 0
      WHEN nav_value > 0    THEN rounded_quotient(in_cents(direct_value) * in_cents(opened_value) * 1000000, in_cents(nav_value))
    END                                                                      AS millionths
  FROM held
)
SELECT
  role,
  kind,
  -- Rounded once to the cent.
  CASE WHEN count(millionths) = count(*)
    THEN (rounded_quotient(sum(millionths)::HUGEINT, 1000000)::DECIMAL(28, 0) * 0.01::DECIMAL(2, 2))::DECIMAL(24, 2)
  END                                                                        AS through_funds_value
FROM part
GROUP BY role, kind
ORDER BY role, kind
