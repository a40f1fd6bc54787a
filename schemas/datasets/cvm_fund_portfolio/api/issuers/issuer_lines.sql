WITH leaf AS (
  SELECT leaf_key, issuer_id, role, basis, rule FROM {cvm_leaf_issuer}
  WHERE {of_issuer} AND ($role::VARCHAR IS NULL OR role = $role::VARCHAR)
    AND ($kinds::VARCHAR[] IS NULL OR list_contains($kinds::VARCHAR[], asset_kind))
),
line AS (
  SELECT
    cnpj,
    coalesce(fund_name_filed, '')                                            AS name,
    id,
    block,
    asset_kind                                                               AS kind,
    issuer_id                                                                AS member_id,
    role,
    CASE WHEN coalesce(coalesce(issuer_document, issuer_cnpj)[:8] = issuer_id, false) THEN 'filed'
      ELSE basis END AS basis,
    CASE WHEN coalesce(coalesce(issuer_document, issuer_cnpj)[:8] = issuer_id, false) THEN 'filed'
      ELSE rule END AS rule,
    asset_id,
    coalesce(asset_type, '')                                                 AS asset_type,
    position,
    coalesce(asset_code, '')                                                 AS asset_code,
    coalesce(asset_description, '')                                          AS asset_description,
    coalesce(issuer_document, issuer_cnpj, '')                               AS issuer_document,
    coalesce(issuer_name, '')                                                AS issuer_name,
    related_issuer,
    maturity_date,
    coalesce(final_position_quantity, 0)                                     AS final_position_quantity,
    coalesce(final_position_value, 0)                                        AS final_position_value,
    source_member,
    source_line
  FROM {cvm_fund_portfolio}
  JOIN leaf ON leaf_key = {leaf_key_of_held_line}
  WHERE {counting_line} AND {requested_line}
)
SELECT * FROM line
WHERE {in_ranges}
ORDER BY {sorted}, cnpj, id
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
