-- Facts of the registers about each class, with the labels of both registers in one form. If a number is registered
-- twice, the active class counts, then the newest.
SELECT
  cnpj,
  type,
  {folded_classification}                                                     AS classification,
  nullif(trim(regexp_replace(anbima_class, '^(fundos?\s+)?(de\s+)?', '', 'i')), '')   AS anbima_class,
  nullif(trim(audience), '')                                                  AS audience,
  nullif(trim(condominium), '')                                               AS condominium,
  nullif(trim(exclusive), '')                                                 AS exclusive
FROM {cvm_fund_class}
QUALIFY row_number() OVER (
  PARTITION BY cnpj
  ORDER BY status = 'cancelled', coalesce(status_date::VARCHAR, '') DESC, coalesce(class_id, '') DESC, coalesce(fund_id, '') DESC
) = 1
