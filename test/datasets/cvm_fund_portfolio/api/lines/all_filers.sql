-- The classes that file lines in a month.
SELECT DISTINCT cnpj FROM {cvm_fund_portfolio} ORDER BY cnpj
