-- Reads the facts about a real-estate fund in its report of a month.
SELECT
  coalesce(name, '') AS name, start_date,
  coalesce(administrator_name, '') AS administrator_name, coalesce(administrator_cnpj, '') AS administrator_cnpj
FROM {cvm_fii_month}
WHERE cnpj = $cnpj
