SELECT *
FROM (VALUES
  ('last_1_month', 1), ('last_3_months', 3), ('last_6_months', 6), ('last_12_months', 12), ('last_24_months', 24), ('last_36_months', 36),
  ('year_to_date', month((getvariable('month') || '-01')::DATE))
) AS asked (period, months)
