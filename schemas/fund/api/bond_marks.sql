-- This id names a bond in lines of funds.
SELECT 'selic:' || selic_code || ':' || maturity_date AS asset_id, price
FROM {federal_bond_price}
WHERE date = $date::DATE AND price > 0
