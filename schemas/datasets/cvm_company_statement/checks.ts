import type { Check } from '../../core/check.ts'

const SHEET = 'cnpj, reference_date, category, version, scope, period'
/** Columns of figures that add up: those of the same days. */
const SPAN = `${SHEET}, period_start, period_end`
const LOOK = 'Look at the sheets before relying on these figures: they stay as filed.'

/** Makes a check of a rule that most sheets keep: `sheets` selects a row for each sheet, with `holds`. */
function grade(id: string, { because, sheets, percent }: { because: string; sheets: string; percent: number }): Check {
  return {
    id,
    level: 'grades',
    because,
    hint: LOOK,
    sql: `
      SELECT count(*) FILTER (holds) || ' of ' || count(*) AS figure,
        count(*) FILTER (holds) * 100 >= count(*) * ${String(percent)} AS passed
      FROM (${sheets})
      HAVING count(*) > 0`,
  }
}

const value = (account: string) => `coalesce(sum(value) FILTER (account = '${account}'), 0)`
const sumOf = (...accounts: readonly string[]) => accounts.map(value).join(' + ')

const income = (chart: string, holds: string) => `
        SELECT ${holds} AS holds FROM cvm_company_statement
        WHERE statement = 'income' AND chart = '${chart}' GROUP BY ${SPAN}`

/** Column of the whole equity, including minority owners if the sheet has them. */
const EQUITY = `
        SELECT ${SPAN}, ${value('5.07')} AS closing, ${sumOf('5.03', '5.04', '5.05', '5.06')} AS summed, ${value('5.05.01')} AS result
        FROM cvm_company_statement
        WHERE statement = 'equity_changes'
          AND equity_column = CASE scope WHEN 'individual' THEN 'Patrimônio Líquido' ELSE 'Patrimônio Líquido Consolidado' END
        GROUP BY ${SPAN}`

const withFigures = (holds: string, where = 'true') =>
  `SELECT ${holds} AS holds FROM (${EQUITY}) JOIN cvm_company_figures USING (${SPAN}) WHERE ${where}`

export const checks: readonly Check[] = [
  {
    id: 'charts_known',
    level: 'grades',
    because: 'Account 3.01 has one of few labels, which tell the chart. Under another label no figure is taken.',
    hint: 'Add the chart to schemas/datasets/cvm_company_statement/statement_chart.sql.',
    sql: `
      SELECT coalesce(string_agg(DISTINCT revenue, ', ' ORDER BY revenue), 'all known') AS figure, count(*) = 0 AS passed
      FROM statement_chart WHERE chart IS NULL AND revenue IS NOT NULL`,
  },
  {
    id: 'documents_listed',
    level: 'grades',
    because: 'The list of documents has that of every statement.',
    hint: 'A statement without it is published: its document has no number and no day of delivery.',
    sql: `
      SELECT count(*) FILTER (document_id IS NULL) || ' lines without' AS figure, count(*) FILTER (document_id IS NULL) = 0 AS passed
      FROM cvm_company_statement`,
  },
  {
    id: 'statements_of_the_highest_version',
    level: 'grades',
    because: 'The statements are those of the highest version that the list has, for every company of 2020.',
    hint: 'CVM may have written the list before the statements: the next night has both.',
    sql: `
      SELECT count(*) FILTER (superseded) || ' of ' || count(*) || ' superseded' AS figure, count(*) FILTER (superseded) = 0 AS passed
      FROM (SELECT DISTINCT document_id FROM cvm_company_statement)
      JOIN cvm_company_document USING (document_id)`,
  },
  {
    id: 'equity_and_profit_found',
    level: 'grades',
    because: 'Every sheet has one account of one point with the label of the equity, and one with that of the profit.',
    hint: 'The figures of these sheets lack them: look at the labels.',
    sql: `
      SELECT count(*) FILTER (equity IS NULL OR profit IS NULL) || ' without of ' || count(*) AS figure,
        count(*) FILTER (equity IS NULL OR profit IS NULL) = 0 AS passed
      FROM cvm_company_figures`,
  },
  grade('insurance_results_add_up', {
    because: 'The result of an insurer is the sum of its parts, for all of 2020.',
    percent: 100,
    sheets: income(
      'insurance',
      `${value('3.07')} = ${sumOf('3.03', '3.04', '3.05', '3.06')} AND ${value('3.13')} = ${sumOf('3.11', '3.12')}`,
    ),
  }),
  grade('cosif_results_add_up', {
    because: 'The result of a bank under Cosif is the sum of its parts, for all of 2020.',
    percent: 100,
    sheets: income('bank_cosif', `${value('3.13')} = ${sumOf('3.07', '3.08', '3.09', '3.10', '3.11')}`),
  }),
  grade('equity_changes_add_up', {
    because:
      'The closing equity is the opening one with all changes: 406 of 423 sheets of 2020. Some companies leave the statement empty or put changes elsewhere.',
    percent: 90,
    sheets: `SELECT closing = summed AS holds FROM (${EQUITY})`,
  }),
  grade('equity_changes_end_in_the_equity', {
    because: 'The closing equity is that of the balance sheet: 368 of 423 sheets of 2020.',
    percent: 80,
    // In the previous period of a quarterly document the equity is that of another day.
    sheets: withFigures('closing IS NOT DISTINCT FROM equity', 'balance_date = period_end'),
  }),
  grade('equity_changes_name_the_profit', {
    because: 'The profit among the changes of equity is that of the income statement: 363 of 423 sheets of 2020.',
    percent: 80,
    sheets: withFigures('result IS NOT DISTINCT FROM profit'),
  }),
  grade('cash_is_that_of_the_balance', {
    because:
      'Cash at the end of the flows is account 1.01.01 of the assets: 343 of 423 sheets of 2020, because some count short investments in one of the two.',
    percent: 70,
    sheets: `
        SELECT max(value) FILTER (statement = 'assets' AND account = '1.01.01')
          IS NOT DISTINCT FROM max(value) FILTER (starts_with(statement, 'cash_flow_') AND account = '6.05.02') AS holds
        FROM cvm_company_statement
        WHERE account IN ('1.01.01', '6.05.02')
        GROUP BY ${SHEET}, period_end
        HAVING bool_or(category = 'DFP') OR count(DISTINCT account) = 2`,
  }),
]
