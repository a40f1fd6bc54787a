import type { Check } from '../../core/check.ts'
import { ONE_REPORT_A_DAY } from '../../fund/one-report-a-day.ts'

/** Limits of conflicting reports: a month with more than the larger of the two is refused. */
const CONFLICTS_TOLERATED = { reports: '46', oneIn: '1000' } as const

/**
 * Selects the lines of conflicting reports once each: a line is in quarantine for every column that identifies its
 * report.
 */
const CONFLICTING_LINES = `SELECT DISTINCT member_file, line FROM quarantined_line WHERE reason = 'conflicting_report'`

export const checks: readonly Check[] = [
  {
    id: 'few_conflicting_reports',
    level: 'blocks',
    because:
      'A class that files twice on each of the 23 business days that a month can have makes 46 such reports. More than these, if they are also more than one in a thousand, mean that the file has two editions in it.',
    hint: 'Look at the lines named; the portal usually replaces the file within days.',
    sql: `
      WITH left_out AS (${CONFLICTING_LINES}),
      counted AS (
        SELECT (SELECT count(*) FROM left_out) AS conflicting, (SELECT count(*) FROM raw_report) AS others
      )
      SELECT coalesce((SELECT any_value(member) FROM raw_report), member_file) AS member, line, 'DT_COMPTC' AS "column",
        'has another report of its class and day with other figures; so have ' || conflicting || ' of '
          || conflicting + others || ' lines' AS detail
      FROM left_out, counted
      WHERE others = 0
        OR conflicting > greatest(${CONFLICTS_TOLERATED.reports}, (conflicting + others) // ${CONFLICTS_TOLERATED.oneIn})
      ORDER BY line`,
  },
  {
    id: ONE_REPORT_A_DAY,
    level: 'grades',
    because: 'A class or subclass has one report per day; if two differ, nobody knows which figures are right.',
    hint: 'These reports are in no table but that of cleaned values; the portal usually replaces the file within days.',
    sql: `
      WITH left_out AS (
        SELECT *, row_number() OVER (ORDER BY member_file, line) AS nth FROM (${CONFLICTING_LINES})
      )
      SELECT count(*) || ' conflicting reports left out'
          || coalesce(': ' || string_agg(member_file || ' line ' || line, ', ' ORDER BY nth) FILTER (nth <= 10), '') AS figure,
        count(*) = 0 AS passed
      FROM left_out`,
  },
  {
    id: 'class_or_subclasses',
    level: 'grades',
    because: 'A class with subclasses reports by subclass and has no row of its own: with both, sums count twice.',
    hint: 'Look at the classes before adding up their rows.',
    sql: `
      SELECT count(*) || ' class-days with both' AS figure, count(*) = 0 AS passed
      FROM (
        SELECT cnpj, date FROM cvm_fund_daily GROUP BY ALL
        HAVING count(subclass_id) BETWEEN 1 AND count(*) - 1
      )`,
  },
  {
    id: 'figures_possible',
    level: 'grades',
    because: 'Holders, inflow and outflow cannot be negative; a NAV can.',
    hint: 'Look at the lines named before relying on them: they stay as filed.',
    sql: `
      WITH impossible AS (
        SELECT source_member, source_line, row_number() OVER (ORDER BY source_member, source_line) AS nth
        FROM cvm_fund_daily WHERE holders < 0 OR inflow_value < 0 OR outflow_value < 0 OR quota_value < 0
      )
      SELECT count(*) || ' rows with a negative figure'
          || coalesce(': ' || string_agg(source_member || ' line ' || source_line, ', ' ORDER BY nth) FILTER (nth <= 10), '') AS figure,
        count(*) = 0 AS passed
      FROM impossible`,
  },
  {
    id: 'filer_check_digits',
    level: 'grades',
    because: 'In the files seen so far, every CNPJ of a reporting class has correct check digits.',
    hint: 'A wrong CNPJ stays as filed; the API cannot find it.',
    sql: `
      WITH wrong AS (
        SELECT cnpj, source_member, min(source_line) AS line
        FROM cvm_fund_daily SEMI JOIN (
          SELECT cnpj FROM (SELECT DISTINCT cnpj FROM cvm_fund_daily) WHERE has_right_cnpj_digits(cnpj) IS NOT TRUE
        ) USING (cnpj)
        GROUP BY ALL
      ),
      listed AS (SELECT *, row_number() OVER (ORDER BY source_member, line) AS nth FROM wrong)
      SELECT count(*) || ' wrong of ' || (SELECT count(DISTINCT cnpj) FROM cvm_fund_daily)
          || coalesce(': ' || string_agg(source_member || ' line ' || line, ', ' ORDER BY nth) FILTER (nth <= 10), '') AS figure,
        count(*) = 0 AS passed
      FROM listed`,
  },
  {
    id: 'all_in_file_month',
    level: 'grades',
    because: 'The file of a year holds one file per month, each with the days of its month.',
    hint: 'Rows of another month are in the partition of their own day.',
    sql: `
      SELECT count(*) FILTER (strftime(date, '%Y%m') <> file_month) || ' in the file of another month' AS figure,
        count(*) FILTER (strftime(date, '%Y%m') <> file_month) = 0 AS passed
      FROM (SELECT date, regexp_extract(source_member, '([0-9]{6})[.]csv$', 1) AS file_month FROM cvm_fund_daily)`,
  },
]
