SELECT asset_id, coalesce(nullif(split_part(names, ';', 1), ''), '') AS name
FROM {asset} WHERE asset_id IN (SELECT unnest($keys::VARCHAR[]))
