-- A fund with this as its only class counts, unless somebody files under its number in the month.
SELECT fund_cnpj
FROM {only_class}
ANTI JOIN {cvm_fund_month} ON cvm_fund_month.cnpj = only_class.fund_cnpj
WHERE only_class.cnpj = $cnpj
