-- Reads the sums of one or all managers or administrators in some months, over all their classes.
SELECT
  competence_month,
  party_cnpj,
  coalesce(name, '')                                                          AS name,
  party_basis,
  class_count::BIGINT                                                         AS class_count,
  nav_class_count::BIGINT                                                     AS nav_class_count,
  line_class_count::INTEGER                                                   AS line_class_count,
  nav_value, internal_value, unnetted_value, net_value, netting_complete,
  co_managed_count::BIGINT                                                    AS co_managed_count,
  co_managed_nav_value, total_portfolio_value, confidential_value, direct_value, inflow_value, outflow_value,
  (inflow_value - outflow_value)::DECIMAL(24, 2)                              AS net_flow_value,
  is_partial,
  coalesce(missing_members, '')                                               AS missing_members
FROM {cvm_party_month}
WHERE party_type = $party_type AND ($party::VARCHAR IS NULL OR party_cnpj = $party::VARCHAR)
ORDER BY competence_month, party_cnpj
