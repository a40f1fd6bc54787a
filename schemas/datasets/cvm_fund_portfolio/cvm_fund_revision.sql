-- One row per fund with a changed filing.
WITH candidate AS (
  -- Hashes are cheap to compare and choose the funds to examine; lines and NAV decide below.
  SELECT
    coalesce(after.cnpj, before.cnpj)                        AS cnpj,
    before.cnpj IS NOT NULL                                  AS was_there,
    after.cnpj IS NOT NULL                                   AS is_there,
    after.content_hash,
    before.nav_value                                         AS nav_before,
    after.nav_value                                          AS nav_after,
    before.total_portfolio_value                             AS total_before,
    after.total_portfolio_value                              AS total_after,
    coalesce(before.line_count, 0)                           AS lines_before,
    coalesce(after.line_count, 0)                            AS lines_after,
    coalesce(after.filing_group, before.filing_group)        AS filing_group,
    before.missing_members                                   AS missing_before
  FROM cvm_fund_month AS after
  FULL JOIN previous_cvm_fund_month AS before USING (cnpj)
  WHERE after.content_hash IS DISTINCT FROM before.content_hash
),
-- Everything filed in a line except the labels of the filing and the place in the file. The id identifies the holding.
-- The name of its asset is a judgement: a different name from a new rule or other lines of the month is not an
-- amendment.
filed_line AS (
  SELECT side, cnpj, id, confidential, confidentiality_deadline,
    hash(*COLUMNS(* EXCLUDE (
      side, id, reference_date, fund_type_filed, fund_name_filed, document_id, application_type_filed, asset_type_filed,
      business_type_filed, inline_nav_value, source_member, source_line,
      asset_id, asset_kind, asset_id_basis, asset_id_rule, position, collateral_asset_id))) AS content
  FROM (
    SELECT 'after' AS side, * FROM cvm_fund_portfolio
    UNION ALL
    SELECT 'before', * FROM previous_cvm_fund_portfolio
  )
  SEMI JOIN (SELECT cnpj FROM candidate WHERE was_there) USING (cnpj)
),
line_change AS (
  SELECT
    cnpj,
    count(*) FILTER (before.id IS NULL)                      AS lines_added,
    count(*) FILTER (after.id IS NULL)                       AS lines_removed,
    count(*) FILTER (after.content <> before.content)        AS lines_changed,
    -- A total after its deadline is replaced by its lines.
    coalesce(bool_or(after.id IS NULL AND before.confidential AND before.confidentiality_deadline <= getvariable('published_at')::DATE), false)
      AND coalesce(bool_or(before.id IS NULL AND NOT after.confidential), false) AS releases
  FROM (SELECT * FROM filed_line WHERE side = 'after') AS after
  FULL JOIN (SELECT * FROM filed_line WHERE side = 'before') AS before USING (cnpj, id)
  GROUP BY cnpj
),
last_version AS (
  SELECT cnpj, max(version) AS version FROM history GROUP BY cnpj
),
delivery AS (
  SELECT cnpj, max(delivered_at) AS delivered_at
  FROM cvm_fund_delivery
  WHERE document_type = 'CDA' AND is_active AND delivered_at <= getvariable('published_at')
    AND strftime(competence_end, '%Y-%m') = getvariable('month')
  GROUP BY cnpj
)
SELECT
  cnpj,
  coalesce(last_version.version, 0) + 1                      AS version,
  CASE
    WHEN last_version.version IS NULL                        THEN 'first'
    -- Lines that are missing because the month now lacks members were not withdrawn by their fund.
    WHEN lines_after = 0 AND (lines_before > 0 OR NOT is_there)
      AND (group_completeness.missing_members IS NULL OR group_completeness.missing_members IS NOT DISTINCT FROM missing_before)
                                                             THEN 'withdrawn'
    WHEN releases                                            THEN 'confidentiality_released'
    ELSE 'amended'
  END                                                        AS change,
  getvariable('snapshot')                                                  AS first_snapshot,
  getvariable('published_at')                                              AS published_at,
  delivered_at,
  content_hash,
  CASE WHEN was_there THEN coalesce(lines_added, 0) ELSE lines_after END AS lines_added,
  coalesce(lines_removed, 0)                                 AS lines_removed,
  coalesce(lines_changed, 0)                                 AS lines_changed,
  total_before                                               AS previous_total_portfolio_value,
  total_after                                                AS total_portfolio_value,
  nav_before                                                 AS previous_nav_value,
  nav_after                                                  AS nav_value
FROM candidate
LEFT JOIN line_change USING (cnpj)
LEFT JOIN last_version USING (cnpj)
LEFT JOIN delivery USING (cnpj)
LEFT JOIN group_completeness USING (filing_group)
WHERE NOT was_there OR NOT is_there OR nav_after IS DISTINCT FROM nav_before OR lines_added + lines_removed + lines_changed > 0
