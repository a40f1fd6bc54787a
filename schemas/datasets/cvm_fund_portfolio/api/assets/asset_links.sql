-- The links from and to these names, the oldest first.
SELECT from_id, to_id, valid_from, valid_to, rule, source
FROM {asset_link}
WHERE from_id IN $ids OR to_id IN $ids
ORDER BY valid_from, from_id, to_id
