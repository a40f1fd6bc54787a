SELECT asset_id, position, filed_ids
FROM {cvm_party_move}
WHERE party_type = $party_type AND party_cnpj = $party AND list_contains($ids::VARCHAR[], asset_id)
ORDER BY ALL
