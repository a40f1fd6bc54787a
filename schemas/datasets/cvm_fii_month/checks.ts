import type { Check, MonthCheck, QuarantineRule } from '../../core/check.ts'
import { addLeaves } from './items.ts'
import { isWithoutReport, selectParts, setEarlierDocumentsAside, setLostLinesAside } from '../../fund/fii-quarantine.ts'
import { checkFilerDigits } from '../../fund/filer-check-digits.ts'

const SEE_SOURCE = 'Look at the lines named; the portal usually replaces the file within days.'

const FILE = {
  parts: ['raw_complement', 'raw_general', 'raw_balance'],
  reports: 'raw_complement',
}
const PARTS = selectParts(FILE)
const WITHOUT_REPORT = isWithoutReport(FILE)

export const quarantineRules: readonly QuarantineRule[] = [
  setLostLinesAside(
    FILE,
    'A line without its part with the NAV belongs to no report. More than a few mean a file that lacks lines, which blocks (parts_have_a_report).',
  ),
  setEarlierDocumentsAside(
    FILE,
    'The highest version of a report counts: the fund delivered it to replace the others.',
    `counted AS (
        SELECT CNPJ_Fundo_Classe, Data_Referencia, Versao FROM raw_complement
        QUALIFY row_number() OVER (PARTITION BY CNPJ_Fundo_Classe ORDER BY Versao DESC, Data_Referencia DESC) = 1
      )`,
  ),
]

/** Makes a check of a rule that has held to the cent in every report so far; it fails below 99.5 %. */
function addsUp(id: string, because: string, from: string, difference: string): Check {
  return {
    id,
    level: 'grades',
    because: `${because} This held in each of the 2,865 reports seen of 2024.`,
    hint: 'Look at the funds before relying on their balance: the figures stay as filed. A new column of the file would show so.',
    sql: `
      SELECT count(*) FILTER (difference = 0) || ' of ' || count(difference) AS figure,
        count(*) FILTER (difference = 0) * 1000 >= count(difference) * 995 AS passed
      FROM (SELECT ${difference} AS difference FROM ${from})
      HAVING count(difference) > 0`,
  }
}

const VALUE_GAP = `
  SELECT nav, abs(nav - (TRY_CAST(quotas AS DECIMAL(19,8)) * TRY_CAST(quota_value AS DECIMAL(19,11)))::DECIMAL(38,2)) AS gap
  FROM cvm_fii_month WHERE quotas IS NOT NULL AND quota_value IS NOT NULL AND nav IS NOT NULL`

export const checks: readonly Check[] = [
  {
    id: 'one_report_a_version',
    level: 'blocks',
    because: 'A fund has one report per month and version; with two, nobody knows which figures are right.',
    hint: SEE_SOURCE,
    sql: `
      SELECT member, line, 'CNPJ_Fundo_Classe' AS "column",
        CNPJ_Fundo_Classe || ' has another line of ' || Data_Referencia || ' in version ' || Versao AS detail
      FROM (${PARTS})
      QUALIFY count(*) OVER (PARTITION BY member, CNPJ_Fundo_Classe, Data_Referencia, Versao) > 1
      ORDER BY member, line`,
  },
  {
    id: 'parts_have_a_report',
    level: 'blocks',
    because: 'Each line of the other files belongs to a report with a NAV.',
    hint: 'The file with the NAVs lacks lines: fetch it again later.',
    sql: `
      SELECT member, line, 'CNPJ_Fundo_Classe' AS "column",
        CNPJ_Fundo_Classe || ' has no report of ' || Data_Referencia || ' in version ' || Versao AS detail
      FROM (${PARTS}) AS part
      WHERE ${WITHOUT_REPORT}
      ORDER BY member, line`,
  },
  addsUp(
    'liquidity_adds_up',
    'The four leaves of liquidity are its total.',
    'raw_balance',
    `Total_Necessidades_Liquidez - (${addLeaves('liquidity')})`,
  ),
  addsUp(
    'property_adds_up',
    'The six leaves of property are its total.',
    'raw_balance',
    `Direitos_Bens_Imoveis - (${addLeaves('property')})`,
  ),
  addsUp(
    'invested_adds_up',
    'Property and the 21 leaves of securities are what is invested.',
    'raw_balance',
    `Total_Investido - coalesce(Direitos_Bens_Imoveis, 0) - (${addLeaves('securities')})`,
  ),
  addsUp(
    'receivables_add_up',
    'The three leaves of receivables are their total.',
    'raw_balance',
    `Valores_Receber - (${addLeaves('receivables')})`,
  ),
  addsUp(
    'liabilities_add_up',
    'The ten leaves of liabilities are their total.',
    'raw_balance',
    `Total_Passivo - (${addLeaves('liabilities')})`,
  ),
  addsUp(
    'assets_add_up',
    'Liquidity, what is invested and receivables are the total assets.',
    'cvm_fii_month',
    'total_assets - liquidity - invested - receivables',
  ),
  addsUp(
    'nav_is_assets_less_liabilities',
    'The NAV is the total assets less the liabilities.',
    'cvm_fii_month',
    'nav - total_assets + liabilities',
  ),
  addsUp(
    'nav_is_sum_of_leaves',
    'The signed leaves of the balance add up to the NAV.',
    `cvm_fii_month
     LEFT JOIN (SELECT cnpj, sum(value) AS leaves FROM cvm_fii_balance GROUP BY cnpj) USING (cnpj)
     WHERE balance_source_line IS NOT NULL`,
    'nav - coalesce(leaves, 0)',
  ),
  {
    id: 'quotas_times_value_is_nav',
    level: 'grades',
    because:
      'Quotas times their value are the NAV within 0.5 % in every report seen, and within R$ 1 in 93 to 99 of a hundred: the value is often filed with few decimals.',
    hint: 'Look at the funds that are far off: a quota split or an error of filing.',
    sql: `
      SELECT count(*) FILTER (gap * 200 <= abs(nav)) || ' of ' || count(*) || ' within 0.5 %, '
          || count(*) FILTER (gap <= 1) || ' within R$ 1' AS figure,
        count(*) FILTER (gap * 200 <= abs(nav)) * 100 >= count(*) * 95 AS passed
      FROM (${VALUE_GAP})
      HAVING count(*) > 0`,
  },
  {
    id: 'return_is_its_parts',
    level: 'grades',
    because:
      'The effective return is the change of the quota value and the distributions together, within 0.0001, in each report of 2024.',
    hint: 'Look at the returns before relying on them: they stay as filed.',
    sql: `
      SELECT count(*) FILTER (gap <= 0.0001) || ' of ' || count(*) AS figure,
        count(*) FILTER (gap <= 0.0001) * 100 >= count(*) * 95 AS passed
      FROM (
        SELECT abs(return_effective - return_nav - coalesce(dividend_yield, 0)) AS gap
        FROM cvm_fii_month WHERE return_effective IS NOT NULL AND return_nav IS NOT NULL
      )
      HAVING count(*) > 0`,
  },
  checkFilerDigits('cvm_fii_month', 'reporting fund'),
]

export const monthChecks: readonly MonthCheck[] = [
  {
    id: 'funds_of_month_before',
    because: 'The number of funds that report changes by less than a tenth from one month to the next.',
    figure: 'SELECT count(*) AS figure FROM cvm_fii_month',
    against: 'month_before',
    percent: [90, 110],
  },
]
