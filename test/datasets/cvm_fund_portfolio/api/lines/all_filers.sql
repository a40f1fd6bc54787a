SELECT DISTINCT cnpj FROM {cvm_fund_portfolio} ORDER BY cnpj
