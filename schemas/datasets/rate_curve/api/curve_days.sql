-- The days of a curve nearest to the asked one: it, or the last before and the first behind it; without one the newest.
WITH day AS (
  SELECT DISTINCT date FROM {b3_di_settlement} WHERE $curve = 'di1' AND price IS NOT NULL
  UNION
  SELECT DISTINCT date FROM {curve_point} WHERE curve = $curve
)
SELECT date
FROM day
WHERE date = (SELECT max(date) FROM day WHERE $date::DATE IS NULL OR date <= $date::DATE)
   OR date = (SELECT min(date) FROM day WHERE date > $date::DATE)
ORDER BY date
