-- Finds the first and last month in which each number filed holdings or a NAV.
SELECT cnpj, min(competence_month) AS first, max(competence_month) AS last FROM {cvm_fund_month} GROUP BY cnpj
