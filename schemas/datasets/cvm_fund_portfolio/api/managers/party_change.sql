WITH {served_class_month}
SELECT
  count(*) FILTER (now.cnpj IS NOT NULL AND old.cnpj IS NOT NULL)             AS same_class_count,
  sum(now.nav_value) FILTER (old.cnpj IS NOT NULL)                            AS same_class_nav_value,
  sum(old.nav_value) FILTER (now.cnpj IS NOT NULL)                            AS previous_same_class_nav_value,
  count(*) FILTER (old.cnpj IS NULL)                                          AS came_class_count,
  coalesce(sum(now.nav_value) FILTER (old.cnpj IS NULL), 0)                   AS came_nav_value,
  count(*) FILTER (now.cnpj IS NULL)                                          AS gone_class_count,
  coalesce(sum(old.nav_value) FILTER (now.cnpj IS NULL), 0)                   AS gone_previous_nav_value
FROM (FROM served WHERE competence_month = $month) AS now
FULL JOIN (FROM served WHERE competence_month = $before) AS old USING (cnpj)
