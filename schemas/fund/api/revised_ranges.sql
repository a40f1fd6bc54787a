-- Finds the first and last month with versions of the filings of each number, including withdrawals.
SELECT cnpj, min(competence_month) AS first, max(competence_month) AS last FROM {cvm_fund_revision} GROUP BY cnpj
