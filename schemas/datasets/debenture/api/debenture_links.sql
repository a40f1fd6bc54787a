-- Reads the names, by month, of lines of funds that name one paper by its terms.
SELECT from_id AS asset_id, {DebentureLink}
FROM {debenture_link}
WHERE to_id = 'cetip:' || $code::VARCHAR
ORDER BY month DESC, total_value DESC, from_id
LIMIT 100
