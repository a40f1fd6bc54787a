-- One row per line of the monthly holdings, in the order of that table. It has that order already, but rows that are not
-- sorted are cut into other row groups by one thread than by several (docs/decisions.md, 101).
SELECT cnpj, id, {packed} AS packed
FROM cvm_fund_portfolio
ORDER BY cnpj, source_member, source_line
