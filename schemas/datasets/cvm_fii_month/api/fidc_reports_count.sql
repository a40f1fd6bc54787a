-- How many monthly reports of one receivables fund there are in the months that are read.
SELECT count(*)::INTEGER AS rows FROM {cvm_fidc_month} WHERE cnpj = $cnpj
