SELECT field, value
FROM (
  UNPIVOT (SELECT classification, anbima_class, benchmark, condominium, audience FROM {cvm_fund_class})
  ON classification, anbima_class, benchmark, condominium, audience
  INTO NAME field VALUE value
)
GROUP BY field, value
ORDER BY field, count(*) DESC, value
