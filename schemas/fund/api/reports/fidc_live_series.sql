-- How many series of some receivables funds are worth something in a month.
SELECT cnpj, count(*)::INTEGER AS series
FROM {cvm_fidc_quota}
WHERE cnpj IN $cnpjs AND value > 0
GROUP BY cnpj
