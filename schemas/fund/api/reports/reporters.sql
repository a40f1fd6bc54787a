-- Lists the numbers for which nearest_reports.sql finds a report: those of reports, and those that represent them.
WITH report AS (
  SELECT cnpj FROM {cvm_fidc_report}
  UNION
  SELECT cnpj FROM {cvm_fii_month_report}
  UNION
  SELECT cnpj FROM {cvm_fii_quarter_report}
)
SELECT cnpj AS number FROM report
UNION
SELECT only_class.cnpj FROM {only_class} JOIN report ON report.cnpj = only_class.fund_cnpj
UNION
SELECT only_class.fund_cnpj FROM {only_class} JOIN report ON report.cnpj = only_class.cnpj
LIMIT $limit::BIGINT
