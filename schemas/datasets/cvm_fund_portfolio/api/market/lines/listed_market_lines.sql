listed AS (
  SELECT
    cnpj,
    coalesce(cvm_fund_portfolio.fund_name_filed, '')         AS name,
    type,
    cvm_fund_portfolio.id,
    block,
    position,
    asset_id,
    asset_kind                                               AS kind,
    coalesce(asset_type, '')                                 AS asset_type,
    coalesce(fund_name, issuer_name, asset_description, foreign_description, bond_type, '') AS description,
    final_position_quantity,
    final_position_value,
    purchases_quantity,
    purchases_value,
    sales_quantity,
    sales_value,
    source_member,
    source_line
  FROM {cvm_fund_portfolio}
  JOIN class USING (cnpj)
  WHERE {counting_line}
    AND ($cnpj::VARCHAR IS NULL OR cnpj = $cnpj::VARCHAR)
    AND ($ids::VARCHAR[] IS NULL OR list_contains($ids::VARCHAR[], asset_id))
    AND (NOT $is_unnamed OR asset_id IS NULL)
    AND ($kinds::VARCHAR[] IS NULL OR list_contains($kinds::VARCHAR[], asset_kind))
    AND ($positions::VARCHAR[] IS NULL OR list_contains($positions::VARCHAR[], position))
    AND ($filing_groups::VARCHAR[] IS NULL OR list_contains($filing_groups::VARCHAR[], filing_group))
    AND ($types::VARCHAR[] IS NULL OR list_contains($types::VARCHAR[], type))
)
SELECT * FROM listed
WHERE {in_ranges}
ORDER BY {sorted}, cnpj, id
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
