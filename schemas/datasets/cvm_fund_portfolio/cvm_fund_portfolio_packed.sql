-- One row per line of the monthly holdings, in the order of that table. The rows already have this order, but without a
-- sort the row groups would depend on the number of threads (docs/decisions.md, 101).
SELECT cnpj, id, {packed} AS packed
FROM cvm_fund_portfolio
ORDER BY cnpj, source_member, source_line
