SELECT cnpj FROM {cvm_fund_month} WHERE line_count > 0 ORDER BY cnpj
