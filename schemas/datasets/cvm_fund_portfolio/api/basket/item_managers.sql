-- Reads the managers from today's register; all natural persons count as one.
SELECT DISTINCT
  cnpj,
  CASE WHEN document_type = 'CNPJ' THEN document ELSE 'natural_person' END AS manager,
  CASE WHEN document_type = 'CNPJ' THEN coalesce(name, '') ELSE '' END      AS name
FROM {cvm_fund_integrant}
WHERE type = 'manager' AND cnpj IN (SELECT unnest($cnpjs::VARCHAR[]))
ORDER BY cnpj, manager
