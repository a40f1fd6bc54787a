-- One row per line of the monthly holdings, in the order of that table.
SELECT cnpj, id, {packed} AS packed
FROM cvm_fund_portfolio
