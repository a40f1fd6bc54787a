import type { Check } from '../core/check.ts'

/**
 * Makes the check that the numbers of filers in a table with one row for each are CNPJs. A filer is a class or a fund.
 */
export function checkFilerDigits(table: string, filer: string): Check {
  return {
    id: 'filer_check_digits',
    level: 'grades',
    because: `In the files seen so far, every CNPJ of a ${filer} has correct check digits.`,
    hint: 'A wrong CNPJ stays as filed; the API cannot find it.',
    sql: `
      SELECT count(*) FILTER (NOT has_right_cnpj_digits(cnpj)) || ' wrong of ' || count(*) AS figure,
        count(*) FILTER (NOT has_right_cnpj_digits(cnpj)) = 0 AS passed
      FROM ${table}`,
  }
}
