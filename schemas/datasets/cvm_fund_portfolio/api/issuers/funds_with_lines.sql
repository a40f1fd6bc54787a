-- Finds the funds among these with lines of their own in the month.
SELECT cnpj FROM {cvm_fund_month} WHERE line_count > 0 AND list_contains($cnpjs::VARCHAR[], cnpj) ORDER BY cnpj
