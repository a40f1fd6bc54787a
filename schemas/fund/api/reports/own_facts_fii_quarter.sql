-- What the report of a quarter says of a real-estate fund itself.
SELECT
  coalesce(name, '') AS name, start_date,
  coalesce(administrator_name, '') AS administrator_name, coalesce(administrator_cnpj, '') AS administrator_cnpj
FROM {cvm_fii_quarter}
WHERE cnpj = $cnpj
