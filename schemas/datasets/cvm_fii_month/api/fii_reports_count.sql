-- How many monthly reports of one real-estate fund there are in the months that are read.
SELECT count(*)::INTEGER AS rows FROM {cvm_fii_month} WHERE cnpj = $cnpj
