import type { QuarantineRule } from '../../core/check.ts'

/**
 * Columns that identify a sheet: one statement of a document for one year, with or without the controlled companies.
 */
const SHEET = ['member', 'CNPJ_CIA', 'CD_CVM', 'DT_REFER', 'VERSAO', 'ORDEM_EXERC'] as const
const KEY = ['DT_INI_EXERC', 'DT_FIM_EXERC', 'COLUNA_DF', 'CD_CONTA'] as const
const REST = ['GRUPO_DFP', 'MOEDA', 'ESCALA_MOEDA', 'DS_CONTA', 'VL_CONTA', 'ST_CONTA_FIXA'] as const

const sheet = SHEET.join(', ')
/** Columns that identify the statements of one document and period. */
const document = ['category', ...SHEET.slice(1)].join(', ')
const isPerShare = `(CD_CONTA = '3.99' OR starts_with(CD_CONTA, '3.99.'))`

/** Selects every line of the sheets that `fault` names by these columns, each with its reason. */
const selectLines = (named: readonly string[]) => `
      SELECT raw_statement.member, raw_statement.line, 'CD_CONTA' AS "column", raw_statement.CD_CONTA AS filed, why AS reason
      FROM raw_statement
      JOIN (SELECT ${named.join(', ')}, min(what) AS why FROM fault GROUP BY ALL) AS fault
        ON ${named.map((name) => `raw_statement.${name} IS NOT DISTINCT FROM fault.${name}`).join('\n        AND ')}`

/** Selects the lines in reais, with the kind, scope and statement of their member. */
const VALUED = `
      valued AS (
        SELECT ${[...SHEET, ...KEY, 'DS_CONTA'].join(', ')}, category, statement, scope,
          VL_CONTA * CASE WHEN ${isPerShare} THEN 1 ELSE scale::INTEGER END AS amount
        FROM raw_statement
        JOIN statement_member USING (member)
        JOIN scale_word ON scale_word.filed = ESCALA_MOEDA
      )`

const sum = (account: string) => `coalesce(sum(amount) FILTER (CD_CONTA = '${account}'), 0)`
const adds = (total: string, ...parts: readonly string[]) => `${sum(total)} <> ${parts.map(sum).join(' + ')}`

