-- A line of some months that holds quotas of a class under any of its numbers.
SELECT id FROM cvm_fund_quota WHERE fund_cnpj IN $cnpjs LIMIT 1
