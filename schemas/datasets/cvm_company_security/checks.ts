import type { Check } from '../../core/check.ts'

export const checks: readonly Check[] = [
  {
    id: 'names_its_form',
    level: 'blocks',
    because: 'A security without the day and version of its form is of no form that can be named.',
    hint: 'Look at the lines named: the columns of the file may have moved.',
    sql: `
      SELECT member, line, 'Versao' AS "column", 'or Data_Referencia is empty' AS detail
      FROM raw_security
      WHERE Versao IS NULL OR Data_Referencia IS NULL
      ORDER BY line`,
  },
  {
    id: 'codes_have_form',
    level: 'grades',
    because: 'What is filed as a trading code at the exchange has the form of one, or links no ticker.',
    hint: 'Look at what is filed: a word in place of a code is a matter of the company.',
    sql: `
      WITH judged AS (
        SELECT NOT regexp_full_match(upper(trim(ticker)), '[A-Z][A-Z0-9][A-Z0-9][A-Z0-9][0-9][0-9]?B?') AS is_odd
        FROM cvm_company_security WHERE ticker IS NOT NULL AND market = 'Bolsa'
      )
      SELECT count(*) FILTER (is_odd) || ' of ' || count(*) || ' of another form' AS figure,
        count(*) FILTER (is_odd) * 10 <= count(*) AS passed
      FROM judged`,
  },
]
