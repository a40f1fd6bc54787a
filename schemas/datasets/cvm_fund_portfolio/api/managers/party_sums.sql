-- Sums one or all managers or administrators in a month, over the requested classes.
WITH asked AS MATERIALIZED (
  SELECT * FROM {cvm_class_total}
  WHERE ($filing_groups::VARCHAR[] IS NULL OR list_contains($filing_groups::VARCHAR[], filing_group))
    AND ($types::VARCHAR[] IS NULL OR list_contains($types::VARCHAR[], type))
),
served AS MATERIALIZED (
  SELECT party_cnpj, party_name, party_basis, is_shared, asked.*
  FROM {cvm_party_class} JOIN asked USING (cnpj)
  WHERE party_type = $party_type AND ($party::VARCHAR IS NULL OR party_cnpj = $party::VARCHAR)
),
-- Materialized, because all classes of a party joined with each other can be hundreds of millions of rows.
holding AS MATERIALIZED (
  SELECT party_cnpj, held_cnpj, value FROM {cvm_class_holding} JOIN served USING (cnpj) WHERE cnpj <> held_cnpj
),
internal AS (
  SELECT holding.party_cnpj, sum(value) AS value
  FROM holding
  JOIN served AS held ON held.cnpj = held_cnpj AND held.party_cnpj = holding.party_cnpj
  WHERE held.nav_value IS NOT NULL
  GROUP BY holding.party_cnpj
),
spelt AS (
  SELECT party_cnpj, party_name, count(*) AS classes FROM served WHERE party_name IS NOT NULL GROUP BY ALL
),
name AS (SELECT party_cnpj, arg_max(party_name, (classes, party_name)) AS name FROM spelt GROUP BY party_cnpj),
summed AS (
  SELECT
    party_cnpj,
    any_value(party_basis)                                                    AS party_basis,
    count(*)                                                                  AS class_count,
    count(nav_value)                                                          AS nav_class_count,
    count(*) FILTER (line_count > 0)                                          AS line_class_count,
    sum(nav_value)                                                            AS nav_value,
    sum(unnetted_value)                                                       AS unnetted_value,
    count(*) FILTER (is_shared)                                               AS co_managed_count,
    coalesce(sum(nav_value) FILTER (is_shared), 0)                            AS co_managed_nav_value,
    sum(total_portfolio_value) FILTER (line_count > 0)                        AS total_portfolio_value,
    sum(confidential_value)                                                   AS confidential_value,
    sum(direct_value)                                                         AS direct_value,
    sum(inflow_value)                                                         AS inflow_value,
    sum(outflow_value)                                                        AS outflow_value,
    bool_and(NOT list_has_any(string_split(coalesce(missing_members, ''), ','), ['BLC_2', 'FIE'])) AS netting_complete,
    bool_or(completeness = 'partial')                                         AS is_partial,
    array_to_string(
      list_sort(list_distinct(flatten(
        list(string_split(missing_members, ',')) FILTER (missing_members IS NOT NULL)))), ',') AS missing_members
  FROM served
  GROUP BY party_cnpj
)
SELECT
  party_cnpj,
  coalesce(name, '')                                                          AS name,
  party_basis,
  class_count::BIGINT                                                         AS class_count,
  nav_class_count::BIGINT                                                     AS nav_class_count,
  line_class_count::INTEGER                                                   AS line_class_count,
  nav_value::DECIMAL(24, 2)                                                   AS nav_value,
  CASE WHEN line_class_count > 0 THEN coalesce(internal.value, 0) END::DECIMAL(24, 2) AS internal_value,
  unnetted_value::DECIMAL(24, 2)                                              AS unnetted_value,
  CASE WHEN netting_complete THEN nav_value - coalesce(internal.value, 0) END::DECIMAL(24, 2) AS net_value,
  netting_complete,
  co_managed_count::BIGINT                                                    AS co_managed_count,
  co_managed_nav_value::DECIMAL(24, 2)                                        AS co_managed_nav_value,
  total_portfolio_value::DECIMAL(24, 2)                                       AS total_portfolio_value,
  confidential_value::DECIMAL(24, 2)                                          AS confidential_value,
  direct_value::DECIMAL(24, 2)                                                AS direct_value,
  inflow_value::DECIMAL(24, 2)                                                AS inflow_value,
  outflow_value::DECIMAL(24, 2)                                               AS outflow_value,
  (inflow_value - outflow_value)::DECIMAL(24, 2)                              AS net_flow_value,
  is_partial,
  coalesce(missing_members, '')                                               AS missing_members
FROM summed
LEFT JOIN name USING (party_cnpj)
LEFT JOIN internal USING (party_cnpj)
ORDER BY party_cnpj
