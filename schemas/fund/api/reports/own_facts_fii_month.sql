-- Facts about a real-estate fund itself, by the report of a month.
SELECT
  coalesce(name, '') AS name, start_date,
  coalesce(administrator_name, '') AS administrator_name, coalesce(administrator_cnpj, '') AS administrator_cnpj
FROM {cvm_fii_month}
WHERE cnpj = $cnpj
