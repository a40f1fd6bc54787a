import type { Check } from '../../core/check.ts'

export const checks: readonly Check[] = [
  {
    id: 'whole_lines',
    level: 'blocks',
    because: 'A fare needs the airline and route on which it was sold, and the number of seats sold at it.',
    hint: 'Look at the lines named: if ANAC writes them so, correct this check in checks.ts.',
    sql: `
      SELECT member, line, wrong AS "column",
        'is wrong: ' || concat_ws(' ', EMPRESA, ORIGEM, DESTINO, TARIFA, ASSENTOS) AS detail
      FROM (
        SELECT *,
          CASE
            WHEN regexp_full_match(EMPRESA, '[0-9A-Z]{3}') IS NOT TRUE THEN 'EMPRESA'
            WHEN regexp_full_match(ORIGEM, '[0-9A-Z]{4}') IS NOT TRUE  THEN 'ORIGEM'
            WHEN regexp_full_match(DESTINO, '[0-9A-Z]{4}') IS NOT TRUE THEN 'DESTINO'
            WHEN (TARIFA >= 0) IS NOT TRUE                             THEN 'TARIFA'
            WHEN (ASSENTOS >= 1) IS NOT TRUE                           THEN 'ASSENTOS'
          END AS wrong
        FROM raw_fare
      )
      WHERE wrong IS NOT NULL
      ORDER BY line`,
  },
  {
    id: 'unnamed_column_numbers_rows',
    level: 'blocks',
    because: 'The column without a name has the row numbers of the export; anything else in it is unknown data.',
    hint: 'Look at the first column of the file: if it is no longer a number that rises from row to row, declare it.',
    sql: `
      SELECT member, line, 'ROW_NUMBER' AS "column",
        'is ' || coalesce(ROW_NUMBER::VARCHAR, 'empty') || ' behind ' || coalesce(before::VARCHAR, 'empty') AS detail
      FROM (
        SELECT member, line, ROW_NUMBER, lag(ROW_NUMBER, 1, -1) OVER (ORDER BY line) AS before
        FROM raw_fare
        WHERE (SELECT count(ROW_NUMBER) > 0 FROM raw_fare)
      )
      WHERE (ROW_NUMBER > before) IS NOT TRUE
      ORDER BY line`,
  },
  {
    id: 'each_fare_once',
    level: 'grades',
    because:
      'The file has one row per airline, route and fare: a fare that is listed twice may count some seats twice.',
    hint: 'Add up the seats of its rows, or look at the file: no row is left out.',
    sql: `
      SELECT count(*) || ' fares on more than one row' AS figure, count(*) = 0 AS passed
      FROM (
        SELECT airline_icao, origin_icao, destination_icao, fare_value FROM anac_fare
        GROUP BY ALL HAVING count(*) > 1
      )`,
  },
]
