import type { Check } from '../../core/check.ts'

export const checks: readonly Check[] = [
  {
    id: 'one_line_a_code',
    level: 'blocks',
    because: 'The code names a paper: with two lines of one, nobody knows which terms are its own.',
    hint: 'Look at the lines named; the register is written again every business day.',
    sql: `
      SELECT member, line, 'Codigo do Ativo' AS "column", coalesce('another line has ' || "Codigo do Ativo", 'is empty') AS detail
      FROM raw_debenture
      QUALIFY "Codigo do Ativo" IS NULL OR count(*) OVER (PARTITION BY member, "Codigo do Ativo") > 1
      ORDER BY member, line`,
  },
  {
    id: 'numbers_have_check_digits',
    level: 'grades',
    because: 'Every issuer of the editions seen has a number with right check digits.',
    hint: 'A wrong one stays as filed: it finds no company and no holding.',
    sql: `
      SELECT count(*) FILTER (is_cnpj(cnpj) IS NOT TRUE) || ' wrong or missing of ' || count(*) AS figure,
        count(*) FILTER (is_cnpj(cnpj) IS NOT TRUE) = 0 AS passed
      FROM debenture`,
  },
  {
    id: 'isins_have_check_digits',
    level: 'grades',
    because: 'An ISIN has a check digit. Papers without one are counted apart: the editions seen have some.',
    hint: 'Look at the codes before relying on their ISIN: it stays as filed.',
    sql: `
      SELECT count(*) FILTER (NOT is_isin(isin)) || ' wrong of ' || count(isin) || ', ' || count(*) FILTER (isin IS NULL) || ' without' AS figure,
        count(*) FILTER (NOT is_isin(isin)) = 0 AS passed
      FROM debenture`,
  },
  {
    id: 'falls_due_after_its_issue',
    level: 'grades',
    because: 'A paper is due after it was issued.',
    hint: 'Look at the days of the codes before relying on them: they stay as filed.',
    sql: `
      SELECT count(*) FILTER (maturity_date <= issue_date) || ' of ' || count(*) || ' due before' AS figure,
        count(*) FILTER (maturity_date <= issue_date) = 0 AS passed
      FROM debenture`,
  },
  {
    id: 'quantities_add_up',
    level: 'grades',
    because:
      'What was issued is in the market, in treasury, redeemed, cancelled, converted or exchanged. One paper in nine of the editions seen does not add up; more than one in five would be another register.',
    hint: 'Do not add the quantities of such papers up: each stays as filed.',
    sql: `
      SELECT count(*) FILTER (issued <> placed) || ' of ' || count(*) || ' do not add up' AS figure,
        5 * count(*) FILTER (issued <> placed) <= count(*) AS passed
      FROM (
        SELECT "Quantidade Emitida" AS issued,
          coalesce("Quantidade em Mercado", 0) + coalesce("Quantidade em Tesouraria", 0) + coalesce("Quantidade Resgatada", 0)
            + coalesce("Quantidade  Cancelada", 0) + coalesce("Quantidade Convertida no SND", 0)
            + coalesce("Quantidade Convertida fora do SND", 0) + coalesce("Quantidade Permutada no SND", 0)
            + coalesce("Quantidade Permutada fora do SND", 0) AS placed
        FROM raw_debenture
        WHERE member = 'REGISTERED'
      )`,
  },
]
