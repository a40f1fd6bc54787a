-- Sessions without any settlement do not count. Without a requested day, the newest counts.
WITH day AS (SELECT DISTINCT date FROM {b3_di_settlement} WHERE price IS NOT NULL)
SELECT date
FROM day
WHERE date = (SELECT max(date) FROM day WHERE $date::DATE IS NULL OR date <= $date::DATE)
   OR date = (SELECT min(date) FROM day WHERE date > $date::DATE)
ORDER BY date
