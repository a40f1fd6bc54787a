-- The days of the statements of a fund, newest first.
SELECT reference_date FROM {cvm_fund_statement} WHERE cnpj = $cnpj ORDER BY reference_date DESC
