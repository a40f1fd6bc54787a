import type { Check, MonthCheck } from '../../core/check.ts'
import { LIABILITY_WORDS } from './labels.ts'
import { checkFilerDigits } from '../../fund/filer-check-digits.ts'

const SEE_SOURCE = 'Look at the lines named; the portal usually replaces the file within days.'

export const checks: readonly Check[] = [
  {
    id: 'one_nav_file_value',
    level: 'blocks',
    because: 'A class has one NAV per month; with two, nobody knows which shares of the portfolio are right.',
    hint: SEE_SOURCE,
    sql: `
      WITH newest_type AS (
        SELECT * FROM raw_nav
        QUALIFY type_era(TP_FUNDO_CLASSE) = max(type_era(TP_FUNDO_CLASSE)) OVER (PARTITION BY CNPJ_FUNDO_CLASSE)
      )
      SELECT member, line, 'VL_PATRIM_LIQ' AS "column",
        'class ' || CNPJ_FUNDO_CLASSE || ' has another NAV than ' || coalesce(VL_PATRIM_LIQ::VARCHAR, 'an empty one') AS detail
      FROM newest_type
      WINDOW same_class AS (PARTITION BY CNPJ_FUNDO_CLASSE)
      QUALIFY min(VL_PATRIM_LIQ) OVER same_class <> max(VL_PATRIM_LIQ) OVER same_class
        OR count(VL_PATRIM_LIQ) OVER same_class BETWEEN 1 AND count(*) OVER same_class - 1`,
  },
  {
    id: 'one_inline_nav_value',
    level: 'blocks',
    because: "The structured funds' file repeats one NAV on each line of a fund.",
    hint: SEE_SOURCE,
    sql: `
      WITH several AS (
        SELECT CNPJ_FUNDO_CLASSE FROM raw_line WHERE member = 'FIE'
        GROUP BY ALL HAVING min(VL_PATRIM_LIQ) <> max(VL_PATRIM_LIQ)
      )
      SELECT member, line, 'VL_PATRIM_LIQ' AS "column",
        'class ' || CNPJ_FUNDO_CLASSE || ' has NAV ' || coalesce(VL_PATRIM_LIQ::VARCHAR, 'empty') || ' here, another elsewhere' AS detail
      FROM raw_line SEMI JOIN several USING (CNPJ_FUNDO_CLASSE)
      WHERE member = 'FIE'`,
  },
  {
    id: 'few_repeated_lines',
    level: 'blocks',
    because:
      'In real months one or two lines in ten thousand are exact repetitions; more means that the file was written twice.',
    hint: SEE_SOURCE,
    sql: `
      WITH alike AS (
        SELECT member, line, hash(*COLUMNS(* EXCLUDE (member, line, line_row))) AS content
        FROM raw_line SEMI JOIN repeated_line USING (line_row)
      ),
      repeated AS (
        SELECT member, line, min(line) OVER (PARTITION BY member, content) AS first_line
        FROM alike
      ),
      lines AS (SELECT member, count(*) AS lines FROM raw_line GROUP BY ALL)
      SELECT member, line, 'CNPJ_FUNDO_CLASSE' AS "column",
        'and every other repeat line ' || first_line || '; ' || count(*) OVER same_member || ' of ' || lines
          || ' lines repeat another' AS detail
      FROM repeated JOIN lines USING (member)
      WHERE line > first_line
      WINDOW same_member AS (PARTITION BY member)
      QUALIFY count(*) OVER same_member > 10 + lines // 100
        AND row_number() OVER (PARTITION BY member ORDER BY line) = 1
      ORDER BY member, line`,
  },
  {
    id: 'liability_labels_known',
    level: 'blocks',
    because: 'Liabilities are filed as magnitudes: one under a label that is not declared would count as an asset.',
    hint: 'Add the label to schemas/datasets/cvm_fund_portfolio/labels.ts with its sign class. If its letters were lost, the file is damaged or in another encoding: look at what the portal sent.',
    sql: `
      -- MATERIALIZED: or DuckDB folds the label of each line before it looks for the distinct ones.
      WITH filed AS MATERIALIZED (SELECT member, TP_APLIC, min(line) AS line FROM raw_line GROUP BY ALL)
      SELECT member, line, 'TP_APLIC' AS "column",
        'the label "' || TP_APLIC || '" is not declared and reads like a liability' AS detail
      FROM filed
      WHERE fold_label(TP_APLIC) NOT IN (SELECT folded FROM application_label)
        AND regexp_matches(fold_label(TP_APLIC), '${LIABILITY_WORDS}')
      ORDER BY member, line`,
  },
  {
    id: 'nav_reconciled',
    level: 'grades',
    because:
      'At least 90 % of the NAV of a whole month, and at least half of its funds, are in funds whose lines add up to their NAV within 2 %.',
    hint: 'This fails while members are missing; otherwise look for a new liability label (labels.ts).',
    sql: `
      SELECT
        coalesce(sum(nav_value) FILTER (is_reconciled), 0)::VARCHAR || ' of ' || coalesce(sum(nav_value), 0)::VARCHAR
          || ', in ' || count(*) FILTER (is_reconciled) || ' of ' || count(*) || ' funds' AS figure,
        coalesce(sum(nav_value) FILTER (is_reconciled) * 10 >= sum(nav_value) * 9, false)
          -- The largest funds make a sum: a wrong NAV weighs most where it is most wrong.
          AND count(*) FILTER (is_reconciled) * 2 >= count(*) AS passed
      FROM (SELECT nav_value, reconciliation_grade IN ('exact', 'ok', 'warn') AS is_reconciled FROM cvm_fund_month WHERE nav_value > 0)`,
  },
  {
    id: 'structured_reconciled',
    level: 'grades',
    because: 'For at least 80 % of the exchange-traded and structured funds, the lines add up to the NAV within R$ 1.',
    hint: 'Look for a new liability label (labels.ts).',
    sql: `
      SELECT count(*) FILTER (reconciliation_grade = 'exact') || ' of ' || count(*) AS figure,
        count(*) FILTER (reconciliation_grade = 'exact') * 10 >= count(*) * 8 AS passed
      FROM cvm_fund_month WHERE filing_group = 'structured' AND nav_value IS NOT NULL`,
  },
  {
    id: 'etfs_reconciled',
    level: 'grades',
    because:
      'Exchange-traded funds file whole portfolios: at least 90 % of those with a NAV have lines that add up to it within R$ 1.',
    hint: 'Look for a new liability label (labels.ts).',
    sql: `
      SELECT count(*) FILTER (reconciliation_grade = 'exact') || ' of ' || count(*) AS figure,
        count(*) FILTER (reconciliation_grade = 'exact') * 10 >= count(*) * 9 AS passed
      FROM cvm_fund_month WHERE type = 'etf' AND nav_value IS NOT NULL AND line_count > 0
      HAVING count(*) > 0`,
  },
  {
    id: 'lines_have_nav',
    level: 'grades',
    because: 'At least 99.5 % of the classes with lines in the blocks are in the NAV file.',
    hint: 'The NAV file may be older than the blocks: wait for the next edition.',
    sql: `
      SELECT count(*) FILTER (nav_source = 'nav_file') || ' of ' || count(*) AS figure,
        count(*) FILTER (nav_source = 'nav_file') * 1000 >= count(*) * 995 AS passed
      FROM cvm_fund_month WHERE filing_group = 'fif' AND line_count > 0`,
  },
  {
    id: 'application_labels_known',
    level: 'grades',
    because: 'A label that is not declared counts as an asset with its filed sign and as category other.',
    hint: 'Add the labels to schemas/datasets/cvm_fund_portfolio/labels.ts with their sign class.',
    sql: `
      -- MATERIALIZED: or DuckDB folds the label of each line before it looks for the distinct ones.
      WITH filed AS MATERIALIZED (SELECT DISTINCT application_type_filed FROM cvm_fund_portfolio)
      SELECT coalesce(string_agg(application_type_filed, ', ' ORDER BY application_type_filed), 'all known') AS figure,
        count(*) = 0 AS passed
      FROM filed
      WHERE application_type_filed IS NULL
         OR fold_label(application_type_filed) NOT IN (SELECT folded FROM application_label)`,
  },
  checkFilerDigits('cvm_fund_month', 'filing class'),
  {
    id: 'assets_identified',
    level: 'grades',
    because:
      'Of what should name an asset, the rules find a name for at least 90 % of the value; less means a new way of filing.',
    hint: 'Group cvm_fund_portfolio by asset_kind where asset_id_basis is unidentified, and see docs/sources.md for the rules.',
    sql: `
      WITH part AS (
        SELECT
          coalesce(sum(abs(final_position_value)) FILTER (asset_id_basis = 'filed'), 0) AS filed,
          coalesce(sum(abs(final_position_value)) FILTER (asset_id_basis = 'derived'), 0) AS derived,
          coalesce(sum(abs(final_position_value)), 0) AS value,
          count(*) FILTER (asset_id_basis = 'unidentified') AS lines,
          count(*) AS all_lines
        FROM cvm_fund_portfolio WHERE asset_id_basis IS NOT NULL
      )
      SELECT
        filed || ' filed and ' || derived || ' derived of ' || value || '; ' || lines || ' of ' || all_lines
          || ' lines unidentified' AS figure,
        (filed + derived) * 10 >= value * 9 AS passed
      FROM part`,
  },
]

export const monthChecks: readonly MonthCheck[] = [
  {
    id: 'funds_like_months_before',
    because:
      'Of the classes that file in a month, nine in ten or more are there when it is whole: at least 90 % of the median of the twelve months before. Fewer mean a month that is still being filed.',
    figure: 'SELECT nullif(count(*), 0) AS figure FROM cvm_fund_month WHERE line_count > 0',
    against: 'median_of_twelve_before',
    percent: [90, null],
  },
  {
    id: 'nav_like_month_before',
    because:
      'The NAVs of the NAV file add up to within 10 % of the month before: the industry does not grow or shrink by more in a month, so more means lost funds or a figure with a wrong scale.',
    figure: "SELECT sum(nav_value) AS figure FROM cvm_fund_month WHERE nav_source = 'nav_file'",
    against: 'month_before',
    percent: [90, 110],
  },
]
