-- Finds the first classes of the two lists on an issuer's page in one pass: classes with the largest value, by their
-- own lines or through funds, and classes with the largest part of their NAV.
WITH held AS (
  SELECT
    cnpj,
    sum(direct_value)                                                        AS direct_value,
    CASE WHEN count(*) = count(indirect_value) THEN sum(indirect_value) END  AS indirect_value,
    sum(line_count)                                                          AS line_count,
    min(shortest_depth)                                                      AS shortest_depth
  FROM {cvm_issuer_exposure}
  WHERE {of_issuer} AND role = $role
  GROUP BY cnpj
),
valued AS MATERIALIZED (
  SELECT
    cnpj,
    coalesce(fund_name_filed, '')                                            AS name,
    type,
    direct_value::DECIMAL(24,2)                                              AS direct_value,
    indirect_value::DECIMAL(24,2)                                            AS indirect_value,
    (direct_value + indirect_value)::DECIMAL(24,2)                           AS total_value,
    total_value                                                              AS counted,
    CASE WHEN indirect_value IS NULL THEN 'look_through_not_compiled' ELSE '' END AS indirect_value_reason,
    line_count::BIGINT                                                       AS line_count,
    CASE
      WHEN counted IS NULL      THEN 'look_through_not_compiled'
      WHEN nav_value IS NULL    THEN 'nav_missing'
      WHEN nav_value <= 0       THEN 'nav_not_positive'
      ELSE ''
    END                                                                      AS share_percent_reason,
    shortest_depth,
    indirect_value <> 0                                                      AS is_approximate,
    nav_value,
    exact_share_percent(counted, nav_value)                                  AS part_percent
  FROM held JOIN ({requested_class}) AS class USING (cnpj)
),
first AS (
  (SELECT cnpj FROM valued ORDER BY total_value DESC NULLS LAST, cnpj LIMIT 100)
  UNION
  (SELECT cnpj FROM valued WHERE part_percent <= $most_percent::DECIMAL(28,6) ORDER BY part_percent DESC, cnpj LIMIT 100)
)
SELECT
  cnpj, name, type, direct_value, indirect_value, indirect_value_reason, total_value, line_count, share_percent, share_percent_reason,
  shortest_depth, loss_value, loss_share_percent, is_approximate
FROM (SELECT *, {issuer_holder_shares} FROM valued SEMI JOIN first USING (cnpj))
ORDER BY total_value DESC NULLS LAST, cnpj
