-- Sums the shares and units that the classes own or have lent out, in cents, under their names in the month.
SELECT cnpj, linked_asset_id AS asset_id, sum(value)::DECIMAL(24, 2) AS value
FROM {cvm_position_move}
WHERE cnpj IN ($cnpj, $against)
  AND position = 'owned' AND asset_kind IN ('listed_share', 'unit', 'receipt') AND asset_id IS NOT NULL AND value > 0
GROUP BY ALL
