-- Reads one paper, with its value of the newest day.
SELECT 'cetip:' || code AS asset_id, {Debenture}, source_member, source_line
FROM {debenture}
LEFT JOIN (
  SELECT code, date AS value_date, value AS nominal_value, quantity_in_market FROM {debenture_value} WHERE code = $code
) USING (code)
WHERE code = $code
