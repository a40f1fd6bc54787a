-- Finds, by role and kind, the part of classes' own lines in issuers that other classes hold through quotas of those
-- classes. The part is the share of a class's NAV in quotas that look-throughs open, whoever holds the holders.
WITH total AS (
  SELECT
    cnpj, nav_value, opened_value,
    -- Unknown for every class of a month without members with quotas or without look-throughs.
    (SELECT count(outside_share) = 0 FROM {cvm_class_total})                 AS is_unknown
  FROM {cvm_class_total}
  WHERE ($filing_groups::VARCHAR[] IS NULL OR list_contains($filing_groups::VARCHAR[], filing_group))
    AND ($types::VARCHAR[] IS NULL OR list_contains($types::VARCHAR[], type))
),
held AS (
  SELECT
    role, asset_kind AS kind, direct_value, nav_value, opened_value,
    -- True for amounts whose quotient below fits into 64 bits, in which a division takes a tenth of the time.
    direct_value BETWEEN -9000000000 AND 9000000000 AND opened_value BETWEEN 0 AND 40000000000
      AND nav_value BETWEEN 0.01 AND 40000000000                             AS is_small,
    CASE
      WHEN is_unknown                                                        THEN 'month_not_opened'
      WHEN opened_value IS NULL                                              THEN 'holder_not_opened'
      WHEN opened_value <> 0 AND coalesce(nav_value, 0) <= 0                 THEN 'nav_not_positive'
      -- Rounding can exceed the NAV a little, as in a look-through.
      WHEN opened_value <> 0 AND NOT is_small AND 1000 * in_cents(opened_value) > 1005 * in_cents(nav_value) THEN 'held_beyond_nav'
      WHEN is_small AND 1000 * small_cents(opened_value) > 1005 * small_cents(nav_value) THEN 'held_beyond_nav'
    END                                                                      AS reason
  FROM {cvm_issuer_exposure}
  JOIN total USING (cnpj)
  WHERE {of_issuer} AND line_count > 0
),
-- Long division of direct × opened × 1,000,000 ÷ NAV, all in cents: six digits of direct at a time, each with the
-- remainder of the last.
small AS (
  SELECT
    role, kind, sign(direct_value)                                           AS sign,
    small_cents(abs(direct_value))                                           AS cents,
    small_cents(opened_value) * 1000000                                      AS opened,
    small_cents(nav_value)                                                   AS nav
  FROM held
  WHERE is_small AND reason IS NULL
),
divided AS (
  SELECT *, cents // 1000000 * (opened % nav) AS upper, cents % 1000000 * (opened % nav) AS lower FROM small
),
part AS (
  SELECT role, kind, NULL AS reason,
    sign::HUGEINT * (
      cents * (opened // nav) + upper // nav * 1000000 + (upper % nav * 1000000 + lower) // nav
      + CASE WHEN (upper % nav * 1000000 + lower) % nav * 2 >= nav THEN 1 ELSE 0 END
    )                                                                        AS millionths
  FROM divided
  UNION ALL
  SELECT
    role, kind, reason,
    CASE
      WHEN opened_value = 0 THEN 0
      WHEN reason IS NULL   THEN rounded_quotient(in_cents(direct_value) * in_cents(opened_value) * 1000000, in_cents(nav_value))
    END                                                                      AS millionths
  FROM held
  WHERE NOT coalesce(is_small, false) OR reason IS NOT NULL
)
SELECT
  role,
  kind,
  -- Rounds once to the cent.
  CASE WHEN count(reason) = 0
    THEN (rounded_quotient(sum(millionths)::HUGEINT, 1000000)::DECIMAL(28, 0) * 0.01::DECIMAL(2, 2))::DECIMAL(24, 2)
  END                                                                        AS through_funds_value,
  coalesce(min(reason), '')                                                  AS through_funds_value_reason
FROM part
GROUP BY role, kind
ORDER BY role, kind
