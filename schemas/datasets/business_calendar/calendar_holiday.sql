-- One row per calendar and day that is not a business day.
SELECT 'br-banks' AS calendar, {copied}, member_file AS source_member, line AS source_line
FROM raw_holiday
UNION ALL BY NAME
-- Two holidays can fall on one day, as on 21 April 2079; a closed day of the exchange is listed once.
SELECT
  'b3-sessions'          AS calendar,
  closed_day.day::DATE   AS date,
  (SELECT string_agg(Feriado, '; ' ORDER BY line) FROM raw_holiday WHERE "Data" = closed_day.day::DATE) AS name,
  'closed-days'          AS source_member,
  number::INTEGER        AS source_line
FROM closed_day
