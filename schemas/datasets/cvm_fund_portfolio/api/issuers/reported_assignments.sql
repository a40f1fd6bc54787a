SELECT
  cnpj,
  coalesce(any_value(name), '')                                            AS name,
  'fidc'                                                                   AS type,
  sum(assigned_value)::DECIMAL(24, 2)                                      AS direct_value,
  sum(line_count)::BIGINT                                                  AS line_count,
  $report_date::DATE                                                       AS report_date,
  'fidc_month'                                                             AS report_source,
  any_value(nav_value)                                                     AS nav_value,
  any_value(credit_rights_value)                                           AS credit_rights_value
FROM {cvm_assignor_month}
WHERE list_contains($roots::VARCHAR[], issuer_id)
GROUP BY cnpj
ORDER BY cnpj
