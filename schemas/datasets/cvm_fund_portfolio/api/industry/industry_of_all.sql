-- Adds up all classes that filed for a month by group. The holdings of a class in any other class are in its row, and
-- count in the holdings of a group.
WITH member AS (
  SELECT
    total.* EXCLUDE (internal_value),
    total.internal_value AS own_internal_value,
    {industry_label} AS label
  FROM (FROM {cvm_class_total}) AS total
  LEFT JOIN (FROM {industry_class}) AS class USING (cnpj)
)
SELECT
  folded_text(label)                                                          AS key,
  max(label)                                                                  AS label,
  ''                                                                          AS name,
  coalesce(sum(own_internal_value), 0)::DECIMAL(24, 2)                        AS internal_value,
  {industry_sums}
FROM member
GROUP BY folded_text(label)
ORDER BY key
