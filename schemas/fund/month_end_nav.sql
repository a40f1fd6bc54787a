-- Net assets on the last day of the month that the class reported, if each of its subclasses did.
SELECT date, sum(net_assets_value)::DECIMAL(24,2) AS value
FROM cvm_fund_daily
WHERE cnpj = $cnpj
GROUP BY date
HAVING count(*) = count(net_assets_value)
ORDER BY date DESC
LIMIT 1
