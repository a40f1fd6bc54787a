listed AS (
  SELECT
    position.cnpj,
    coalesce(fund_name_filed, '')                            AS name,
    position.type, position.filing_group, position.asset_id, linked_asset_id, asset_kind AS kind, position.position,
    value AS final_position_value, quantity, previous_value, previous_quantity,
    filed_purchases_value, filed_sales_value, purchases_quantity AS filed_purchases_quantity, sales_quantity AS filed_sales_quantity,
    unexplained_quantity,
    CASE WHEN state <> 'not_comparable' THEN coalesce(value, 0) - coalesce(previous_value, 0) END::DECIMAL(24, 2) AS position_change_value,
    price_change_value,
    CASE WHEN state <> 'not_comparable'
      THEN coalesce(value, 0) - coalesce(previous_value, 0) - price_change_value
    END::DECIMAL(24, 2) AS quantity_change_value,
    state,
    coalesce(state_reason, '')                               AS state_reason,
    filed_ids
  FROM position
  LEFT JOIN (SELECT cnpj, any_value(fund_name_filed) AS fund_name_filed FROM {cvm_fund_month} GROUP BY cnpj) AS named
    ON named.cnpj = position.cnpj
  WHERE list_contains($ids::VARCHAR[], position.asset_id)
    AND ($positions::VARCHAR[] IS NULL OR list_contains($positions::VARCHAR[], position.position))
    AND ($states::VARCHAR[] IS NULL OR list_contains($states::VARCHAR[], state))
)
SELECT * FROM listed
WHERE {in_ranges}
ORDER BY {sorted}, cnpj, asset_id, position
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
