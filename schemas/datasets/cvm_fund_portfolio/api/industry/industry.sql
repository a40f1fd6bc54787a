-- The classes that filed for a month, added up by group.
WITH asked AS MATERIALIZED (
  SELECT
    total.*,
    CASE $group_by
      WHEN 'type' THEN total.type
      WHEN 'classification' THEN coalesce(classification, 'unclassified')
      WHEN 'anbima_class' THEN coalesce(anbima_class, 'unclassified')
      WHEN 'audience' THEN coalesce(audience, 'unclassified')
      WHEN 'condominium' THEN coalesce(condominium, 'unclassified')
      WHEN 'exclusive' THEN coalesce(exclusive, 'unclassified')
      WHEN 'fund' THEN total.cnpj
      ELSE ''
    END AS label
  FROM (FROM {cvm_class_total}) AS total
  LEFT JOIN (FROM {industry_class}) AS class USING (cnpj)
  WHERE ($filing_groups::VARCHAR[] IS NULL OR list_contains($filing_groups::VARCHAR[], filing_group))
    AND ($types::VARCHAR[] IS NULL OR list_contains($types::VARCHAR[], total.type))
    AND ($classification::VARCHAR IS NULL OR folded_text(coalesce(classification, 'unclassified')) = folded_text($classification::VARCHAR))
    AND ($anbima_class::VARCHAR IS NULL OR folded_text(coalesce(anbima_class, 'unclassified')) = folded_text($anbima_class::VARCHAR))
    AND ($audience::VARCHAR IS NULL OR folded_text(coalesce(audience, 'unclassified')) = folded_text($audience::VARCHAR))
    AND ($condominium::VARCHAR IS NULL OR folded_text(coalesce(condominium, 'unclassified')) = folded_text($condominium::VARCHAR))
    AND ($exclusive::VARCHAR IS NULL OR folded_text(coalesce(exclusive, 'unclassified')) = folded_text($exclusive::VARCHAR))
),
member AS MATERIALIZED (
  SELECT folded_text(label) AS key, label, NULL AS name, asked.* EXCLUDE (label) FROM asked
  WHERE $group_by NOT IN ('manager', 'administrator')
  UNION ALL
  SELECT party_cnpj, party_cnpj, party_name, asked.* EXCLUDE (label)
  FROM asked JOIN {cvm_party_class} USING (cnpj)
  WHERE party_type = $group_by
),
-- Of a party what its classes hold of each other; of any other group what its classes hold of all that are asked, so
-- that the groups add up.
internal AS (
  SELECT member.key, sum(value) AS value
  FROM (FROM {cvm_class_holding}) AS holding
  JOIN member ON member.cnpj = holding.cnpj
  JOIN asked AS held ON held.cnpj = held_cnpj
  LEFT JOIN member AS same ON same.cnpj = held_cnpj AND same.key = member.key
  WHERE holding.cnpj <> held_cnpj AND held.nav_value IS NOT NULL
    AND ($group_by NOT IN ('manager', 'administrator') OR same.key IS NOT NULL)
  GROUP BY member.key
)
SELECT
  member.key                                                                  AS key,
  max(label)                                                                  AS label,
  coalesce(max(name), '')                                                     AS name,
  count(*)::INTEGER                                                                    AS class_count,
  count(nav_value)::INTEGER                                                            AS nav_class_count,
  count(*) FILTER (nav_value <= 0)::INTEGER                                            AS nonpositive_nav_count,
  count(*) FILTER (line_count > 0)::INTEGER                                            AS line_class_count,
  sum(nav_value)::DECIMAL(24, 2)                                              AS nav_value,
  coalesce(any_value(internal.value), 0)::DECIMAL(24, 2)                      AS internal_value,
  sum(unnetted_value)::DECIMAL(24, 2)                                         AS unnetted_value,
  sum(confidential_value)::DECIMAL(24, 2)                                     AS confidential_value,
  sum(inflow_value)::DECIMAL(24, 2)                                           AS inflow_value,
  sum(outflow_value)::DECIMAL(24, 2)                                          AS outflow_value,
  sum(holders)::BIGINT                                                        AS holders,
  bool_and(NOT list_has_any(string_split(coalesce(missing_members, ''), ','), ['BLC_2', 'FIE'])) AS netting_complete,
  bool_or(completeness = 'partial')                                           AS is_partial
FROM member
LEFT JOIN internal USING (key)
GROUP BY member.key
ORDER BY key
