-- Classes of the funds whose quotas are in lines of the month. A number that filed in the month means its own class,
-- whatever today's register says.
SELECT fund_cnpj, min(cnpj) AS cnpj
FROM cvm_fund_class
ANTI JOIN (SELECT cnpj AS fund_cnpj FROM cvm_fund_class) USING (fund_cnpj)
ANTI JOIN (SELECT cnpj AS fund_cnpj FROM cvm_fund_month) USING (fund_cnpj)
SEMI JOIN cvm_fund_quota USING (fund_cnpj)
GROUP BY fund_cnpj
HAVING count(DISTINCT cnpj) = 1