export const quarantineRules: readonly QuarantineRule[] = [
  {
    id: 'repeated_line',
    because: 'Some companies have every line twice, the same in every column: it is published once.',
    sql: `
      SELECT member, line, 'CD_CONTA' AS "column", CD_CONTA AS filed,
        'line ' || min(line) OVER same || ' says the same' AS reason
      FROM raw_statement
      WINDOW same AS (PARTITION BY ${[...SHEET, ...KEY, ...REST].join(', ')})
      QUALIFY line > min(line) OVER same`,
  },
  {
    id: 'sheet_not_understood',
    because:
      'All lines seen are in reais, whole or in thousands, of this year or the one before, and an account has one value. A statement with another line is set aside with both years, and the others are published.',
    sql: `
      WITH judged AS (
        SELECT ${sheet}, CASE
          WHEN CD_CONTA IS NULL OR DS_CONTA IS NULL OR VL_CONTA IS NULL OR DT_FIM_EXERC IS NULL
            THEN 'line ' || line || ' lacks its account, its label, its value or its last day'
          WHEN MOEDA IS DISTINCT FROM 'REAL' THEN 'line ' || line || ' is not in reais'
          WHEN scale IS NULL THEN 'line ' || line || ' has a scale that nobody knows'
          WHEN meant IS NULL THEN 'line ' || line || ' is of a period that nobody knows'
          WHEN NOT coalesce(starts_with(GRUPO_DFP, scope_words), false) THEN 'line ' || line || ' is of another group'
          WHEN abs(VL_CONTA) >= 1000000000000000 THEN 'line ' || line || ' has a value that no company has'
          WHEN NOT ${isPerShare} AND (VL_CONTA * scale::INTEGER * 100) % 1 <> 0
            THEN 'line ' || line || ' has parts of a cent'
          WHEN count(*) OVER (PARTITION BY ${[...SHEET, ...KEY].join(', ')}) > 1
            THEN 'account ' || CD_CONTA || ' has several values'
        END AS what
        FROM raw_statement
        JOIN statement_member USING (member)
        LEFT JOIN period_word ON period_word.filed = ORDEM_EXERC
        LEFT JOIN scale_word ON scale_word.filed = ESCALA_MOEDA
      ),
      fault AS (FROM judged WHERE what IS NOT NULL)
      ${selectLines(SHEET.slice(0, -1))}`,
  },
  {
    id: 'sheet_does_not_add_up',
    because:
      'Assets are liabilities and equity; an account is the sum of those below it, if any of them has a value; cash flows are the change of cash; results follow from each other; equity after adjustments is equity and adjustments. All of it was exact on 423 of 423 sheets of 2020. A sheet that breaks one is set aside, and the others are published.',
    sql: `
      WITH ${VALUED},
      unbalanced AS (
        SELECT ${document} FROM valued
        WHERE (statement = 'assets' AND CD_CONTA = '1') OR (statement = 'liabilities' AND CD_CONTA = '2')
        GROUP BY ${document}, scope, DT_FIM_EXERC
        HAVING count(*) = 2 AND min(amount) <> max(amount)
      ),
      total AS (
        SELECT ${sheet}, DT_INI_EXERC, DT_FIM_EXERC, regexp_replace(CD_CONTA, '[.][^.]*$', '') AS parent,
          sum(amount) AS amounts, bool_or(amount <> 0) AS has_values
        FROM valued
        WHERE statement <> 'equity_changes' AND contains(CD_CONTA, '.')
          AND NOT starts_with(CD_CONTA, '3.99.') AND NOT regexp_full_match(CD_CONTA, '6[.]05[.][^.]+')
        GROUP BY ALL
      ),
      fault AS (
        SELECT ${SHEET.map((name) => `valued.${name}`).join(', ')}, 'assets are not liabilities and equity' AS what
        FROM valued
        SEMI JOIN unbalanced USING (${document})
        WHERE statement IN ('assets', 'liabilities')
        UNION ALL
        SELECT ${SHEET.map((name) => `valued.${name}`).join(', ')}, 'account ' || parent || ' is not the sum of those below it'
        FROM total
        JOIN valued ON parent = CD_CONTA
          AND ${[...SHEET, 'DT_INI_EXERC', 'DT_FIM_EXERC'].map((name) => `valued.${name} IS NOT DISTINCT FROM total.${name}`).join('\n          AND ')}
        WHERE amounts <> amount AND has_values
        UNION ALL
        SELECT ${sheet}, 'cash flows are not the change of cash'
        FROM valued
        WHERE starts_with(statement, 'cash_flow_')
        GROUP BY ${sheet}, DT_INI_EXERC, DT_FIM_EXERC
        HAVING ${adds('6.05', '6.01', '6.02', '6.03', '6.04')} OR ${adds('6.05.02', '6.05', '6.05.01')}
        UNION ALL
        SELECT ${sheet}, 'results do not follow from each other'
        FROM valued
        WHERE statement = 'income'
        GROUP BY ${sheet}, DT_INI_EXERC, DT_FIM_EXERC
        HAVING bool_or(CD_CONTA = '3.01' AND starts_with(DS_CONTA, 'Receita de Venda'))
          AND (${['3.03', '3.05', '3.07', '3.09', '3.11'].map((at, step) => adds(at, step === 0 ? '3.01' : `3.0${String(2 * step + 1)}`, `3.${String(2 * step + 2).padStart(2, '0')}`)).join(' OR ')})
        UNION ALL
        SELECT ${sheet}, 'equity after adjustments is not equity and adjustments'
        FROM valued
        WHERE statement = 'equity_changes'
        GROUP BY ${sheet}, DT_INI_EXERC, DT_FIM_EXERC, COLUNA_DF
        HAVING ${adds('5.03', '5.01', '5.02')}
      )
      ${selectLines(SHEET)}`,
  },
]
