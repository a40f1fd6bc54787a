-- Several registrations can have one CNPJ or root: an active one counts first, then the newest.
SELECT cvm_code, cnpj, name
FROM {cvm_company}
WHERE CASE $by
  WHEN 'cvm_code' THEN cvm_code = TRY_CAST($code AS INTEGER)
  WHEN 'cnpj'     THEN cnpj = $code
  ELSE starts_with(cnpj, $code)
END
ORDER BY status <> 'ATIVO', registration_date DESC, cvm_code DESC
LIMIT 1
