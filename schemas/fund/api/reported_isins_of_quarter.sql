-- The same of the quarterly reports: the newest ISIN that each real-estate fund reports for its quotas, with the day of that report.
SELECT cnpj, arg_max(isin, reference_date) AS isin, max(reference_date) FILTER (isin IS NOT NULL) AS day
FROM {cvm_fii_quarter}
GROUP BY cnpj
HAVING count(isin) > 0
