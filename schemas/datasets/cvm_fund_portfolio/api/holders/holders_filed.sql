-- Reads the filings of some classes for a month. A join uses the index of the month in memory, a list does not.
SELECT cnpj, fund_name_filed, nav_value, total_portfolio_value
FROM {cvm_fund_month}
SEMI JOIN (SELECT unnest($cnpjs::VARCHAR[]) AS cnpj) AS wanted USING (cnpj)
