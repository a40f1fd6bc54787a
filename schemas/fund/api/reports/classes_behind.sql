-- A number that filed in the month keeps its meaning, even if the register has renumbered it since.
SELECT fund_cnpj, cnpj
FROM {only_class}
ANTI JOIN {cvm_fund_month} ON cvm_fund_month.cnpj = only_class.fund_cnpj
WHERE fund_cnpj IN $cnpjs
