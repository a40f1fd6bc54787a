-- Net assets of some classes on the last day of the month that each reported, if each of its subclasses did.
SELECT cnpj, date, sum(net_assets_value)::DECIMAL(24,2) AS value
FROM {cvm_fund_daily}
WHERE cnpj IN $cnpjs
GROUP BY cnpj, date
HAVING count(*) = count(net_assets_value)
QUALIFY row_number() OVER (PARTITION BY cnpj ORDER BY date DESC) = 1
