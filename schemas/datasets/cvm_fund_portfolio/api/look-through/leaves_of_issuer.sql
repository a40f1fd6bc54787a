SELECT leaf_key FROM {cvm_leaf_issuer}
WHERE {of_issuer} AND role = $role
  AND ($kinds::VARCHAR[] IS NULL OR list_contains($kinds::VARCHAR[], asset_kind))
