-- Either source can have the newest day.
SELECT '' AS part, max(date)::VARCHAR AS newest
FROM (SELECT date FROM {federal_bond_price} UNION ALL SELECT date FROM {curve_point})
WHERE date <= $retrieved_day::DATE
