-- Reads the issuers and kinds of the leaves of these names.
SELECT leaf_key, cvm_leaf_issuer.issuer_id, role, asset_kind AS kind, coalesce(reason, '') AS reason,
  coalesce(issuer.name, '') AS issuer_name
FROM {cvm_leaf_issuer}
LEFT JOIN {issuer} ON issuer.issuer_id = cvm_leaf_issuer.issuer_id
WHERE leaf_key IN (SELECT unnest($keys::VARCHAR[]))
