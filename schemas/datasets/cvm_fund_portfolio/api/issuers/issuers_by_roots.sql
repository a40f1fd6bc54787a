-- The issuers of some roots.
SELECT * FROM {issuer} WHERE list_contains($roots::VARCHAR[], issuer_id) ORDER BY issuer_id
