SELECT competence_month, category, total_value, coalesce(confidential_value, 0)::DECIMAL(24, 2) AS confidential_value
FROM {cvm_fund_category}
WHERE cnpj = $cnpj
