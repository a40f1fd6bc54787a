import type { Check, QuarantineRule } from '../../core/check.ts'

const SAME_REPORT = 'CNPJ_FUNDO_CLASSE, ID_SUBCLASSE, DT_COMPTC'

export const quarantineRules: readonly QuarantineRule[] = [
  {
    id: 'filed_under_two_types',
    because: 'A fund that changes its type reports for some days under both FI and CLASSES - FIF: it is one fund.',
    sql: `
      SELECT member, line, 'TP_FUNDO_CLASSE' AS "column", TP_FUNDO_CLASSE AS filed,
        'reported under ' || TP_FUNDO_CLASSE || ' and under a newer type on the same day, which counts' AS reason
      FROM raw_report
      QUALIFY type_era(TP_FUNDO_CLASSE)
        < max(type_era(TP_FUNDO_CLASSE)) OVER (PARTITION BY CNPJ_FUNDO_CLASSE, DT_COMPTC)`,
  },
  {
    id: 'repeated_report',
    because: 'Two reports with the same figures are one report.',
    sql: `
      SELECT member, line, 'DT_COMPTC' AS "column", DT_COMPTC::VARCHAR AS filed,
        'repeats the report of line ' || min(line) OVER same || ' of ' || member AS reason
      FROM raw_report
      WINDOW same AS (
        PARTITION BY ${SAME_REPORT}, type_era(TP_FUNDO_CLASSE), VL_TOTAL, VL_QUOTA, VL_PATRIM_LIQ, CAPTC_DIA, RESG_DIA, NR_COTST
      )
      QUALIFY line_row > min(line_row) OVER same`,
  },
]

export const checks: readonly Check[] = [
  {
    id: 'one_report_a_day',
    level: 'blocks',
    because: 'A class or subclass has one report per day; if two differ, nobody knows which figures are right.',
    hint: 'Look at the lines named; the portal usually replaces the file within days.',
    sql: `
      SELECT member, line, 'DT_COMPTC' AS "column",
        'class ' || CNPJ_FUNDO_CLASSE || coalesce(' subclass ' || ID_SUBCLASSE, '') || ' has another report of '
          || DT_COMPTC AS detail
      FROM raw_report
      QUALIFY count(*) OVER (PARTITION BY ${SAME_REPORT}) > 1`,
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
          SELECT cnpj FROM (SELECT DISTINCT cnpj FROM cvm_fund_daily) WHERE has_valid_cnpj_digits(cnpj) IS NOT TRUE
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
