-- The number of months that a class has among those that are read.
SELECT count(*)::INTEGER AS rows
FROM (
  SELECT competence_month FROM {cvm_fund_month} WHERE cnpj = $cnpj
  UNION
  SELECT competence_month FROM {cvm_fund_revision} WHERE cnpj = $cnpj
)
