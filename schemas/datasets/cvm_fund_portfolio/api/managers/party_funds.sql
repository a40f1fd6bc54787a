-- If figures of the class table choose the page, it is cut before any lookups for its rows.
WITH of_party AS MATERIALIZED (
  SELECT
    total.* REPLACE (CASE WHEN line_count > 0 THEN total_portfolio_value END AS total_portfolio_value),
    (inflow_value - outflow_value)::DECIMAL(24, 2)                            AS net_flow_value
  FROM {cvm_party_class} JOIN (FROM {cvm_class_total}) AS total USING (cnpj)
  WHERE party_type = $party_type AND party_cnpj = $party
    AND ($filing_groups::VARCHAR[] IS NULL OR list_contains($filing_groups::VARCHAR[], filing_group))
    AND ($types::VARCHAR[] IS NULL OR list_contains($types::VARCHAR[], type))
),
served AS MATERIALIZED (
  FROM of_party ORDER BY {sorted}, cnpj LIMIT $limit::BIGINT OFFSET $offset::BIGINT
),
internal AS (
  SELECT holding.cnpj, sum(value) AS value
  FROM (FROM {cvm_class_holding}) AS holding
  SEMI JOIN served AS holder ON holder.cnpj = holding.cnpj
  JOIN of_party AS held ON held.cnpj = held_cnpj
  WHERE holding.cnpj <> held_cnpj AND held.nav_value IS NOT NULL
  GROUP BY holding.cnpj
),
parties AS (
  SELECT cnpj, count(*) AS party_count FROM {cvm_party_class} SEMI JOIN served USING (cnpj)
  WHERE party_type = $party_type GROUP BY cnpj
)
SELECT
  served.nav_value, cnpj, coalesce(month.fund_name_filed, '') AS name, served.type, served.filing_group,
  served.total_portfolio_value,
  -- If members with quotas are missing, a sum of zero is not known.
  CASE
    WHEN served.line_count > 0 THEN
      coalesce(internal.value, CASE WHEN NOT list_has_any(string_split(coalesce(served.missing_members, ''), ','), ['BLC_2', 'FIE']) THEN 0 END)
  END::DECIMAL(24, 2)                                                         AS internal_value,
  direct_value, confidential_value, unnetted_value, inflow_value, outflow_value, net_flow_value,
  holders, party_count::BIGINT AS party_count, served.line_count,
  served.completeness = 'partial' AS is_partial, coalesce(served.missing_members, '') AS missing_members,
  month.nav_source_member AS source_member, month.nav_source_line::INTEGER AS source_line
FROM served
JOIN (FROM {cvm_fund_month}) AS month USING (cnpj)
JOIN parties USING (cnpj)
LEFT JOIN internal USING (cnpj)
ORDER BY cnpj
