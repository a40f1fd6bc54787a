-- A line with one of the given names can go by another name, and positions are compared under that one too.
SELECT DISTINCT asset_id
FROM {cvm_position_move}
WHERE asset_id IN $ids OR (filed_ids IN $ids AND asset_id IS NOT NULL)
ORDER BY asset_id
