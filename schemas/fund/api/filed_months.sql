SELECT
  cnpj, competence_month, reference_date, id, type, fund_name_filed, nav_value, nav_source, total_portfolio_value, line_count,
  confidential_line_count, completeness, missing_members
FROM {cvm_fund_month}
WHERE cnpj = $cnpj
