import type { QuarantineRule } from '../../core/check.ts'

/** Value with its sign, as in the published table. */
const SIGNED_VALUE = 'CASE WHEN is_liability THEN -abs(VL_MERC_POS_FINAL) ELSE VL_MERC_POS_FINAL END'
const WITH_SIGN = 'LEFT JOIN application_label ON folded = fold_label(TP_APLIC)'

/** Reads the filed NAVs, preferring the NAV file to the file of structured funds, then the newest type. */
const FILED_NAVS = `
  SELECT CNPJ_FUNDO_CLASSE, max_by(nav, place) AS nav
  FROM (
    SELECT CNPJ_FUNDO_CLASSE, VL_PATRIM_LIQ AS nav, 3 + type_era(TP_FUNDO_CLASSE) AS place FROM raw_nav
    UNION ALL
    SELECT CNPJ_FUNDO_CLASSE, VL_PATRIM_LIQ, type_era(TP_FUNDO_CLASSE) FROM raw_line WHERE member = 'FIE'
  )
  WHERE nav IS NOT NULL
  GROUP BY ALL`

export const quarantineRules: readonly QuarantineRule[] = [
  {
    // In the month of its change to Resolution CVM 175 or to Instruction 409, a class or fund can have lines under both
    // types.
    id: 'filed_under_two_types',
    because:
      'The same portfolio filed under FI and CLASSES - FIF is one portfolio, not two. But if no member has lines of both types, and the lines of both together are nearer to the NAV than those of either, each type has a part of the portfolio, and both count.',
    sql: `
      WITH twice AS (
        SELECT CNPJ_FUNDO_CLASSE FROM raw_line
        GROUP BY ALL HAVING min(TP_FUNDO_CLASSE) <> max(TP_FUNDO_CLASSE)
      ), suspect AS MATERIALIZED (
        SELECT member, line, CNPJ_FUNDO_CLASSE, TP_FUNDO_CLASSE, TP_APLIC, VL_MERC_POS_FINAL
        FROM raw_line SEMI JOIN twice USING (CNPJ_FUNDO_CLASSE)
      ), part AS (
        SELECT CNPJ_FUNDO_CLASSE, TP_FUNDO_CLASSE, member, coalesce(sum(${SIGNED_VALUE}), 0) AS total
        FROM suspect ${WITH_SIGN}
        GROUP BY ALL
      ), whole AS (
        SELECT CNPJ_FUNDO_CLASSE, TP_FUNDO_CLASSE, sum(total) AS total FROM part GROUP BY ALL
      ), complementary AS (
        SELECT CNPJ_FUNDO_CLASSE
        FROM whole JOIN (${FILED_NAVS}) USING (CNPJ_FUNDO_CLASSE)
        WHERE CNPJ_FUNDO_CLASSE NOT IN (
          SELECT CNPJ_FUNDO_CLASSE FROM part GROUP BY CNPJ_FUNDO_CLASSE, member HAVING count(*) > 1)
        GROUP BY CNPJ_FUNDO_CLASSE, nav
        HAVING abs(sum(total) - nav) < min(abs(total - nav))
      ), preferred AS (
        -- The rank is put before the type: the highest rank wins, then the last type by name.
        SELECT CNPJ_FUNDO_CLASSE, substr(max(
          ((TP_FUNDO_CLASSE IN (SELECT TP_FUNDO_CLASSE FROM raw_nav
              WHERE raw_nav.CNPJ_FUNDO_CLASSE = suspect.CNPJ_FUNDO_CLASSE))::INT * 3
            + type_era(TP_FUNDO_CLASSE))::VARCHAR || TP_FUNDO_CLASSE), 2) AS kept
        FROM suspect ANTI JOIN complementary USING (CNPJ_FUNDO_CLASSE)
        GROUP BY ALL
      )
      SELECT member, line, 'TP_FUNDO_CLASSE' AS "column", TP_FUNDO_CLASSE AS filed,
        'filed under ' || TP_FUNDO_CLASSE || ' and under ' || kept || ', which counts' AS reason
      FROM suspect JOIN preferred USING (CNPJ_FUNDO_CLASSE)
      WHERE TP_FUNDO_CLASSE <> kept`,
  },
  {
    id: 'earlier_document',
    because:
      'A structured fund files one document a month, its open and its confidential lines together. Document numbers grow with time (613,250 to 619,128 in the file of 2024-02, 1,026,012 to 1,046,373 in that of 2025-10), so the highest is the newest and replaces the others.',
    sql: `
      WITH newest AS (
        SELECT CNPJ_FUNDO_CLASSE, max_by(ID_DOC, (length(ltrim(ID_DOC, '0')), ltrim(ID_DOC, '0'))) AS kept
        FROM raw_line WHERE ID_DOC IS NOT NULL
        GROUP BY ALL HAVING min(ID_DOC) <> max(ID_DOC)
      )
      SELECT member, line, 'ID_DOC' AS "column", ID_DOC AS filed,
        'of document ' || ID_DOC || '; document ' || kept || ' is newer and counts' AS reason
      FROM raw_line JOIN newest USING (CNPJ_FUNDO_CLASSE)
      WHERE ID_DOC <> kept`,
  },
  {
    id: 'repeated_fund',
    because:
      'If every line of a fund is in a member two or more times, the fund was written that often: one copy counts. A fund can file one line twice, so a single line needs the NAV as a witness (one copy within 2 % of it, all copies not), and several lines count as filed if their NAV is nearer to all copies. Many lines in one member mean a file written twice, which blocks (few_repeated_lines).',
    sql: `
      WITH value AS (
        SELECT member, CNPJ_FUNDO_CLASSE, VL_MERC_POS_FINAL, count(*) AS times FROM raw_line GROUP BY ALL
      ), suspect AS (
        -- Few funds pass this filter, so that few lines are compared in every field.
        SELECT member, CNPJ_FUNDO_CLASSE FROM value GROUP BY ALL HAVING min(times) > 1
      ), content AS (
        SELECT member, line, CNPJ_FUNDO_CLASSE, TP_APLIC, VL_MERC_POS_FINAL,
          hash(*COLUMNS(* EXCLUDE (member, line, line_row))) AS content
        FROM raw_line
        WHERE (member, CNPJ_FUNDO_CLASSE) IN (SELECT (member, CNPJ_FUNDO_CLASSE) FROM suspect)
      ), counted AS (
        SELECT *, count(*) OVER same AS times, min(line) OVER same AS first_line,
          row_number() OVER (PARTITION BY member, CNPJ_FUNDO_CLASSE, content ORDER BY line) AS nth
        FROM content
        WINDOW same AS (PARTITION BY member, CNPJ_FUNDO_CLASSE, content)
      ), copied AS (
        SELECT member, CNPJ_FUNDO_CLASSE, count(DISTINCT content) AS lines,
          CASE WHEN bool_and(times % least_times = 0) THEN any_value(least_times)
            WHEN bool_and(times % 2 = 0) THEN 2 WHEN bool_and(times % 3 = 0) THEN 3 END AS copies
        FROM (SELECT *, min(times) OVER (PARTITION BY member, CNPJ_FUNDO_CLASSE) AS least_times FROM counted)
        GROUP BY ALL
        HAVING copies > 1
      ), extra AS (
        SELECT member, line, CNPJ_FUNDO_CLASSE, first_line, lines,
          ${SIGNED_VALUE} AS signed_value
        FROM counted JOIN copied USING (member, CNPJ_FUNDO_CLASSE) ${WITH_SIGN}
        WHERE nth > times // copies
      ), judged AS (
        SELECT CNPJ_FUNDO_CLASSE
        FROM (
          SELECT CNPJ_FUNDO_CLASSE, coalesce(sum(${SIGNED_VALUE}), 0) AS total
          FROM raw_line SEMI JOIN extra USING (CNPJ_FUNDO_CLASSE) ${WITH_SIGN} GROUP BY ALL
        ) AS filed
        JOIN (
          SELECT CNPJ_FUNDO_CLASSE, coalesce(sum(signed_value), 0) AS total,
            (SELECT sum(lines) FROM copied WHERE copied.CNPJ_FUNDO_CLASSE = extra.CNPJ_FUNDO_CLASSE) AS lines
          FROM extra GROUP BY ALL
        ) AS excess USING (CNPJ_FUNDO_CLASSE)
        LEFT JOIN (${FILED_NAVS}) USING (CNPJ_FUNDO_CLASSE)
        WHERE CASE
          WHEN excess.lines > 1 THEN nav IS NULL OR abs(filed.total - excess.total - nav) <= abs(filed.total - nav)
          ELSE abs(filed.total - excess.total - nav) * 50 <= abs(nav) AND abs(filed.total - nav) * 50 > abs(nav)
        END
      ), few AS (
        SELECT member FROM extra SEMI JOIN judged USING (CNPJ_FUNDO_CLASSE)
        GROUP BY member
        HAVING count(*) <= 10 + (SELECT sum(times) FROM value WHERE value.member = extra.member) // 100
      )
      SELECT member, line, 'CNPJ_FUNDO_CLASSE' AS "column", CNPJ_FUNDO_CLASSE AS filed,
        'repeats line ' || first_line || ', as every line of its fund in this member repeats another' AS reason
      FROM extra SEMI JOIN judged USING (CNPJ_FUNDO_CLASSE) SEMI JOIN few USING (member)`,
  },
]
