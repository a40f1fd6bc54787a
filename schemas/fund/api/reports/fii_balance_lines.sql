-- Rows of a fund add up to its NAV.
SELECT
  cnpj,
  substr(sha256(concat_ws('|', 'v1', 'fii_month', cnpj, strftime(reference_date, '%Y%m'), item)), 1, 20) AS id,
  item, value, source_member, source_line
FROM {cvm_fii_balance}
WHERE cnpj IN $cnpjs
ORDER BY cnpj, item
