-- Finds the asked day, or the last before it and the first after it with prices; without an asked day, the newest.
WITH day AS (SELECT DISTINCT date FROM {federal_bond_price})
SELECT date
FROM day
WHERE date = (SELECT max(date) FROM day WHERE $date::DATE IS NULL OR date <= $date::DATE)
   OR date = (SELECT min(date) FROM day WHERE date > $date::DATE)
ORDER BY date
