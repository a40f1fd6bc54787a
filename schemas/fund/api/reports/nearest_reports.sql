-- Finds the newest report of each kind of some classes, and the newest with lines if that is another one. A class can
-- report under the number of its fund, and a fund under the number of its only class.
WITH wanted AS (
  SELECT unnest($cnpjs::VARCHAR[]) AS cnpj
),
named AS (
  SELECT cnpj, cnpj AS reports_as, 0 AS rank FROM wanted
  UNION ALL
  SELECT cnpj, only_class.fund_cnpj, 1 FROM wanted JOIN {only_class} USING (cnpj)
  UNION ALL
  SELECT wanted.cnpj, only_class.cnpj, 1 FROM wanted JOIN {only_class} ON only_class.fund_cnpj = wanted.cnpj
),
report AS (
  SELECT 'fidc_month' AS source, cnpj AS reports_as, id, reference_date, name, nav_value, quotas_issued FROM {cvm_fidc_report}
  UNION ALL
  SELECT 'fii_month', cnpj, id, reference_date, name, nav_value, quotas_issued FROM {cvm_fii_month_report}
  UNION ALL
  SELECT 'fii_quarter', cnpj, id, reference_date, name, nav_value, quotas_issued FROM {cvm_fii_quarter_report}
)
SELECT
  source, named.cnpj, reports_as, id, reference_date, name, nav_value, quotas_issued,
  NOT (source = 'fii_month' AND list_contains(coalesce($days_without_lines::DATE[], []), reference_date)) AS has_lines,
  min(reference_date) OVER (PARTITION BY source, named.cnpj, has_lines)                                    AS first_date
FROM named
JOIN report USING (reports_as)
WHERE $day::DATE IS NULL OR reference_date <= $day::DATE
QUALIFY row_number() OVER (PARTITION BY source, named.cnpj, has_lines ORDER BY reference_date DESC, rank) = 1
