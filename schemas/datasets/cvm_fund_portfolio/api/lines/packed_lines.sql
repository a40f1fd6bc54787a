SELECT cnpj, id, packed
FROM {cvm_fund_portfolio_packed}
WHERE cnpj = $cnpj
