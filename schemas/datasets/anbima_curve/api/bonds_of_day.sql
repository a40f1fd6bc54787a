-- Lists all bonds of a day with a rate and a price.
SELECT bond, maturity_date, rate, price
FROM {federal_bond_price}
WHERE date = $date::DATE AND rate IS NOT NULL AND price IS NOT NULL
ORDER BY bond, maturity_date
