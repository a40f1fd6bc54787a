WITH {party_position}
SELECT DISTINCT asset_id, position, coalesce(filed_ids, asset_id) AS filed_ids
FROM position
WHERE list_contains($ids::VARCHAR[], asset_id)
ORDER BY ALL
