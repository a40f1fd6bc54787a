SELECT * FROM {issuer} WHERE list_contains($roots::VARCHAR[], issuer_id) ORDER BY issuer_id
