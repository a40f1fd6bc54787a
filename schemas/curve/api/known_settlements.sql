SELECT 'di1' AS id, count(DISTINCT date)::INTEGER AS days, min(date) AS first_day, max(date) AS last_day
FROM {b3_di_settlement}
WHERE price IS NOT NULL
HAVING count(*) > 0
