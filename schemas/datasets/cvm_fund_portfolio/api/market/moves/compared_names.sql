-- Finds the names under which lines with one of the given names are compared.
SELECT DISTINCT asset_id
FROM {cvm_position_move}
WHERE asset_id IN $ids OR (filed_ids IN $ids AND asset_id IS NOT NULL)
ORDER BY asset_id
