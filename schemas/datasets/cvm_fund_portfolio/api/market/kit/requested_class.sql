SELECT cnpj, type, filing_group, fund_name_filed, nav_value, total_portfolio_value FROM {cvm_fund_month}
WHERE ($filing_groups::VARCHAR[] IS NULL OR list_contains($filing_groups::VARCHAR[], filing_group))
  AND ($types::VARCHAR[] IS NULL OR list_contains($types::VARCHAR[], type))
