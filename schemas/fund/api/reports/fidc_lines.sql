-- Rows of a fund add up to its NAV. Each row has the number of the fund's series with a value.
WITH live AS (
  SELECT cnpj, count(*)::INTEGER AS live_series FROM {cvm_fidc_quota} WHERE cnpj IN $cnpjs AND value > 0 GROUP BY cnpj
)
SELECT
  cnpj,
  substr(sha256(concat_ws('|', 'v1', 'fidc_month', cnpj, strftime(reference_date, '%Y%m'), item, coalesce(segment, ''))), 1, 20) AS id,
  item, segment, value, live_series, source_member, source_line
FROM {cvm_fidc_balance}
LEFT JOIN live USING (cnpj)
WHERE cnpj IN $cnpjs
ORDER BY cnpj, item, segment
