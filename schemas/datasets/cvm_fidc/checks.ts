import type { Check, MonthCheck } from '../../core/check.ts'
import { checkAddingUp, addColumns } from './adding-up.ts'
import { assetColumns, columnsWith, liabilityColumns, segmentGroups } from './items.ts'
import { relations } from './quarantine-rules.ts'
import { checkFilerDigits } from '../../fund/filer-check-digits.ts'

const SEE_SOURCE = 'Look at the lines named; the portal usually replaces the file within days.'
const AS_FILED = 'The figures stay as filed: look at the classes before adding them up.'

const ofClass = relations.slice(0, 5)
const ofSeries = relations.slice(5)

export const checks: readonly Check[] = [
  {
    id: 'one_line_a_class',
    level: 'blocks',
    because: 'A class has one line in each table; with two, nobody knows which figures are right.',
    hint: SEE_SOURCE,
    sql: ofClass
      .map(
        (each) => `
      SELECT member, line, 'CNPJ_FUNDO_CLASSE' AS "column", 'class ' || CNPJ_FUNDO_CLASSE || ' has another line' AS detail
      FROM ${each}
      QUALIFY count(*) OVER (PARTITION BY member, CNPJ_FUNDO_CLASSE) > 1`,
      )
      .join(' UNION ALL '),
  },
  {
    id: 'one_line_a_series',
    level: 'blocks',
    because: 'A series has one line in each table of series, also when its label is folded.',
    hint: SEE_SOURCE,
    sql: ofSeries
      .map(
        (each) => `
      SELECT member, line, 'TAB_X_CLASSE_SERIE' AS "column",
        'class ' || CNPJ_FUNDO_CLASSE || coalesce(' has another line of ' || series, ' does not name the series') AS detail
      FROM ${each} LEFT JOIN series_label ON label = TAB_X_CLASSE_SERIE
      QUALIFY series IS NULL OR count(*) OVER (PARTITION BY CNPJ_FUNDO_CLASSE, series) > 1`,
      )
      .join(' UNION ALL '),
  },
  checkAddingUp({
    id: 'assets_add_up',
    because:
      'Cash, portfolio, the parts of the derivatives and other assets are the total assets, in all 3,520 reports of 2025-06 that have any.',
    hint: 'The filed total of derivatives is wrong in some reports and is not used; for all else look for a new column.',
    from: 'cvm_fidc_month',
    left: addColumns('cash', 'portfolio', 'derivatives', 'other_assets'),
    right: 'total_assets',
  }),
  checkAddingUp({
    id: 'portfolio_adds_up',
    because:
      'Credit rights and securities less three provisions are the portfolio, in all 3,500 reports of 2025-06 that have any.',
    hint: AS_FILED,
    from: 'raw_assets',
    left: `${addColumns('TAB_I2A_VL_DIRCRED_RISCO', 'TAB_I2B_VL_DIRCRED_SEM_RISCO', ...columnsWith(/^TAB_I2[CDEFGHIJ]/))}
      - (${addColumns(...columnsWith(/^TAB_I2_/))})`,
    right: 'TAB_I2_VL_CARTEIRA',
  }),
  ...(['A', 'B'] as const).map((risk) =>
    checkAddingUp({
      id: `states_add_up_${risk.toLowerCase()}`,
      because: `In table I.2.${risk.toLowerCase()} the states 1, 2 and 3 less the provision (11) are the credit rights; 21 and 4 to 10 repeat a part of them.`,
      hint: AS_FILED,
      from: 'raw_assets',
      left: `${addColumns(...assetColumns.filter((name) => new RegExp(`^TAB_I2${risk}[123]_`).test(name)))}
        - TAB_I2${risk}11_VL_REDUCAO_RECUP`,
      right: risk === 'A' ? 'TAB_I2A_VL_DIRCRED_RISCO' : 'TAB_I2B_VL_DIRCRED_SEM_RISCO',
    }),
  ),
  checkAddingUp({
    id: 'derivatives_add_up',
    because:
      'The parts of the derivatives are their filed total in 91 of 98 reports of 2025-06: at least eight in ten.',
    hint: 'The tables use the parts, which add up to the total assets.',
    from: 'raw_assets',
    left: addColumns(...columnsWith(/^TAB_I3/)),
    right: 'TAB_I3_VL_POSICAO_DERIV',
    perThousand: 800,
  }),
  checkAddingUp({
    id: 'liabilities_add_up',
    because:
      'Payables and owed derivatives are the liabilities, and each is the sum of its parts, in all 3,495 reports of 2025-06 that have any.',
    hint: AS_FILED,
    from: 'raw_liabilities',
    left: `CASE WHEN TAB_III_A_VL_PAGAR + TAB_III_B_VL_POSICAO_DERIV = TAB_III_VL_PASSIVO THEN ${addColumns(...liabilityColumns)} END`,
    right: 'TAB_III_VL_PASSIVO',
  }),
  checkAddingUp({
    id: 'assets_less_liabilities',
    because: 'Assets less liabilities are the NAV, in all 3,518 reports of 2025-06 that have any.',
    hint: AS_FILED,
    from: 'cvm_fidc_month',
    left: 'total_assets - liabilities',
    right: 'nav',
  }),
  checkAddingUp({
    id: 'segments_add_up',
    because:
      'The segments A to K are the total of table II, and the parts of a segment are the segment, in all 2,732 reports of 2025-06 that have any.',
    hint: 'Of a segment whose parts do not add up, the segment itself is published.',
    from: 'raw_segment',
    left: `CASE WHEN ${segmentGroups
      .filter(({ parts }) => parts.length > 0)
      .map(({ whole, parts }) => `${addColumns(...parts)} = coalesce(${whole}, 0)`)
      .join(' AND ')} THEN ${addColumns(...segmentGroups.map(({ whole }) => whole))} END`,
    right: 'TAB_II_VL_CARTEIRA',
  }),
  checkAddingUp({
    id: 'segments_are_credit_rights',
    because:
      'The segments of table II are the credit rights of table I before provision, in 2,732 of 2,733 reports of 2025-06.',
    hint: 'A class whose tables I and II differ has a residual in cvm_fidc_month.',
    from: 'cvm_fidc_month LEFT JOIN (SELECT cnpj, sum(value) AS segments FROM cvm_fidc_segment GROUP BY ALL) USING (cnpj)',
    left: 'coalesce(segments, 0)',
    right: 'credit_rights_gross',
  }),
  checkAddingUp({
    id: 'balance_is_nav',
    because: 'The leaves of the balance sheet are the NAV, in 3,517 of 3,518 reports of 2025-06.',
    hint: 'Look at residual_value in cvm_fidc_month.',
    from: 'cvm_fidc_month',
    left: 'balance_value',
    right: 'nav',
  }),
  ...(
    [
      ['V', 'true', 'credit_rights_risk + provision_risk'],
      ['VI', 'false', 'credit_rights_no_risk + provision_no_risk'],
    ] as const
  ).map(([table, isAcquired, creditRights]) =>
    checkAddingUp({
      id: `ages_are_credit_rights_${table.toLowerCase()}`,
      because: `The credit rights of table ${table} that are not due and overdue, by age, are those of table I before provision.`,
      hint: AS_FILED,
      from: `cvm_fidc_month LEFT JOIN (
          SELECT cnpj, sum(value) AS aged FROM cvm_fidc_age WHERE risk_acquired = ${isAcquired} AND state <> 'paid_early' GROUP BY ALL
        ) USING (cnpj)`,
      left: 'coalesce(aged, 0)',
      right: creditRights,
    }),
  ),
  checkAddingUp({
    id: 'ages_add_up',
    because: 'The ages of table V or VI are their totals: not due, overdue and paid early.',
    hint: AS_FILED,
    from: `(
      SELECT coalesce(sum(value), 0) AS aged, any_value(total) AS total
      FROM (
        SELECT CNPJ_FUNDO_CLASSE, member, ${addColumns(...['V', 'VI'].flatMap((each) => [`TAB_${each}_A_VL_DIRCRED_PRAZO`, `TAB_${each}_B_VL_DIRCRED_INAD`, `TAB_${each}_C_VL_DIRCRED_ANTECIPADO`]))} AS total
        FROM raw_age
      )
      LEFT JOIN cvm_fidc_age ON cnpj = CNPJ_FUNDO_CLASSE AND risk_acquired = (member = 'V')
      GROUP BY CNPJ_FUNDO_CLASSE, member
    )`,
    left: 'aged',
    right: 'total',
  }),
  checkAddingUp({
    id: 'overdue_as_aged',
    because:
      'The overdue credit rights of tables V and VI are those of table I, in all 1,621 reports of 2025-06 that have any.',
    hint: AS_FILED,
    from: `cvm_fidc_month LEFT JOIN (
      SELECT cnpj, sum(value) AS aged FROM cvm_fidc_age WHERE state = 'overdue' GROUP BY ALL
    ) USING (cnpj)`,
    left: 'coalesce(aged, 0)',
    right: 'overdue',
  }),
  {
    id: 'quotas_near_nav',
    level: 'grades',
    because:
      'Quotas times their value are within 0.5 % of the NAV in 3,416 of the 3,521 reports of 2025-06 that have either: at least 95 %.',
    hint: 'nav_match in cvm_fidc_quota says which classes are off by more than 2 %.',
    sql: `
      SELECT count(*) FILTER (abs(value - nav) * 200 <= abs(nav)) || ' of ' || count(*) AS figure,
        count(*) FILTER (abs(value - nav) * 200 <= abs(nav)) * 100 >= count(*) * 95 AS passed
      FROM (SELECT cnpj, sum(value) AS value FROM cvm_fidc_quota GROUP BY ALL) JOIN cvm_fidc_month USING (cnpj)
      WHERE value <> 0 OR nav <> 0
      HAVING count(*) > 0`,
  },
  {
    id: 'series_labels_known',
    level: 'grades',
    because: 'Every label of a series says that it is senior, mezzanine (mezanino) or subordinated.',
    hint: 'Declare the new word in schemas/datasets/cvm_fidc/series_label.sql.',
    sql: `
      SELECT coalesce(string_agg(DISTINCT series, ', ' ORDER BY series), 'all known') AS figure, count(*) = 0 AS passed
      FROM cvm_fidc_quota WHERE class IS NULL`,
  },
  {
    id: 'returns_possible',
    level: 'grades',
    because:
      'A return of a month beyond 100 % is nearly always an error: 67 of 10,699 in 2025-06, so at most one in a hundred.',
    hint: 'They stay as filed.',
    sql: `
      SELECT count(*) FILTER (abs(return_percent) > 100) || ' of ' || count(return_percent) AS figure,
        count(*) FILTER (abs(return_percent) > 100) * 100 <= count(return_percent) AS passed
      FROM cvm_fidc_quota`,
  },
  checkFilerDigits('cvm_fidc_month', 'reporting class'),
]

export const monthChecks: readonly MonthCheck[] = [
  {
    id: 'classes_like_month_before',
    because:
      'The number of classes that report is within 10 % of the month before: fewer mean a month that is still being filed.',
    figure: 'SELECT nullif(count(*), 0) AS figure FROM cvm_fidc_month',
    against: 'month_before',
    percent: [90, 110],
  },
]
