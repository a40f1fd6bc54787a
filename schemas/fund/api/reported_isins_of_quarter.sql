-- Reads the ISINs of quarterly reports as reported_isins.sql reads those of monthly ones.
SELECT cnpj, arg_max(isin, reference_date) AS isin, max(reference_date) FILTER (isin IS NOT NULL) AS day
FROM {cvm_fii_quarter}
GROUP BY cnpj
HAVING count(isin) > 0
