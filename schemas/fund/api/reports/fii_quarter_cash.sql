-- One row per liquid item, of which there are four.
SELECT
  cnpj,
  substr(sha256(concat_ws('|', 'v1', 'fii_quarter', cnpj, strftime(reference_date, '%Y%m'), item)), 1, 20) AS id,
  item, value, cash_source_member AS source_member, cash_source_line AS source_line
FROM {cvm_fii_quarter}, LATERAL (VALUES
  ('cash', cash), ('public_bonds', public_bonds), ('private_bonds', private_bonds), ('fixed_income_funds', fixed_income_funds)
) AS held (item, value)
WHERE cnpj IN $cnpjs AND value <> 0
ORDER BY cnpj, item
