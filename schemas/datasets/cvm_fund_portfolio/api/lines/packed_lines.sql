-- The lines of some classes in a month, each as one text.
SELECT cnpj, id, packed
FROM {cvm_fund_portfolio_packed}
-- The range for DuckDB, which passes over the parts of a file that a range leaves out, but not those that a list does.
WHERE cnpj IN $cnpjs AND cnpj BETWEEN list_min($cnpjs) AND list_max($cnpjs)
