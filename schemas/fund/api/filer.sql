-- Has one row if this number filed holdings or a NAV in any month.
SELECT cnpj
FROM {portfolio_filer}
WHERE cnpj = $cnpj
