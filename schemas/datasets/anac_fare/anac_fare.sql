-- One row per airline, route and fare in a month: how many seats were sold at it.
SELECT
  format('{:04d}-{:02d}', ANO, MES)  AS month,
  EMPRESA                            AS airline_icao,
  ORIGEM                             AS origin_icao,
  DESTINO                            AS destination_icao,
  TARIFA                             AS fare_value,
  ASSENTOS                           AS seats_sold,
  member_file                        AS source_member,
  line                               AS source_line
FROM raw_fare
