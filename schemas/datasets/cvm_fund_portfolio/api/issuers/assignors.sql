-- Estimates the claims sold by each assignor to funds of credit rights, from the reports of a month. Companies of a
-- group count as one, under the name of one of them.
WITH grouped AS (
  SELECT unnest($roots::VARCHAR[]) AS issuer_id, unnest($leads::VARCHAR[]) AS lead
)
SELECT
  coalesce(lead, issuer_id)                                                AS issuer_id,
  sum(assigned_value)::DECIMAL(24, 2)                                      AS direct_value,
  count(DISTINCT cnpj)                                                     AS class_count,
  sum(line_count)::BIGINT                                                  AS line_count
FROM {cvm_assignor_month} LEFT JOIN grouped USING (issuer_id)
GROUP BY ALL
ORDER BY issuer_id
