import { cleanedTable } from '../../core/cleaned.ts'
import { defineDataset } from '../../core/dataset.ts'
import { compact } from '../../core/month.ts'
import { checks } from './checks.ts'
import { classMonthTable } from './class-month/class-month-table.ts'
import { dailyColumns } from './columns.ts'
import { monthMembers, yearMembers } from './members.ts'
import { quarantineRules } from './quarantine-rules.ts'

const PAGE = 'https://dados.cvm.gov.br/dataset/fi-doc-inf_diario'
/** A month unpacks to about 60 MB. */
const MONTH_LIMIT = 512 * 1024 ** 2

export default defineDataset({
  id: 'cvm_fund_daily',
  title: { en: 'Daily fund reports', pt: 'Informes diários de fundos' },
  publisher: 'CVM',
  licence: 'ODbL: attribute CVM, share alike',
  terms: { kind: 'open' },
  attribution:
    'Source: CVM (Comissão de Valores Mobiliários), dados.cvm.gov.br, under the Open Database License (ODbL) 1.0.',
  description: 'Quota value, net assets, flows and holders of each class of investment fund, day by day.',
  revisions:
    'CVM rewrites the current month and the one before every working day with restatements, and those up to twelve months old weekly; no old version stays on the portal. An older snapshot has what was known at its time.',
  expectation: {
    every: 'business_day',
    withinDays: 5,
    calendars: ['br-banks'],
    because: 'The file of the current month is rewritten on working days, with the reports of the days before.',
  },
  caveats: [
    'A class with subclasses reports by subclass and has no row of its own: add up the rows of its day.',
    'Restatements are normal: more than half of the fund-days of a recent month were filed again.',
    'A day can lack classes: from 13 to 16 January 2026, 49 classes with R$ 1.67 trillion were missing.',
    'Where a class or subclass has several reports of a day with other figures, none of them is published: the day is absent, and `cvm_fund_daily_cleaned` names their lines.',
    'Closed and structured funds do not file here.',
    'We know the oldest of the three layouts only from its description.',
  ],
  folder: new URL('.', import.meta.url),
  partitionBy: 'competence_month',
  sources: [
    {
      id: 'inf_diario_fi',
      page: PAGE,
      format: 'zip',
      members: monthMembers,
      covers: 'month',
      from: '2021-01',
      // The current month and the one before are rewritten daily, older ones weekly for a year.
      cadence: { nightly: 2, weekly: 13 },
      url: (month) =>
        `https://dados.cvm.gov.br/dados/FI/DOC/INF_DIARIO/DADOS/inf_diario_fi_${compact(month ?? '')}.zip`,
      maxUnpackedBytes: MONTH_LIMIT,
    },
    {
      id: 'inf_diario_fi_history',
      page: PAGE,
      format: 'zip',
      members: yearMembers,
      covers: 'year',
      from: '2000-01',
      to: '2020-12',
      cadence: { nightly: 0, weekly: 0 },
      url: (year) =>
        `https://dados.cvm.gov.br/dados/FI/DOC/INF_DIARIO/DADOS/HIST/inf_diario_fi_${compact(year ?? '')}.zip`,
      maxUnpackedBytes: 12 * MONTH_LIMIT,
    },
  ],
  tolerance: {
    lines: 1,
    share: 0.001,
    because: 'The report is written by one system; more than a stray bad line means a broken file.',
  },
  lookups: [],
  quarantineRules,
  staging: [],
  tables: [
    {
      name: 'cvm_fund_daily',
      description: 'One row per day and class, or per day and subclass if the class has any.',
      columns: dailyColumns,
      sql: 'cvm_fund_daily.sql',
      orderBy: ['cnpj', 'date', 'subclass_id', 'source_member', 'source_line'],
      key: ['cnpj', 'subclass_id', 'date'],
      compared: {
        each: 'date',
        steady: { by: ['cnpj', 'subclass_id'], figures: ['quota_value', 'net_assets_value'] },
        units: {
          by: ['cnpj', 'subclass_id'],
          day: 'date',
          ...{ figure: 'net_assets_value', unlike: 'portfolio_value', price: 'quota_value' },
          ...{ inflow: 'inflow_value', outflow: 'outflow_value' },
        },
      },
      rowGroupSize: 20_480,
    },
    cleanedTable('cvm_fund_daily'),
  ],
  materializedViews: [classMonthTable],
  checks,
})
