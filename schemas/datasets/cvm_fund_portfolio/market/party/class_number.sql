-- Lines of the month hold quotas of these funds. A number that filed in the month means its own class, whatever the register
-- says about it today.
SELECT fund_cnpj, min(cnpj) AS cnpj
FROM cvm_fund_class
ANTI JOIN (SELECT cnpj AS fund_cnpj FROM cvm_fund_class) USING (fund_cnpj)
ANTI JOIN (SELECT cnpj AS fund_cnpj FROM cvm_fund_month) USING (fund_cnpj)
SEMI JOIN cvm_fund_quota USING (fund_cnpj)
GROUP BY fund_cnpj
HAVING count(DISTINCT cnpj) = 1
