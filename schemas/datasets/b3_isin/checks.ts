import type { Check } from '../../core/check.ts'

export const checks: readonly Check[] = [
  {
    id: 'one_line_an_isin',
    level: 'blocks',
    because: 'An ISIN names one instrument: with two lines of one, nobody knows which terms are its own.',
    hint: 'Look at the lines named; the exchange writes the file again every business day.',
    sql: `
      SELECT member, line, 'isin' AS "column", coalesce('another line has ' || isin, 'is empty') AS detail
      FROM raw_instrument
      QUALIFY isin IS NULL OR count(*) OVER (PARTITION BY isin) > 1
      ORDER BY line`,
  },
  {
    id: 'one_issuer_a_code',
    level: 'blocks',
    because: 'Lines of one code say the same. With two that differ, nobody knows whose code it is.',
    hint: 'Look at the lines named; the exchange writes the file again every business day.',
    sql: `
      SELECT member, line, 'code' AS "column", coalesce('another line of ' || code || ' differs', 'is empty') AS detail
      FROM raw_issuer
      QUALIFY code IS NULL
        OR count(DISTINCT row(name, cnpj, record_date)::VARCHAR) OVER (PARTITION BY code) > 1
      ORDER BY line`,
  },
  {
    id: 'columns_in_their_places',
    level: 'blocks',
    because:
      'The file has no header: its columns are known by their places. An ISIN has its check digit, and the code of the issuer is within it; where most have not, columns have moved.',
    hint: 'Look at the first lines of the file; if the exchange moved columns, correct the list in members.ts.',
    sql: `
      SELECT any_value(member) AS member, min(line) AS line, 'isin' AS "column",
        count(*) FILTER (NOT is_isin(isin) OR issuer_code IS DISTINCT FROM isin[3:6]) || ' of ' || count(*) || ' lines have another form' AS detail
      FROM raw_instrument
      HAVING 100 * count(*) FILTER (NOT is_isin(isin) OR issuer_code IS DISTINCT FROM isin[3:6]) > count(*)`,
  },
  {
    id: 'isins_have_check_digits',
    level: 'grades',
    because: 'An ISIN has a check digit, and characters 3 to 6 are the code of its issuer.',
    hint: 'Look at the codes before relying on them: they stay as filed.',
    sql: `
      SELECT count(*) FILTER (NOT is_isin(isin)) || ' wrong and ' || count(*) FILTER (issuer_code IS DISTINCT FROM isin[3:6])
          || ' of another issuer, of ' || count(*) AS figure,
        count(*) FILTER (NOT is_isin(isin) OR issuer_code IS DISTINCT FROM isin[3:6]) = 0 AS passed
      FROM b3_isin`,
  },
  {
    id: 'issuers_are_listed',
    level: 'grades',
    because: 'The issuer of an instrument is in the other file. One was missing in the edition seen.',
    hint: 'An instrument without its issuer has a code and no name: look it up elsewhere.',
    sql: `
      SELECT count(DISTINCT issuer_code) || ' not listed' AS figure, count(DISTINCT issuer_code) <= 5 AS passed
      FROM b3_isin
      WHERE issuer_code NOT IN (SELECT code FROM b3_isin_issuer)`,
  },
]
