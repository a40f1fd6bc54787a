-- A month has the statements of the highest version.
SELECT version, received_date
FROM {cvm_company_document}
WHERE cnpj = $cnpj
  AND category = $category
ORDER BY superseded, version DESC, document_id DESC
LIMIT 1
