-- Finds the requested day, or the last day before it and the first day after it with prices; without a request, the
-- newest.
WITH day AS (SELECT DISTINCT date FROM {federal_bond_price})
SELECT date
FROM day
WHERE date = (SELECT max(date) FROM day WHERE $date::DATE IS NULL OR date <= $date::DATE)
   OR date = (SELECT min(date) FROM day WHERE date > $date::DATE)
ORDER BY date
