-- Of what classes have of issuers by their own lines, the part that other classes hold by quotas of these, by role and kind:
-- each class counts by the part of its NAV that is held by quotas which look-throughs open, whatever holds the holders.
WITH total AS (
  SELECT
    cnpj, nav_value, opened_value,
    -- A month without members with quotas, or without look-throughs, knows it of no class.
    count(outside_share) OVER () = 0                                         AS is_unknown
  FROM {cvm_class_total}
),
held AS (
  SELECT
    role, asset_kind AS kind, direct_value, nav_value, opened_value,
    CASE
      WHEN is_unknown                                                        THEN 'month_not_opened'
      WHEN opened_value IS NULL                                              THEN 'holder_not_opened'
      WHEN opened_value <> 0 AND coalesce(nav_value, 0) <= 0                 THEN 'nav_not_positive'
      -- What rounding leaves is as much as a look-through takes of one line.
      WHEN opened_value <> 0 AND 1000 * in_cents(opened_value) > 1005 * in_cents(nav_value) THEN 'held_beyond_nav'
    END                                                                      AS reason
  FROM {cvm_issuer_exposure}
  JOIN total USING (cnpj)
  SEMI JOIN ({asked_class}) AS class USING (cnpj)
  WHERE {of_issuer} AND line_count > 0
),
part AS (
  SELECT
    role, kind, reason,
    CASE
      WHEN opened_value = 0 THEN 0
      WHEN reason IS NULL   THEN rounded_quotient(in_cents(direct_value) * in_cents(opened_value) * 1000000, in_cents(nav_value))
    END                                                                      AS millionths
  FROM held
)
SELECT
  role,
  kind,
  -- Rounded once to the cent.
  CASE WHEN count(reason) = 0
    THEN (rounded_quotient(sum(millionths)::HUGEINT, 1000000)::DECIMAL(28, 0) * 0.01::DECIMAL(2, 2))::DECIMAL(24, 2)
  END                                                                        AS through_funds_value,
  coalesce(min(reason), '')                                                  AS through_funds_value_reason
FROM part
GROUP BY role, kind
ORDER BY role, kind
