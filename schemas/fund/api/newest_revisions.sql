SELECT competence_month, arg_max(change, version) AS change
FROM {cvm_fund_revision}
WHERE cnpj = $cnpj
GROUP BY competence_month
ORDER BY competence_month DESC
