-- Companies with an active registration come first, then the newest.
SELECT
  cnpj,
  arg_max(name, (status = 'ATIVO', registration_date, cvm_code))                  AS name,
  string_agg(DISTINCT concat_ws(' ', name, trade_name), ' ')                      AS text,
  string_agg(cvm_code::VARCHAR, ';' ORDER BY cvm_code)                            AS codes
FROM {cvm_company}
GROUP BY cnpj
ORDER BY bool_or(status = 'ATIVO') DESC, max(registration_date) DESC, cnpj
