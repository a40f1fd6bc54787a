-- A class holds leaves by its own lines and through opened funds. An unopened quota is an asset. A fund abroad files
-- nothing in Brazil, so it is never opened.
WITH leaf AS (
  SELECT
    cnpj,
    leaf_key,
    asset_id,
    asset_kind,
    -- Narrow decimals are multiplied ten times as fast as wide ones.
    coalesce((TRY_CAST(value AS DECIMAL(15, 2)) * 100)::BIGINT, (value * 100)::BIGINT) AS cents,
    asset_kind IN (
      'listed_share', 'unit', 'receipt', 'bdr', 'fund_quota', 'government_bond', 'private_paper', 'foreign_share', 'foreign_bond',
      'offshore_fund', 'crypto', 'credit_right', 'property', 'other'
    )                                                                              AS is_held,
    resolution NOT IN ('direct', 'reconciliation', 'foreign')                      AS is_unopened
  FROM cvm_fund_look_through
),
asset AS (
  SELECT cnpj, sum(cents) AS cents FROM leaf WHERE is_held GROUP BY cnpj, coalesce(asset_id, leaf_key) HAVING sum(cents) > 0
),
concentrated AS (
  SELECT cnpj, sum(cents::DOUBLE * cents::DOUBLE) AS squares, list_sum(max(cents, 10))::HUGEINT AS top10
  FROM asset
  GROUP BY cnpj
),
composed AS (
  SELECT
    cnpj,
    sum(cents) FILTER (is_held)                                                    AS held,
    sum(cents) FILTER (is_held AND asset_id IS NOT NULL)                           AS identified,
    sum(cents) FILTER (starts_with(asset_kind, 'foreign_') OR asset_kind = 'offshore_fund') AS abroad,
    sum(cents) FILTER (is_unopened AND asset_kind <> 'confidential')               AS unopened,
    sum(abs(cents)) FILTER (is_unopened AND asset_kind <> 'confidential')          AS unopened_size,
    sum(abs(cents)) FILTER (asset_kind = 'confidential')                           AS hidden,
    sum(abs(cents)) FILTER (asset_kind IN ('government_bond', 'listed_share', 'unit', 'receipt', 'private_paper')) AS issuable
  FROM leaf
  GROUP BY cnpj
),
issued AS (
  SELECT
    cnpj,
    (sum(own_value) * 100)::HUGEINT                                                AS known,
    (max(own_value) FILTER (role = 'issuer' AND issuer_id <> 'treasury') * 100)::HUGEINT AS top_issuer
  FROM (SELECT cnpj, issuer_id, role, sum(direct_value + indirect_value) AS own_value FROM cvm_issuer_exposure GROUP BY ALL)
  GROUP BY cnpj
),
judged AS (
  SELECT
    *,
    (nav_value * 100)::HUGEINT                                                     AS nav,
    CASE
      WHEN completeness <> 'complete' THEN 'month_incomplete'
      WHEN coalesce(nav_value, 0) <= 0 THEN 'nav_not_positive'
      WHEN reconciliation_grade IN ('fail', 'unknown') THEN 'not_reconciled'
      WHEN composed.cnpj IS NULL THEN 'look_through_not_compiled'
    END                                                                            AS nav_reason,
    coalesce(nav_reason, CASE
      WHEN hidden * 20 > nav THEN 'confidential'
      WHEN unopened_size * 20 > nav THEN 'quotas_unopened'
    END)                                                                           AS lt_reason,
    coalesce(lt_reason, CASE WHEN (coalesce(issuable, 0) - coalesce(known, 0)) * 20 > nav THEN 'issuers_unknown' END) AS lt_issuer_reason
  FROM cvm_fund_month
  LEFT JOIN composed USING (cnpj)
  LEFT JOIN concentrated USING (cnpj)
  LEFT JOIN issued USING (cnpj)
),
divided AS (
  SELECT *, CASE WHEN nav_reason IS NULL THEN nav END AS whole, CASE WHEN lt_reason IS NULL THEN nav END AS open_whole FROM judged
)
SELECT
  cnpj,
  percent_of_cents(coalesce(unopened, 0), whole)                                   AS lt_unopened_percent,
  nav_reason                                                                       AS lt_unopened_reason,
  percent_of_cents(coalesce(held, 0), open_whole)                                  AS lt_held_percent,
  percent_of_cents(coalesce(identified, 0), open_whole)                            AS lt_identified_percent,
  percent_of_cents(coalesce(known, 0), open_whole)                                 AS lt_issuer_known_percent,
  percent_of_cents(coalesce(abroad, 0), open_whole)                                AS lt_abroad_percent,
  round(10000 * coalesce(squares, 0) / (open_whole::DOUBLE * open_whole::DOUBLE), 6) AS lt_hhi,
  percent_of_cents(coalesce(top10, 0), open_whole)                                 AS lt_top10_percent,
  lt_reason,
  percent_of_cents(greatest(coalesce(top_issuer, 0), 0), CASE WHEN lt_issuer_reason IS NULL THEN nav END) AS lt_top_issuer_percent,
  lt_issuer_reason
FROM divided
