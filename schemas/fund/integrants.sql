SELECT type, coalesce(name, '') AS name, coalesce(document, '') AS document, coalesce(document_type, '') AS document_type
FROM cvm_fund_integrant
WHERE cnpj = $cnpj AND class_id IS NOT DISTINCT FROM $class_id AND fund_id IS NOT DISTINCT FROM $fund_id
ORDER BY list_position(['administrator', 'manager', 'auditor', 'custodian', 'controller', 'director'], type), ordinal
