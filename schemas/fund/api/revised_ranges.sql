-- Between which months versions of what a number filed are, those of withdrawals among them.
SELECT cnpj, min(competence_month) AS first, max(competence_month) AS last FROM {cvm_fund_revision} GROUP BY cnpj
