SELECT reference_date, report_date, version, delivered_at
FROM {cvm_fii_quarter}
WHERE cnpj = $cnpj
