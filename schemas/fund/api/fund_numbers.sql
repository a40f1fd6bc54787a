-- The numbers of the funds whose only class this is, but for those under which somebody files in the month.
SELECT fund_cnpj
FROM {only_class}
ANTI JOIN {cvm_fund_month} ON cvm_fund_month.cnpj = only_class.fund_cnpj
WHERE only_class.cnpj = $cnpj
