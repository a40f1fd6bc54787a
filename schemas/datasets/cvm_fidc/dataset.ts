import { cleanedTable } from '../../core/cleaned.ts'
import { defineDataset, type Table } from '../../core/dataset.ts'
import { compact } from '../../core/month.ts'
import { checks, monthChecks } from './checks.ts'
import {
  ageColumns,
  assignorColumns,
  balanceColumns,
  creditRightColumns,
  monthColumns,
  quotaColumns,
  segmentColumns,
} from './columns.ts'
import { lookups } from './items.ts'
import { ignoredNames, members } from './members.ts'
import { quarantineRules } from './quarantine-rules.ts'
import { declareReportTable } from '../../fund/report-columns.ts'

/** Declares a table with several rows for each class; a request reads the rows of one class. */
function declareTable(
  name: string,
  description: string,
  columns: Table['columns'],
  [...key]: readonly string[],
  compared?: Table['compared'],
): Table {
  const table = { name, description, columns, sql: `${name}.sql`, orderBy: key, key, rowGroupSize: 20_480 }
  return compared === undefined ? table : { ...table, compared }
}

export default defineDataset({
  id: 'cvm_fidc',
  title: { en: 'Receivables funds (FIDC)', pt: 'Fundos de direitos creditórios (FIDC)' },
  publisher: 'CVM',
  licence: 'ODbL: attribute CVM, share alike',
  terms: { kind: 'open' },
  attribution:
    'Source: CVM (Comissão de Valores Mobiliários), dados.cvm.gov.br, under the Open Database License (ODbL) 1.0.',
  description:
    'Assets, liabilities, credit rights by segment and age, and series of each receivables fund at the end of each month.',
  revisions:
    'CVM replaces the file of a month in place when funds file again, and keeps no old version on the portal. An older snapshot has what was known at its time.',
  expectation: {
    every: 'month',
    withinDays: 20,
    calendars: ['br-banks'],
    because: 'The report is due fifteen days after the end of the month; the file fills up in the days after.',
  },
  caveats: [
    'Credit rights are by segment and age: no report names a debtor, and the quotas of other funds have no name.',
    'Quotas times their value are not the NAV: some reports have quantities that are wrong by orders of magnitude.',
    'A provision is filed as a magnitude; balance and states of credit rights show it negative.',
    'Assignors are listed only where they are legal entities with a possible share: the report also names persons.',
    'Months before 2025 are in files of years that we have not seen, and are not compiled.',
  ],
  folder: new URL('.', import.meta.url),
  partitionBy: 'competence_month',
  sources: [
    {
      id: 'inf_mensal_fidc',
      page: 'https://dados.cvm.gov.br/dataset/fidc-doc-inf_mensal',
      format: 'zip',
      members,
      ignored: {
        names: (month) => ignoredNames(month ?? ''),
        because: 'Transactions, liquidity, guarantees, rates and kinds of holders are not published yet.',
      },
      covers: 'month',
      from: '2025-01',
      cadence: { nightly: 4, weekly: 13 },
      url: (month) =>
        `https://dados.cvm.gov.br/dados/FIDC/DOC/INF_MENSAL/DADOS/inf_mensal_fidc_${compact(month ?? '')}.zip`,
      // A month unpacks to 17 MB.
      maxUnpackedBytes: 256 * 1024 ** 2,
    },
  ],
  tolerance: {
    lines: 1,
    share: 0.001,
    because:
      'One system writes the tables, and every line of 2025-06 can be read: more than a few bad ones mean a broken file.',
  },
  lookups,
  quarantineRules,
  staging: [{ name: 'series_label', sql: 'series_label.sql', as: 'table' }],
  tables: [
    declareTable('cvm_fidc_segment', 'One row per class, month and segment of its credit rights.', segmentColumns, [
      'cnpj',
      'segment',
    ]),
    declareTable(
      'cvm_fidc_balance',
      'One row per class, month and leaf of its balance sheet; the leaves add up to the NAV.',
      balanceColumns,
      ['cnpj', 'item', 'segment'],
    ),
    {
      name: 'cvm_fidc_month',
      description:
        'One row per class and month: assets, credit rights, provisions, liabilities, NAV and who administers it.',
      columns: monthColumns,
      sql: 'cvm_fidc_month.sql',
      orderBy: ['cnpj'],
      key: ['cnpj'],
      compared: { steady: { by: ['cnpj'], figures: ['nav', 'total_assets'] }, pairs: [['cnpj', 'fund_name_filed']] },
      // Small, because a request reads one row at a time.
      rowGroupSize: 2048,
    },
    declareTable(
      'cvm_fidc_quota',
      'One row per class, month and series or subclass: quotas, value, holders, return.',
      quotaColumns,
      ['cnpj', 'series'],
      { steady: { by: ['cnpj', 'series'], figures: ['quota_value', 'quotas'] } },
    ),
    declareTable(
      'cvm_fidc_credit_right',
      'One row per class, month and state of its credit rights.',
      creditRightColumns,
      ['cnpj', 'risk_acquired', 'item'],
    ),
    declareTable(
      'cvm_fidc_age',
      'One row per class, month, state and days to or since maturity of its credit rights.',
      ageColumns,
      ['cnpj', 'risk_acquired', 'state', 'days_from'],
    ),
    declareTable(
      'cvm_fidc_assignor',
      'One row per class, month and company that assigned credit rights to it.',
      assignorColumns,
      ['cnpj', 'risk_acquired', 'ordinal'],
    ),
    cleanedTable('cvm_fidc'),
  ],
  materializedViews: [
    declareReportTable(
      'cvm_fidc_report',
      'One row per report of a receivables fund over all months, with its NAV.',
      'cvm_fidc_report.sql',
      'cvm_fidc_month',
    ),
  ],
  checks,
  monthChecks,
})
