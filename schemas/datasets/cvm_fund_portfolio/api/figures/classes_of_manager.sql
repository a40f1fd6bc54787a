SELECT DISTINCT cnpj FROM {cvm_fund_integrant} WHERE type = 'manager' AND document = $manager ORDER BY cnpj
