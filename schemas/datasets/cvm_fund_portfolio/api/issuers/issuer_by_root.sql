SELECT * FROM {issuer} WHERE issuer_id = $root
