-- Joins the links to the names, so that DuckDB skips the parts of the file without them.
WITH name AS (SELECT unnest($ids::VARCHAR[]) AS id)
SELECT from_id, to_id, valid_from, valid_to, rule, source FROM {asset_link} SEMI JOIN name ON id = from_id
UNION
SELECT from_id, to_id, valid_from, valid_to, rule, source FROM {asset_link} SEMI JOIN name ON id = to_id
ORDER BY valid_from, from_id, to_id
