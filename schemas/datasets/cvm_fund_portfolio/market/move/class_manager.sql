-- The companies that manage each class with positions, by the register of today. The numbers of natural persons are masked
-- and repeat, so they do not count.
SELECT DISTINCT cnpj, document AS manager
FROM cvm_fund_integrant
WHERE type = 'manager' AND document_type = 'CNPJ' AND document IS NOT NULL
  AND cnpj IN (SELECT cnpj FROM cvm_position_move)
