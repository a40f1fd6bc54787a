-- Code chooses and sorts these few rows, because SQL would take twice the time.
SELECT
  cnpj, type, coalesce(name, '') AS name, coalesce(document, '') AS document, coalesce(document_type, '') AS document_type,
  class_id, fund_id, ordinal, source_member, source_line
FROM {cvm_fund_integrant}
WHERE cnpj = $cnpj
