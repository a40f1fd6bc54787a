-- The number of monthly reports of one real-estate fund in the months that are read.
SELECT count(*)::INTEGER AS rows FROM {cvm_fii_month} WHERE cnpj = $cnpj
