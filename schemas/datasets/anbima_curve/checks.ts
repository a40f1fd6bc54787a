import type { Check } from '../../core/check.ts'

export const checks: readonly Check[] = [
  {
    id: 'names_its_bond',
    level: 'blocks',
    because: 'A price without its day, code or maturity is of no bond that can be named.',
    hint: 'Look at the lines named: the columns of the file may have moved.',
    sql: `
      SELECT member, line, 'Titulo' AS "column", 'or Data Referencia, Codigo SELIC or Data Vencimento is empty' AS detail
      FROM raw_bond_price
      WHERE Titulo IS NULL OR "Data Referencia" IS NULL OR "Codigo SELIC" IS NULL OR "Data Vencimento" IS NULL
      ORDER BY line`,
  },
  {
    id: 'curves_of_the_day',
    level: 'blocks',
    because: 'A file of curves names its day in its first line, and it is asked for by its day.',
    hint: 'The portal may have sent the newest curves in place of those of the day, or a web page.',
    sql: `
      SELECT 'CURVE' AS member, 1 AS line, 'text' AS "column", member_file || ' is of ' || coalesce(min(date)::VARCHAR, 'no day') AS detail
      FROM curve_line
      GROUP BY member_file
      HAVING coalesce('ettj_' || strftime(min(date), '%Y%m%d') || '.csv', '') <> member_file
      ORDER BY member_file`,
  },
  {
    id: 'curves_are_whole',
    level: 'blocks',
    because: 'A file of curves has the formula of both curves and their vertices.',
    hint: 'Look at the file: its tables may have moved.',
    sql: `
      SELECT 'CURVE' AS member, 1 AS line, 'text' AS "column",
        'formulas or vertices are missing in ' || member_file AS detail
      FROM curve_line
      GROUP BY member_file
      HAVING count(*) FILTER (table_number = 0 AND field[1] IN ('PREFIXADOS', 'IPCA') AND len(field) = 7) <> 2
        OR count(*) FILTER (table_number = 1 AND len(field) = 4) < 2
      ORDER BY member_file`,
  },
  {
    id: 'tables_of_vertices_agree',
    level: 'grades',
    because: 'Two tables of the file have vertices of the fixed rates: they have the same rate.',
    hint: 'Look at the vertices named: the curve has changed between the tables, or its columns have moved.',
    sql: `
      WITH vertex AS (
        SELECT member_file, table_number, field[1] AS vertex, CASE table_number WHEN 1 THEN field[3] ELSE field[2] END AS rate
        FROM curve_line WHERE table_number IN (1, 2) AND len(field) IN (2, 4)
      ),
      pair AS (
        SELECT one.rate <> two.rate AS differs
        FROM vertex AS one JOIN vertex AS two USING (member_file, vertex)
        WHERE one.table_number = 1 AND two.table_number = 2 AND TRY_CAST(replace(vertex, '.', '') AS INTEGER) IS NOT NULL
      )
      SELECT count(*) FILTER (differs) || ' of ' || count(*) || ' differ' AS figure, count(*) FILTER (differs) = 0 AS passed
      FROM pair`,
  },
]
