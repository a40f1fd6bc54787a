WITH asked AS MATERIALIZED (
  SELECT
    total.*,
    {industry_label} AS label
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
-- Holdings of a party's classes in each other, or for any other group the holdings of its classes in all requested
-- classes, so that the groups add up.
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
  coalesce(any_value(internal.value), 0)::DECIMAL(24, 2)                      AS internal_value,
  {industry_sums}
FROM member
LEFT JOIN internal USING (key)
GROUP BY member.key
ORDER BY key
