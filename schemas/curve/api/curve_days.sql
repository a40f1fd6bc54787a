-- Finds the asked day of a curve by a formula, or the last before it and the first after it; without an asked day, the
-- newest.
WITH day AS (SELECT DISTINCT date FROM {curve_point} WHERE curve = $curve)
SELECT date
FROM day
WHERE date = (SELECT max(date) FROM day WHERE $date::DATE IS NULL OR date <= $date::DATE)
   OR date = (SELECT min(date) FROM day WHERE date > $date::DATE)
ORDER BY date
