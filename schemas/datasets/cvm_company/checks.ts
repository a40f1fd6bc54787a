import type { Check } from '../../core/check.ts'

export const checks: readonly Check[] = [
  {
    id: 'one_company_a_code',
    level: 'blocks',
    because:
      'The lines of a code differ by the market alone. With two that differ in more, nobody knows which company the code means.',
    hint: 'Look at the lines named; the portal usually replaces the file within days.',
    sql: `
      SELECT member, line, 'CD_CVM' AS "column", 'another line of code ' || CD_CVM || ' differs by more than its market' AS detail
      FROM (
        SELECT member, line, CD_CVM, row(*COLUMNS(* EXCLUDE (member, member_file, period, line, line_row, TP_MERC)))::VARCHAR AS filed
        FROM raw_company
      )
      QUALIFY min(filed) OVER (PARTITION BY CD_CVM) <> max(filed) OVER (PARTITION BY CD_CVM)
      ORDER BY line`,
  },
  {
    id: 'names_its_company',
    level: 'blocks',
    because: 'A line without a code or a name is of no company.',
    hint: 'Look at the lines named; the portal usually replaces the file within days.',
    sql: `
      SELECT member, line, 'CD_CVM' AS "column", 'or DENOM_SOCIAL is empty' AS detail
      FROM raw_company
      WHERE CD_CVM IS NULL OR DENOM_SOCIAL IS NULL
      ORDER BY line`,
  },
  {
    id: 'one_active_code_a_company',
    level: 'grades',
    because: 'A company that was registered anew has several codes, of which one at most is active.',
    hint: 'Look at the codes of the CNPJ before relying on the one that is answered.',
    sql: `
      SELECT count(*) FILTER (active > 1) || ' with two of ' || count(*) AS figure, count(*) FILTER (active > 1) = 0 AS passed
      FROM (SELECT count(*) FILTER (status = 'ATIVO') AS active FROM cvm_company GROUP BY cnpj)`,
  },
  {
    id: 'numbers_have_check_digits',
    level: 'grades',
    because: 'The number of a company has right check digits.',
    hint: 'A wrong one stays as filed: it finds no fund, share or document.',
    sql: `
      SELECT count(*) FILTER (NOT is_cnpj(cnpj)) || ' wrong of ' || count(*) AS figure, count(*) FILTER (NOT is_cnpj(cnpj)) = 0 AS passed
      FROM cvm_company`,
  },
]
