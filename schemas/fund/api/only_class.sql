-- If a fund has several classes, including ended ones, its number means none of them.
SELECT fund_cnpj, min(cnpj) AS cnpj
FROM {cvm_fund_class}
WHERE fund_cnpj NOT IN (SELECT cnpj FROM {cvm_fund_class})
GROUP BY fund_cnpj
HAVING count(DISTINCT cnpj) = 1
