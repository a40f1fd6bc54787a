SELECT DISTINCT cnpj FROM {cvm_fund_revision} WHERE change IN ('amended', 'confidentiality_released') ORDER BY cnpj
