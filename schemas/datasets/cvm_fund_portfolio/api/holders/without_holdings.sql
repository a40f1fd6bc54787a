-- A number that filed in the month keeps its meaning, even if the register has renumbered it since.
WITH class AS (
  SELECT DISTINCT coalesce(only_class.cnpj, wanted.cnpj) AS cnpj
  FROM (SELECT unnest($cnpjs::VARCHAR[]) AS cnpj) AS wanted
  LEFT JOIN (
    SELECT fund_cnpj, cnpj FROM {only_class} ANTI JOIN {cvm_fund_month} ON cvm_fund_month.cnpj = only_class.fund_cnpj
  ) AS only_class ON only_class.fund_cnpj = wanted.cnpj
)
SELECT cnpj
FROM class
ANTI JOIN (SELECT cnpj FROM {cvm_fund_month} WHERE line_count > 0) AS filed USING (cnpj)
ORDER BY cnpj
