SELECT cnpj FROM {cvm_fund_month} ORDER BY cnpj
