SELECT DISTINCT number
FROM (SELECT from_id AS number FROM {asset_link} UNION ALL SELECT to_id FROM {asset_link})
WHERE starts_with(number, 'fund:')
LIMIT $limit::BIGINT
