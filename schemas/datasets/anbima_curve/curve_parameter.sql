-- One row per day and curve, from the lines after the header.
SELECT
  date,
  CASE field[1] WHEN 'PREFIXADOS' THEN 'ettj-fixed' WHEN 'IPCA' THEN 'ettj-ipca' END  AS curve,
  replace(field[2], ',', '.')::DECIMAL(28, 20)  AS beta_1,
  replace(field[3], ',', '.')::DECIMAL(28, 20)  AS beta_2,
  replace(field[4], ',', '.')::DECIMAL(28, 20)  AS beta_3,
  replace(field[5], ',', '.')::DECIMAL(28, 20)  AS beta_4,
  replace(field[6], ',', '.')::DECIMAL(28, 20)  AS lambda_1,
  replace(field[7], ',', '.')::DECIMAL(28, 20)  AS lambda_2,
  member_file  AS source_member,
  line         AS source_line
FROM curve_line
WHERE table_number = 0 AND line > 1 AND len(field) = 7
