-- The classes that have something of an issuer, by their own lines or through funds.
WITH held AS (
  SELECT
    cnpj,
    sum(direct_value)                                                        AS direct_value,
    CASE WHEN count(*) = count(indirect_value) THEN sum(indirect_value) END  AS indirect_value,
    sum(line_count)                                                          AS line_count,
    min(shortest_depth)                                                      AS shortest_depth
  FROM {cvm_issuer_exposure}
  WHERE issuer_id = $issuer_id AND role = $role
    AND ($kinds::VARCHAR[] IS NULL OR list_contains($kinds::VARCHAR[], asset_kind))
    AND ($indirect::BOOLEAN OR line_count > 0)
  GROUP BY cnpj
),
valued AS (
  SELECT
    cnpj,
    coalesce(fund_name_filed, '')                                            AS name,
    type,
    direct_value::DECIMAL(24,2)                                              AS direct_value,
    CASE WHEN $indirect::BOOLEAN THEN indirect_value::DECIMAL(24,2) END      AS indirect_value,
    CASE WHEN $indirect::BOOLEAN THEN (direct_value + indirect_value)::DECIMAL(24,2) END AS total_value,
    CASE WHEN $indirect::BOOLEAN THEN (direct_value + indirect_value)::DECIMAL(24,2) ELSE direct_value::DECIMAL(24,2) END AS counted,
    line_count::BIGINT                                                       AS line_count,
    shortest_depth,
    nav_value
  FROM held JOIN ({asked_class}) AS class USING (cnpj)
),
holder AS (
  SELECT
    cnpj, name, type, direct_value, indirect_value,
    CASE WHEN $indirect::BOOLEAN AND indirect_value IS NULL THEN 'look_through_not_compiled' ELSE '' END AS indirect_value_reason,
    total_value,
    line_count,
    exact_share_percent(counted, nav_value)                                  AS share_percent,
    CASE
      WHEN counted IS NULL      THEN 'look_through_not_compiled'
      WHEN nav_value IS NULL    THEN 'nav_missing'
      WHEN nav_value <= 0       THEN 'nav_not_positive'
      ELSE ''
    END                                                                      AS share_percent_reason,
    shortest_depth,
    (round(counted * $haircut_percent::DECIMAL(9,6), 4) * 0.01::DECIMAL(2,2))::DECIMAL(28,6) AS loss_value,
    CASE WHEN nav_value > 0
      THEN (rounded_quotient(in_cents(counted) * ($haircut_percent::DECIMAL(9,6) * 1000000)::HUGEINT, in_cents(nav_value))::DECIMAL(28,0) * 0.000001::DECIMAL(6,6))::DECIMAL(28,6)
    END                                                                      AS loss_share_percent,
    indirect_value <> 0                                                      AS is_approximate
  FROM valued
)
SELECT * FROM holder
WHERE {in_ranges}
ORDER BY {sorted}, cnpj
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
