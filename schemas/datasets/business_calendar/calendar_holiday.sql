-- One row per calendar and day that is not a business day.
SELECT
  'br-banks'      AS calendar,
  "Data"          AS date,
  Feriado         AS name,
  "Dia da Semana" AS weekday_filed,
  member_file     AS source_member,
  line            AS source_line
FROM raw_holiday
UNION ALL
-- Two holidays can fall on one day, as on 21 April 2079; a closed day of the exchange is listed once.
SELECT
  'b3-sessions', closed_day.day::DATE,
  (SELECT string_agg(Feriado, '; ' ORDER BY line) FROM raw_holiday WHERE "Data" = closed_day.day::DATE),
  NULL, 'closed-days', number::INTEGER
FROM closed_day
