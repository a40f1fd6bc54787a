-- The lines of some classes in a month, each as one text.
SELECT cnpj, id, packed
FROM {cvm_fund_portfolio_packed}
-- A join, because DuckDB then passes over the parts of the file that have none of these classes, as it does not for a list.
WHERE cnpj IN (SELECT unnest($cnpjs::VARCHAR[]))
