-- Reads the facts about a receivables fund in its report of a month.
SELECT
  coalesce(fund_name_filed, '') AS name, NULL::DATE AS start_date,
  coalesce(administrator_name, '') AS administrator_name, coalesce(administrator_cnpj, '') AS administrator_cnpj
FROM {cvm_fidc_month}
WHERE cnpj = $cnpj
