import type { Check, MonthCheck, QuarantineRule } from '../../core/check.ts'
import { isWithoutReport, selectParts, setEarlierDocumentsAside, setLostLinesAside } from '../../fund/fii-quarantine.ts'
import { checkFilerDigits } from '../../fund/filer-check-digits.ts'

const SEE_SOURCE = 'Look at the lines named; the portal usually replaces the file within days.'

const FILE = {
  parts: ['general', 'complement', 'asset', 'right', 'property', 'land', 'tenant'].map((part) => `raw_${part}`),
  reports: 'raw_general',
}
const PARTS = selectParts(FILE)
const WITHOUT_REPORT = isWithoutReport(FILE)

export const quarantineRules: readonly QuarantineRule[] = [
  setLostLinesAside(
    FILE,
    'A line whose fund, day and version are not in the list of reports belongs to no report. More than a few mean a list that lacks lines, which blocks (lines_have_a_report).',
  ),
  setEarlierDocumentsAside(
    FILE,
    'The highest version of a report counts: the fund delivered it to replace the others. A fund that names two days of one quarter has two reports of it; the one delivered last counts.',
    `newest AS (
        SELECT * FROM raw_general
        QUALIFY Versao = max(Versao) OVER (PARTITION BY CNPJ_Fundo_Classe, Data_Referencia)
      ), counted AS (
        SELECT CNPJ_Fundo_Classe, Data_Referencia, Versao, Data_Entrega FROM newest
        QUALIFY row_number() OVER (PARTITION BY CNPJ_Fundo_Classe ORDER BY Data_Entrega DESC NULLS LAST, Data_Referencia DESC) = 1
      )`,
  ),
]

export const checks: readonly Check[] = [
  {
    id: 'one_report_a_version',
    level: 'blocks',
    because: 'A fund has one report per day and version; with two, nobody knows which lines are right.',
    hint: SEE_SOURCE,
    sql: `
      SELECT member, line, 'CNPJ_Fundo_Classe' AS "column",
        CNPJ_Fundo_Classe || ' has another line of ' || Data_Referencia || ' in version ' || Versao AS detail
      FROM (${PARTS})
      WHERE member IN ('GERAL', 'COMPLEMENTO')
      QUALIFY count(*) OVER (PARTITION BY member, CNPJ_Fundo_Classe, Data_Referencia, Versao) > 1
      ORDER BY member, line`,
  },
  {
    id: 'lines_have_a_report',
    level: 'blocks',
    because: 'Each line belongs to a report that the file lists.',
    hint: 'The list of reports lacks lines: fetch the file again later.',
    sql: `
      SELECT member, line, 'CNPJ_Fundo_Classe' AS "column",
        CNPJ_Fundo_Classe || ' has no report of ' || Data_Referencia || ' in version ' || Versao AS detail
      FROM (${PARTS}) AS part
      WHERE ${WITHOUT_REPORT}
      ORDER BY member, line`,
  },
  {
    id: 'asset_types_known',
    level: 'grades',
    because: 'A kind of asset that is not declared is published as filed, and nobody has looked at what it means.',
    hint: 'Add the word to schemas/datasets/cvm_fii_quarter/words.ts.',
    sql: `
      SELECT coalesce(string_agg(DISTINCT asset_type_filed, ', ' ORDER BY asset_type_filed), 'all known') AS figure, count(*) = 0 AS passed
      FROM cvm_fii_asset
      WHERE asset_type <> 'right' AND asset_type NOT IN (SELECT asset_type FROM asset_word)`,
  },
  {
    id: 'property_kinds_known',
    level: 'grades',
    because: 'A kind of property that is not declared is published as other.',
    hint: 'Add the word to schemas/datasets/cvm_fii_quarter/words.ts.',
    sql: `
      SELECT coalesce(string_agg(DISTINCT kind_filed, ', ' ORDER BY kind_filed), 'all known') AS figure, count(*) = 0 AS passed
      FROM cvm_fii_property WHERE kind = 'other'`,
  },
  {
    id: 'issuers_have_numbers',
    level: 'grades',
    because:
      'In the years seen, 92 to 98 of a hundred asset lines name their issuer by a CNPJ with right check digits.',
    hint: 'Look at issuer_document_filed: the file may write numbers in another way.',
    sql: `
      SELECT count(issuer_cnpj) || ' of ' || count(*) AS figure, count(issuer_cnpj) * 100 >= count(*) * 90 AS passed
      FROM cvm_fii_asset WHERE asset_type <> 'right'
      HAVING count(*) > 0`,
  },
  {
    id: 'fixed_income_funds_stated_twice',
    level: 'grades',
    because:
      'Where a fund states fixed-income funds both as liquidity and as lines of Outras Cotas de FI, they agree within 1 % in about 94 of a hundred reports.',
    hint: 'Count them once: the larger of the two.',
    sql: `
      SELECT count(*) FILTER (abs(lines - fixed_income_funds) * 100 <= fixed_income_funds) || ' of ' || count(*) AS figure,
        count(*) FILTER (abs(lines - fixed_income_funds) * 100 <= fixed_income_funds) * 100 >= count(*) * 85 AS passed
      FROM cvm_fii_quarter
      JOIN (
        SELECT cnpj, sum(value) AS lines FROM cvm_fii_asset WHERE asset_type = 'Outras Cotas de FI' GROUP BY cnpj
      ) USING (cnpj)
      WHERE fixed_income_funds > 0 AND lines > 0
      HAVING count(*) > 0`,
  },
  {
    id: 'vacancy_is_a_part',
    level: 'grades',
    because: 'A vacancy is a part of the area, from 0 to 1.',
    hint: 'Look at the properties before relying on them: the figures stay as filed.',
    sql: `
      SELECT count(*) FILTER (vacancy < 0 OR vacancy > 1) || ' outside of ' || count(vacancy) AS figure,
        count(*) FILTER (vacancy < 0 OR vacancy > 1) = 0 AS passed
      FROM cvm_fii_property
      HAVING count(vacancy) > 0`,
  },
  checkFilerDigits('cvm_fii_quarter', 'reporting fund'),
]

export const monthChecks: readonly MonthCheck[] = [
  {
    id: 'funds_of_quarters_before',
    because:
      'The number of funds that report changes by a few percent from quarter to quarter; a quarter that is still being filed has fewer.',
    figure: 'SELECT count(*) AS figure FROM cvm_fii_quarter',
    against: 'median_of_twelve_before',
    percent: [90, 120],
  },
]
