import { cleanedTable } from '../../core/cleaned.ts'
import { defineDataset } from '../../core/dataset.ts'
import { checks, monthChecks, quarantineRules } from './checks.ts'
import { balanceColumns, monthColumns, revisionColumns } from './columns.ts'
import { leafLookup } from './items.ts'
import { members, roundedLookup } from './members.ts'
import { declareReportTable } from '../../fund/report-columns.ts'
import { declareRevisedParts, REPORT_REVISION } from '../../fund/report-revision.ts'

export default defineDataset({
  id: 'cvm_fii_month',
  title: { en: 'Real-estate funds: monthly reports', pt: 'Fundos imobiliários: informes mensais' },
  publisher: 'CVM',
  licence: 'ODbL: attribute CVM, share alike',
  terms: { kind: 'open' },
  attribution:
    'Source: CVM (Comissão de Valores Mobiliários), dados.cvm.gov.br, under the Open Database License (ODbL) 1.0.',
  description:
    'NAV, quotas, holders, returns and the balance of each real-estate fund (FII), month by month, as filed with the regulator.',
  revisions:
    'CVM writes the file of a year again with each delivery. It holds one version of each report, the highest; the ones before are gone from the portal. Each state seen here stays in its snapshot, and cvm_fii_month_revision lists them.',
  expectation: {
    every: 'month',
    withinDays: 25,
    calendars: ['br-banks'],
    because: 'Reports are due fifteen days after the end of the month, and the file has them within days.',
  },
  caveats: [
    'The file names the first day of the month; the figures are of its last day, which reference_date gives.',
    'The balance gives totals by kind of property and security: the lines are in the quarterly report.',
    'Rates and returns are parts of one: 0.01 is one percent.',
  ],
  folder: new URL('.', import.meta.url),
  partitionBy: 'competence_month',
  sources: [
    {
      id: 'inf_mensal_fii',
      page: 'https://dados.cvm.gov.br/dataset/fii-doc-inf_mensal',
      format: 'zip',
      members,
      covers: 'year',
      from: '2016-01',
      // The file of the current year grows with each delivery; the file of the last year is amended for some months.
      cadence: { nightly: 4, weekly: 13 },
      url: (year) => `https://dados.cvm.gov.br/dados/FII/DOC/INF_MENSAL/DADOS/inf_mensal_fii_${year ?? ''}.zip`,
      maxUnpackedBytes: 256 * 1024 ** 2,
    },
  ],
  tolerance: {
    lines: 1,
    share: 0.001,
    because:
      'Every line of the files of 2018 and 2024 had the right number of fields: more than a stray bad line means a broken file.',
  },
  lookups: [leafLookup, roundedLookup],
  quarantineRules,
  sqlParts: declareRevisedParts({ table: 'cvm_fii_month', figure: 'nav', items: 'cvm_fii_balance' }),
  staging: [],
  tables: [
    {
      name: 'cvm_fii_month',
      description: 'One row per fund and month: NAV, quotas, holders, returns and the totals of the balance.',
      columns: monthColumns,
      sql: 'cvm_fii_month.sql',
      orderBy: ['cnpj'],
      key: ['cnpj'],
      compared: {
        steady: { by: ['cnpj'], figures: ['nav', 'total_assets', 'quotas'] },
        pairs: [
          ['cnpj', 'name'],
          ['cnpj', 'isin'],
        ],
      },
      rowGroupSize: 2048,
    },
    {
      name: 'cvm_fii_balance',
      description:
        'One row per fund, month and leaf of the balance that is not zero; the signed leaves add up to the NAV.',
      columns: balanceColumns,
      sql: 'cvm_fii_balance.sql',
      orderBy: ['cnpj', 'item'],
      key: ['cnpj', 'item'],
      rowGroupSize: 20_480,
    },
    cleanedTable('cvm_fii_month'),
  ],
  history: {
    name: 'cvm_fii_month_revision',
    description: 'One row per state of a report of a fund that this installation has seen.',
    columns: revisionColumns,
    sql: REPORT_REVISION,
    orderBy: ['cnpj', 'revision'],
    key: ['cnpj', 'revision'],
    rowGroupSize: 20_480,
  },
  materializedViews: [
    declareReportTable(
      'cvm_fii_month_report',
      'One row per monthly report of a real-estate fund over all months, with its NAV and quotas.',
      'cvm_fii_month_report.sql',
      'cvm_fii_month',
    ),
  ],
  checks,
  monthChecks,
})
