SELECT reference_date FROM {cvm_fund_statement} WHERE cnpj = $cnpj ORDER BY reference_date DESC
