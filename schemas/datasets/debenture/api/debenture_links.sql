-- What lines of funds name by the terms of one paper, by month.
SELECT from_id AS asset_id, {DebentureLink}
FROM {debenture_link}
WHERE to_id = 'cetip:' || $code::VARCHAR
ORDER BY month DESC, total_value DESC, from_id
LIMIT 100
