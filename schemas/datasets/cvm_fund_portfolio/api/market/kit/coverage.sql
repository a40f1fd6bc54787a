-- Sums the value of lines of the month by group, block and kind, and the part of it with a known issuer.
SELECT
  filing_group,
  block,
  asset_kind                                                               AS kind,
  rule <> ''                                                               AS is_known,
  reason,
  sum(line_count)::INTEGER                                                 AS line_count,
  sum(value)::DECIMAL(24,2)                                                AS value,
  sum(gross_value)::DECIMAL(24,2)                                          AS gross_value
FROM {cvm_issuer_coverage}
WHERE ($filing_groups::VARCHAR[] IS NULL OR list_contains($filing_groups::VARCHAR[], filing_group))
  AND ($types::VARCHAR[] IS NULL OR list_contains($types::VARCHAR[], type))
GROUP BY ALL
ORDER BY ALL
