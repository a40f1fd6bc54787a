-- Columns of a fund that only the register from before Resolution CVM 175 has.
SELECT
  activity_start_date, classification_date,
  performance_fee, performance_fee_note, administration_fee, administration_fee_note, source_member, source_line
FROM {cvm_fund}
WHERE cnpj = $cnpj AND register = 'legacy'
