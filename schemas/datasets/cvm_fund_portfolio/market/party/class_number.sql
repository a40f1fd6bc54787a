-- The numbers of funds that lines of the month hold quotas of, or that file in it, and the class that each means: that of
-- a number that filed in the month is its own, whatever the register says of it today.
SELECT fund_cnpj, min(cnpj) AS cnpj
FROM cvm_fund_class
ANTI JOIN (SELECT cnpj AS fund_cnpj FROM cvm_fund_class) USING (fund_cnpj)
ANTI JOIN (SELECT cnpj AS fund_cnpj FROM cvm_fund_month) USING (fund_cnpj)
SEMI JOIN cvm_fund_quota USING (fund_cnpj)
GROUP BY fund_cnpj
HAVING count(DISTINCT cnpj) = 1
