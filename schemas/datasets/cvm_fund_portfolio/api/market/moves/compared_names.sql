-- The names that positions are compared under: of those that are given, and those that lines with one of them go by.
SELECT DISTINCT asset_id
FROM {cvm_position_move}
WHERE asset_id IN $ids OR (filed_ids IN $ids AND asset_id IS NOT NULL)
ORDER BY asset_id
