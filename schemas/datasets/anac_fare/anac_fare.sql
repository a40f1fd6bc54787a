-- One row per airline, route and fare in a month, with the seats sold at the fare.
SELECT
  {copied},
  format('{:04d}-{:02d}', ANO, MES)  AS month,
  member_file                        AS source_member,
  line                               AS source_line
FROM raw_fare
