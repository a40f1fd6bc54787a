-- Finds the same rows as issuer_lines.sql, but in the table of the lines with an issuer. It is sorted by issuer, and
-- only newer snapshots have it.
WITH line AS (
  SELECT
    cnpj,
    coalesce(fund_name_filed, '')                                            AS name,
    id,
    block,
    asset_kind                                                               AS kind,
    issuer_id                                                                AS member_id,
    role,
    basis,
    rule,
    asset_id,
    coalesce(asset_type, '')                                                 AS asset_type,
    position,
    coalesce(asset_code, '')                                                 AS asset_code,
    coalesce(asset_description, '')                                          AS asset_description,
    coalesce(issuer_document, '')                                            AS issuer_document,
    coalesce(issuer_name, '')                                                AS issuer_name,
    related_issuer,
    maturity_date,
    final_position_quantity,
    final_position_value,
    source_member,
    source_line
  FROM {cvm_issuer_line}
  WHERE {of_issuer} AND ($role::VARCHAR IS NULL OR role = $role::VARCHAR)
    AND ($kinds::VARCHAR[] IS NULL OR list_contains($kinds::VARCHAR[], leaf_kind))
    AND {requested_line}
)
SELECT * FROM line
WHERE {in_ranges}
ORDER BY {sorted}, cnpj, id
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
