WITH held AS (
  SELECT
    cnpj,
    sum(direct_value)                                                        AS direct_value,
    CASE WHEN count(*) = count(indirect_value) THEN sum(indirect_value) END  AS indirect_value,
    sum(line_count)                                                          AS line_count,
    min(shortest_depth)                                                      AS shortest_depth
  FROM {cvm_issuer_exposure}
  WHERE {of_issuer} AND role = $role
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
    CASE WHEN $indirect::BOOLEAN AND indirect_value IS NULL THEN 'look_through_not_compiled' ELSE '' END AS indirect_value_reason,
    line_count::BIGINT                                                       AS line_count,
    CASE
      WHEN counted IS NULL      THEN 'look_through_not_compiled'
      WHEN nav_value IS NULL    THEN 'nav_missing'
      WHEN nav_value <= 0       THEN 'nav_not_positive'
      ELSE ''
    END                                                                      AS share_percent_reason,
    shortest_depth,
    CASE WHEN $indirect::BOOLEAN THEN indirect_value <> 0 END                AS is_approximate,
    nav_value
  FROM held JOIN ({requested_class}) AS class USING (cnpj)
),
shared AS (SELECT *, {issuer_holder_shares} FROM valued),
-- Shares are computed only for the page, unless a share chooses the page: their divisions cost more than everything
-- else.
sortable AS (
  SELECT * REPLACE (
    CASE WHEN $by_share::BOOLEAN THEN share_percent END                      AS share_percent,
    CASE WHEN $by_share::BOOLEAN THEN loss_value END                         AS loss_value,
    CASE WHEN $by_share::BOOLEAN THEN loss_share_percent END                 AS loss_share_percent
  )
  FROM shared
),
page AS MATERIALIZED (
  SELECT * EXCLUDE (share_percent, loss_value, loss_share_percent) FROM sortable
  WHERE {in_ranges}
  ORDER BY {sorted}, cnpj
  LIMIT $limit::BIGINT OFFSET $offset::BIGINT
)
SELECT
  cnpj, name, type, direct_value, indirect_value, indirect_value_reason, total_value, line_count, share_percent, share_percent_reason,
  shortest_depth, loss_value, loss_share_percent, is_approximate
FROM (SELECT *, {issuer_holder_shares} FROM page)
ORDER BY {sorted}, cnpj
