-- The classes of the month that a request about the market asks for: cnpj, type, filing_group, nav_value and what they filed.
SELECT * FROM {cvm_fund_month}
WHERE ($filing_groups::VARCHAR[] IS NULL OR list_contains($filing_groups::VARCHAR[], filing_group))
  AND ($types::VARCHAR[] IS NULL OR list_contains($types::VARCHAR[], type))
