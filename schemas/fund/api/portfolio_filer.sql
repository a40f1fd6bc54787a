-- Lists every number with holdings or a NAV in any month, even if withdrawn since.
SELECT cnpj FROM {cvm_fund_month}
UNION
SELECT cnpj FROM {cvm_fund_revision}
