-- Every number with holdings or a NAV in any month, also where it withdrew them since.
SELECT cnpj FROM {cvm_fund_month}
UNION
SELECT cnpj FROM {cvm_fund_revision}
