-- The funds that hold credit rights of an assignor, by the report of a month.
SELECT
  cnpj,
  coalesce(name, '')                                                       AS name,
  'fidc'                                                                   AS type,
  assigned_value                                                           AS direct_value,
  line_count::BIGINT                                                       AS line_count,
  $report_date::DATE                                                       AS report_date,
  'fidc_month'                                                             AS report_source,
  nav_value
FROM {cvm_assignor_month}
WHERE issuer_id = $issuer_id
ORDER BY cnpj
