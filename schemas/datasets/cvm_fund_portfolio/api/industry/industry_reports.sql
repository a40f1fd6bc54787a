-- Adds up, by group, the structured funds with an own report for the month and without a NAV in the holdings.
WITH report AS (
  SELECT cnpj, nav_value, 'fidc' AS type FROM {cvm_fidc_report} WHERE reference_date = $last_day::DATE
  UNION ALL
  SELECT cnpj, nav_value, 'fii' FROM {cvm_fii_month_report} WHERE reference_date = $last_day::DATE
),
asked AS (
  SELECT
    report.*,
    CASE $group_by
      WHEN 'type' THEN report.type
      WHEN 'classification' THEN coalesce(classification, 'unclassified')
      WHEN 'anbima_class' THEN coalesce(anbima_class, 'unclassified')
      WHEN 'audience' THEN coalesce(audience, 'unclassified')
      WHEN 'condominium' THEN coalesce(condominium, 'unclassified')
      WHEN 'exclusive' THEN coalesce(exclusive, 'unclassified')
      WHEN 'fund' THEN report.cnpj
      ELSE ''
    END AS label
  FROM report
  LEFT JOIN (FROM {industry_class}) AS class USING (cnpj)
  WHERE NOT list_contains($filed::VARCHAR[], cnpj)
    AND ($types::VARCHAR[] IS NULL OR list_contains($types::VARCHAR[], report.type))
    AND ($filing_groups::VARCHAR[] IS NULL OR list_contains($filing_groups::VARCHAR[], 'structured'))
    AND ($classification::VARCHAR IS NULL OR folded_text(coalesce(classification, 'unclassified')) = folded_text($classification::VARCHAR))
    AND ($anbima_class::VARCHAR IS NULL OR folded_text(coalesce(anbima_class, 'unclassified')) = folded_text($anbima_class::VARCHAR))
    AND ($audience::VARCHAR IS NULL OR folded_text(coalesce(audience, 'unclassified')) = folded_text($audience::VARCHAR))
    AND ($condominium::VARCHAR IS NULL OR folded_text(coalesce(condominium, 'unclassified')) = folded_text($condominium::VARCHAR))
    AND ($exclusive::VARCHAR IS NULL OR folded_text(coalesce(exclusive, 'unclassified')) = folded_text($exclusive::VARCHAR))
)
SELECT
  folded_text(label)                                                          AS key,
  max(label)                                                                  AS label,
  count(*) FILTER (NOT list_contains($counted::VARCHAR[], cnpj))::INTEGER      AS class_count,
  count(nav_value)::INTEGER                                                            AS nav_class_count,
  count(*) FILTER (nav_value <= 0)::INTEGER                                            AS nonpositive_nav_count,
  sum(nav_value)::DECIMAL(24, 2)                                              AS nav_value
FROM asked
GROUP BY ALL
HAVING $group_by NOT IN ('manager', 'administrator')
ORDER BY key
