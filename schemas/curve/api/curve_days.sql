-- Finds the requested day of a formula curve, or the last day before it and the first day after it; without a request,
-- the newest.
WITH day AS (SELECT DISTINCT date FROM {curve_point} WHERE curve = $curve)
SELECT date
FROM day
WHERE date = (SELECT max(date) FROM day WHERE $date::DATE IS NULL OR date <= $date::DATE)
   OR date = (SELECT min(date) FROM day WHERE date > $date::DATE)
ORDER BY date
