SELECT DISTINCT cnpj FROM {cvm_fund_class} WHERE list_contains($audiences::VARCHAR[], audience) ORDER BY cnpj
