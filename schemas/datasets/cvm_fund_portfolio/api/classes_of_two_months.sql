-- Finds a few classes that filed lines in both of two months, preferably classes with quotas, which lead to different
-- funds.
SELECT cnpj
FROM {cvm_fund_month}
LEFT JOIN (SELECT DISTINCT cnpj, true AS has_quotas FROM {cvm_fund_quota}) USING (cnpj)
WHERE line_count > 0
GROUP BY cnpj
HAVING count(DISTINCT competence_month) = 2
ORDER BY bool_or(has_quotas) NULLS LAST, hash(cnpj)
LIMIT 4
