-- The issuer of a root.
SELECT * FROM {issuer} WHERE issuer_id = $root
