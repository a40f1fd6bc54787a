-- The classes of which a later version of the month was seen.
SELECT DISTINCT cnpj FROM {cvm_fund_revision} WHERE change IN ('amended', 'confidentiality_released') ORDER BY cnpj
