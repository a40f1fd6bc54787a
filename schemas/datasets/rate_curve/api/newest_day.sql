-- The newest day of a month, of any of the sources.
SELECT '' AS part, max(date)::VARCHAR AS newest
FROM (
  SELECT date FROM {b3_di_settlement}
  UNION ALL
  SELECT date FROM {federal_bond_price}
  UNION ALL
  SELECT date FROM {curve_point}
)
WHERE date <= $retrieved_day::DATE
