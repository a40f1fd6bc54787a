-- The indicative prices of the bonds of a day, by the ids that lines of funds have for them.
SELECT 'selic:' || selic_code || ':' || maturity_date AS asset_id, price
FROM {federal_bond_price}
WHERE date = $date::DATE AND price > 0
