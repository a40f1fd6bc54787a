-- One row per manager and administrator of classes that filed for the month. A class with several counts in full for each.
WITH internal AS (
  SELECT holder.party_type, holder.party_cnpj, sum(value) AS value
  FROM cvm_class_holding AS holding
  JOIN cvm_party_class AS holder ON holder.cnpj = holding.cnpj
  JOIN cvm_party_class AS held
    ON held.cnpj = held_cnpj AND held.party_type = holder.party_type AND held.party_cnpj = holder.party_cnpj
  JOIN cvm_class_total AS total ON total.cnpj = held_cnpj
  WHERE holding.cnpj <> held_cnpj AND total.nav_value IS NOT NULL
  GROUP BY ALL
),
spelt AS (
  SELECT party_type, party_cnpj, party_name, count(*) AS classes FROM cvm_party_class WHERE party_name IS NOT NULL GROUP BY ALL
),
name AS (
  SELECT party_type, party_cnpj, arg_max(party_name, (classes, party_name)) AS name FROM spelt GROUP BY ALL
),
summed AS (
  SELECT
    party_type,
    party_cnpj,
    any_value(party_basis)                                     AS party_basis,
    count(*)                                                   AS class_count,
    count(nav_value)                                           AS nav_class_count,
    count(*) FILTER (is_shared)                                AS co_managed_count,
    sum(nav_value)                                             AS nav_value,
    coalesce(sum(nav_value) FILTER (is_shared), 0)             AS co_managed_nav_value,
    sum(total_portfolio_value) FILTER (line_count > 0)         AS total_portfolio_value,
    sum(unnetted_value)                                        AS unnetted_value,
    sum(confidential_value)                                    AS confidential_value,
    sum(direct_value)                                          AS direct_value,
    sum(inflow_value)                                          AS inflow_value,
    sum(outflow_value)                                         AS outflow_value,
    count(*) FILTER (line_count > 0)                           AS line_class_count,
    bool_and(NOT list_has_any(string_split(coalesce(missing_members, ''), ','), ['BLC_2', 'FIE'])) AS netting_complete,
    bool_or(completeness = 'partial')                          AS is_partial,
    array_to_string(list_sort(list_distinct(flatten(
      list(string_split(missing_members, ',')) FILTER (missing_members IS NOT NULL)
    ))), ',')                                                  AS missing_members
  FROM cvm_party_class JOIN cvm_class_total USING (cnpj)
  GROUP BY ALL
)
SELECT
  party_type,
  party_cnpj,
  name,
  party_basis,
  class_count,
  nav_class_count,
  line_class_count,
  nav_value,
  CASE WHEN line_class_count > 0 THEN coalesce(internal.value, 0) END AS internal_value,
  unnetted_value,
  netting_complete,
  CASE WHEN netting_complete THEN nav_value - coalesce(internal.value, 0) END AS net_value,
  co_managed_count,
  co_managed_nav_value,
  total_portfolio_value,
  confidential_value,
  direct_value,
  inflow_value,
  outflow_value,
  is_partial,
  missing_members
FROM summed
LEFT JOIN internal USING (party_type, party_cnpj)
LEFT JOIN name USING (party_type, party_cnpj)
