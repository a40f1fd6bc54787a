import type { Check } from '../../core/check.ts'
import { quoteFields } from './members.ts'

/** Codes of the bulletin in the exchange's table of 2005, and further codes seen since. */
const DOCUMENTED =
  '02 06 10 12 14 18 22 26 32 33 38 42 46 47 48 49 50 51 52 53 54 56 58 60 61 62 66 68 70 71 74 75 78 82 83 96 99'
const SEEN = '05 07 08 13 34 35 36 93'

export const bdiCodes = [
  ...DOCUMENTED.split(' ').map((code) => [code, true]),
  ...SEEN.split(' ').map((code) => [code, false]),
] as const

export const checks: readonly Check[] = [
  {
    id: 'right_day',
    level: 'blocks',
    because: 'The file of a day has only records of that day.',
    hint: 'The portal put a wrong file in this place, or the download was mixed up: fetch it again later.',
    sql: `
      SELECT member, period, line, 'DATPRE' AS "column", 'is ' || DATPRE AS detail
      FROM raw_quote
      WHERE member = 'DAY' AND DATPRE::VARCHAR <> period
      ORDER BY period, line`,
  },
  {
    id: 'names_its_security',
    level: 'blocks',
    because: 'A quote without a ticker, a market or a quotation factor cannot be understood.',
    hint: 'Look at the lines named; if the layout changed, correct the positions in schemas/datasets/b3_quote/members.ts.',
    sql: `
      SELECT member, period, line, 'CODNEG' AS "column", 'or TPMERC, CODBDI or FATCOT is blank' AS detail
      FROM raw_quote
      WHERE CODNEG IS NULL OR TPMERC IS NULL OR CODBDI IS NULL OR FATCOT IS NULL
      ORDER BY period, line`,
  },
  {
    id: 'files_agree',
    level: 'grades',
    because:
      'A day can be in the file of its year, of its month and of the day. The first of them is used; if another differs, one of them is older or wrong.',
    hint: 'Compare the files of the days named: the exchange issues files again without notice.',
    sql: `
      WITH day_of_files AS (
        SELECT DATPRE, count(DISTINCT member) AS files FROM raw_quote GROUP BY ALL HAVING count(DISTINCT member) > 1
      ),
      quote AS (
        SELECT DATPRE, count(DISTINCT member) < any_value(files) OR count(DISTINCT version) > 1 AS differs
        FROM (SELECT *, hash(${Object.keys(quoteFields).join(', ')}) AS version FROM raw_quote) JOIN day_of_files USING (DATPRE)
        GROUP BY DATPRE, CODNEG, PRAZOT
      ),
      day_compared AS (SELECT DATPRE, count(*) FILTER (differs) AS quotes FROM quote GROUP BY ALL)
      SELECT
        count(*) FILTER (quotes > 0) || ' of ' || count(*) || ' days in several files differ'
          || coalesce(': ' || string_agg(DATPRE || ' in ' || quotes || ' quotes', ', ' ORDER BY DATPRE) FILTER (quotes > 0), '') AS figure,
        count(*) FILTER (quotes > 0) = 0 AS passed
      FROM day_compared`,
  },
  {
    id: 'average_within_range',
    level: 'grades',
    because: 'An average is between the lowest and the highest price; some are filed outside and stay as filed.',
    hint: 'Look at the quotes before relying on their averages.',
    sql: `
      SELECT
        count(*) || ' averages outside'
          || coalesce(': ' || string_agg(date || ' ' || ticker, ', ' ORDER BY date, ticker) FILTER (nth <= 10), '') AS figure,
        count(*) = 0 AS passed
      FROM (
        SELECT date, ticker, row_number() OVER (ORDER BY date, ticker, term_days) AS nth
        FROM b3_quote WHERE average NOT BETWEEN low AND high
      )`,
  },
  {
    id: 'documented_bulletin_codes',
    level: 'grades',
    because:
      "A bulletin code that is not in the exchange's table stays as filed; look at one that was never seen before.",
    hint: 'Find out what the code means and add it to schemas/datasets/b3_quote/checks.ts.',
    sql: `
      SELECT
        coalesce(string_agg(bdi_code, ', ' ORDER BY bdi_code) FILTER (is_documented IS DISTINCT FROM true), 'none')
          || ' outside the table of 2005' AS figure,
        count(*) FILTER (is_documented IS NULL) = 0 AS passed
      FROM (SELECT DISTINCT bdi_code FROM b3_quote) LEFT JOIN declared_bdi_code USING (bdi_code)`,
  },
  {
    id: 'known_quotation_factors',
    level: 'grades',
    because: 'A price is for one unit or for a thousand; another factor may be a field read at the wrong position.',
    hint: 'Look at the quotes with another factor.',
    sql: `
      SELECT count(*) FILTER (quotation_factor NOT IN (1, 1000)) || ' with another factor' AS figure,
        count(*) FILTER (quotation_factor NOT IN (1, 1000)) = 0 AS passed
      FROM b3_quote`,
  },
]
