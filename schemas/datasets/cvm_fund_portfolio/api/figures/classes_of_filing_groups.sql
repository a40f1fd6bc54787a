SELECT cnpj FROM {cvm_fund_month} WHERE list_contains($filing_groups::VARCHAR[], filing_group) ORDER BY cnpj
