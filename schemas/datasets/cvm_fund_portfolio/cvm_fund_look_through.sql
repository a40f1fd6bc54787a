SELECT
  cnpj, leaf_key, asset_id, asset_kind, resolution,
  quantity::DECIMAL(30, 0) * 0.000001::DECIMAL(6, 6)       AS quantity,
  value::DECIMAL(30, 0) * 0.01::DECIMAL(2, 2)              AS value,
  shortest_depth
FROM look_through_row
JOIN look_through_fund ON look_through_fund.number = look_through_row.fund
JOIN look_through_asset ON look_through_asset.number = look_through_row.name
