SELECT
  subclass_id, cvm_code, name, status, status_filed, status_date, creation_date, start_date, condominium, exclusive,
  audience, pension, exclusive_non_resident, exclusive_pension, source_member, source_line
FROM {cvm_fund_subclass}
WHERE class_cnpj = $cnpj AND class_id = $class_id
ORDER BY subclass_id, source_line
