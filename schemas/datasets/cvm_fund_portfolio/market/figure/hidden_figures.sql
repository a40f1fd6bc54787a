-- Finds the month in which the first confidential total of each class opens, and the part of earlier totals that opens
-- in this month. A total opens after 90 days, some after 180, so that the opening part is not known without the three
-- months before.
WITH before AS (
  SELECT datediff('month', (competence_month || '-01')::DATE, (getvariable('month') || '-01')::DATE) AS age, cnpj, opens, value
  FROM earlier_cvm_class_hidden
),
known AS (SELECT count(DISTINCT age) FILTER (age <= 3) = 3 AS is_known FROM before),
hidden AS (SELECT cnpj, min(opens) AS opens FROM cvm_class_hidden GROUP BY cnpj),
released AS (SELECT cnpj, sum(value) AS value FROM before WHERE opens = getvariable('month') GROUP BY cnpj)
SELECT
  cvm_fund_month.cnpj,
  hidden.opens,
  CASE WHEN is_known THEN coalesce(released.value, 0) END                          AS released_value,
  CASE WHEN NOT is_known THEN 'month_not_compiled' END                             AS released_reason
FROM cvm_fund_month
CROSS JOIN known
LEFT JOIN hidden USING (cnpj)
LEFT JOIN released USING (cnpj)
WHERE line_count > 0
