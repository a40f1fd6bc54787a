-- One row per class that filed for the month and each of its managers and administrators.
WITH role AS (SELECT unnest(['manager', 'administrator']) AS party_type)
SELECT
  party_type,
  coalesce(party_cnpj, 'not_known')                            AS party_cnpj,
  cvm_fund_month.cnpj,
  name                                                         AS party_name,
  count(party_cnpj) OVER (PARTITION BY party_type, cvm_fund_month.cnpj) > 1 AS is_shared,
  coalesce((SELECT any_value(party_basis) FROM party_of_class), 'register_of_today') AS party_basis
FROM cvm_fund_month
CROSS JOIN role
LEFT JOIN party_of_class USING (cnpj, party_type)
