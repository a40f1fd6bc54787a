-- Lines sorted by issuer, so that answers about one issuer need not read all lines of the month. Only open lines that
-- are owned, lent or borrowed count.
SELECT
  cvm_leaf_issuer.issuer_id,
  role,
  cvm_leaf_issuer.asset_kind                                             AS leaf_kind,
  cnpj,
  fund_name_filed,
  id,
  block,
  cvm_fund_portfolio.asset_kind,
  CASE WHEN coalesce(coalesce(issuer_document, issuer_cnpj)[:8] = issuer_id, false) THEN 'filed' ELSE basis END AS basis,
  CASE WHEN coalesce(coalesce(issuer_document, issuer_cnpj)[:8] = issuer_id, false) THEN 'filed' ELSE rule END  AS rule,
  asset_id,
  asset_type,
  position,
  asset_code,
  asset_description,
  coalesce(issuer_document, issuer_cnpj)                                 AS issuer_document,
  issuer_name,
  related_issuer,
  maturity_date,
  coalesce(final_position_quantity, 0)                                   AS final_position_quantity,
  coalesce(final_position_value, 0)                                      AS final_position_value,
  source_member,
  source_line
FROM cvm_fund_portfolio
JOIN cvm_leaf_issuer ON leaf_key = {leaf_key_of_held_line}
WHERE {counting_line} AND cvm_leaf_issuer.issuer_id IS NOT NULL
