-- The managers of the classes that file in the month, by the register of today. A natural person is one like the other.
SELECT DISTINCT cnpj, CASE WHEN document_type = 'CNPJ' THEN document ELSE 'natural_person' END AS manager
FROM cvm_fund_integrant
WHERE type = 'manager' AND cnpj IN (SELECT cnpj FROM cvm_fund_month)
