WITH filed AS (
  SELECT competence_month, cnpj, type, nav_value
  FROM {cvm_fund_month}
  WHERE ($filing_groups::VARCHAR[] IS NULL OR list_contains($filing_groups::VARCHAR[], filing_group))
    AND ($types::VARCHAR[] IS NULL OR list_contains($types::VARCHAR[], type))
)
SELECT
  CASE WHEN $by_type THEN coalesce(first.type, last.type) ELSE '' END         AS type,
  count(first.cnpj)                                                           AS class_count,
  count(*) FILTER (first.cnpj IS NOT NULL AND last.cnpj IS NOT NULL)          AS still_filing_count,
  count(*) FILTER (last.cnpj IS NULL)                                         AS gone_count,
  coalesce(sum(first.nav_value) FILTER (last.cnpj IS NULL), 0)::DECIMAL(24, 2) AS gone_nav_value,
  count(*) FILTER (first.cnpj IS NULL)                                        AS appeared_count,
  coalesce(sum(last.nav_value) FILTER (first.cnpj IS NULL), 0)::DECIMAL(24, 2) AS appeared_nav_value
FROM (FROM filed WHERE competence_month = $first_month) AS first
FULL JOIN (FROM filed WHERE competence_month = $last_month) AS last USING (cnpj)
GROUP BY 1
ORDER BY 1
