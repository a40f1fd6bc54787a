import type { QuarantineRule } from '../../core/check.ts'

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
  {
    id: 'conflicting_report',
    because:
      'A class or subclass has one report a day. Where several say otherwise, nothing in the file says which of them is right: no line has a version or a time of delivery. So none counts.',
    sql: `
      WITH conflict AS (
        SELECT member, line, ${SAME_REPORT} FROM raw_report
        QUALIFY count(*) OVER (PARTITION BY ${SAME_REPORT}) > 1
      ), named AS (
        SELECT *, 'lines ' || array_to_string(list_sort(list(line) OVER (PARTITION BY ${SAME_REPORT})), ', ')
          || ' report the same class and day with other figures' AS reason
        FROM conflict
      )
      SELECT member, line, 'CNPJ_FUNDO_CLASSE' AS "column", CNPJ_FUNDO_CLASSE AS filed, reason FROM named
      UNION ALL
      SELECT member, line, 'DT_COMPTC', DT_COMPTC::VARCHAR, reason FROM named
      UNION ALL
      SELECT member, line, 'ID_SUBCLASSE', ID_SUBCLASSE, reason FROM named WHERE ID_SUBCLASSE IS NOT NULL`,
  },
]
