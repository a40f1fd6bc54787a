-- The number of monthly reports of one receivables fund in the months that are read.
SELECT count(*)::INTEGER AS rows FROM {cvm_fidc_month} WHERE cnpj = $cnpj
