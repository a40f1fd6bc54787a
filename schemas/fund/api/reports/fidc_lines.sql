-- The balance of some receivables funds in a month; the rows of a fund add up to its NAV.
SELECT
  cnpj,
  substr(sha256(concat_ws('|', 'v1', 'fidc_month', cnpj, strftime(reference_date, '%Y%m'), item, coalesce(segment, ''))), 1, 20) AS id,
  item, segment, value, source_member, source_line
FROM {cvm_fidc_balance}
WHERE cnpj IN $cnpjs
ORDER BY cnpj, item, segment
