-- The lines of a class in a month, each as one text.
SELECT cnpj, id, packed
FROM {cvm_fund_portfolio_packed}
WHERE cnpj = $cnpj
