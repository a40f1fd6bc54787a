-- One row per class that filed a NAV or a line for the month.
WITH nav_file AS (
  SELECT
    CNPJ_FUNDO_CLASSE AS cnpj, TP_FUNDO_CLASSE AS fund_type_filed, DENOM_SOCIAL AS fund_name_filed,
    DT_COMPTC AS reference_date, VL_PATRIM_LIQ AS nav_value, member_file AS source_member, line AS source_line
  FROM ranked_nav
  WHERE nav_rank = 1
),
positions AS (
  SELECT
    cnpj,
    first(fund_type_filed ORDER BY source_member, source_line)           AS fund_type_filed,
    first(fund_name_filed ORDER BY source_member, source_line)           AS fund_name_filed,
    max(reference_date)                                                  AS reference_date,
    bool_or(block IN ('fie', 'fie_confid'))                              AS is_structured,
    max(inline_nav_value)                                                AS inline_nav_value,
    min(source_line) FILTER (inline_nav_value IS NOT NULL)               AS inline_nav_line,
    min(source_member) FILTER (inline_nav_value IS NOT NULL)             AS inline_nav_member,
    count(*)                                                             AS line_count,
    count(*) FILTER (confidential)                                       AS confidential_line_count,
    coalesce(sum(final_position_value), 0)                               AS total_portfolio_value,
    -- Sums do not depend on the order of the lines, and each line's id keeps equal lines apart.
    sum((line_hash & 18446744073709551615)::HUGEINT) || '-' || sum((line_hash >> 64)::HUGEINT) AS lines_hash
  FROM (
    SELECT
      *,
      -- Only the content of the holding counts, not the labels of the filing, so that a month filed again without a
      -- change has the same hash. Most of these columns are empty in most lines, so a group of columns without a value
      -- is left out, and a group with a value is named, so that different lines cannot give the same text.
      md5_number(concat_ws('|',
        id,
        {parts_of_content}
      )) AS line_hash
    FROM cvm_fund_portfolio
  )
  GROUP BY cnpj
),
joined AS (
  SELECT
    coalesce(nav_file.cnpj, positions.cnpj)                                AS cnpj,
    coalesce(nav_file.reference_date, positions.reference_date)            AS reference_date,
    coalesce(nav_file.fund_type_filed, positions.fund_type_filed)          AS fund_type_filed,
    coalesce(nav_file.fund_name_filed, positions.fund_name_filed)          AS fund_name_filed,
    CASE WHEN coalesce(is_structured, false) THEN 'structured' ELSE 'fif' END AS filing_group,
    coalesce(nav_file.nav_value, inline_nav_value)                         AS nav_value,
    CASE
      WHEN nav_file.nav_value IS NOT NULL THEN 'nav_file'
      WHEN inline_nav_value IS NOT NULL   THEN 'inline'
    END                                                                    AS nav_source,
    CASE WHEN nav_file.nav_value IS NOT NULL THEN nav_file.source_member ELSE inline_nav_member END AS nav_source_member,
    CASE WHEN nav_file.nav_value IS NOT NULL THEN nav_file.source_line ELSE inline_nav_line END     AS nav_source_line,
    coalesce(total_portfolio_value, 0)                                     AS total_portfolio_value,
    coalesce(line_count, 0)                                                AS line_count,
    coalesce(confidential_line_count, 0)                                   AS confidential_line_count,
    coalesce(lines_hash, '')                                               AS lines_hash
  FROM nav_file
  FULL JOIN positions ON positions.cnpj = nav_file.cnpj
)
SELECT
  class_uuid(joined.cnpj)                                                  AS id,
  joined.cnpj,
  reference_date,
  coalesce(fund_type.type, 'other')                                        AS type,
  fund_type_filed,
  fund_name_filed,
  filing_group,
  nav_value,
  nav_source,
  nav_source_member,
  nav_source_line,
  CASE WHEN line_count > 0 THEN total_portfolio_value END                  AS total_portfolio_value,
  CASE WHEN line_count > 0 THEN total_portfolio_value - nav_value END      AS residual_value,
  CASE
    WHEN line_count = 0 OR nav_value IS NULL                               THEN 'unknown'
    WHEN abs(total_portfolio_value - nav_value) <= 1                       THEN 'exact'
    WHEN abs(total_portfolio_value - nav_value) * 200 <= abs(nav_value)    THEN 'ok'
    WHEN abs(total_portfolio_value - nav_value) * 50 <= abs(nav_value)     THEN 'warn'
    -- The missing value may be in missing members.
    WHEN NOT coalesce(group_completeness.is_complete, true)                THEN 'unknown'
    ELSE 'fail'
  END                                                                      AS reconciliation_grade,
  line_count,
  confidential_line_count,
  sha256(coalesce(nav_value::VARCHAR, '') || '|' || lines_hash)            AS content_hash,
  -- A group that is not judged counts as complete, because nothing is expected in its month.
  CASE WHEN coalesce(group_completeness.is_complete, true) THEN 'complete' ELSE 'partial' END AS completeness,
  group_completeness.missing_members
FROM joined
LEFT JOIN group_completeness USING (filing_group)
LEFT JOIN fund_type ON fund_type.token = fund_type_token(fund_type_filed)
