SELECT DISTINCT reference_date
FROM {cvm_company_document}
WHERE cnpj = $cnpj
  AND category = $category
ORDER BY reference_date DESC
