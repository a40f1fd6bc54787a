import { cleanedTable } from '../../core/cleaned.ts'
import { defineDataset } from '../../core/dataset.ts'
import { checks, monthChecks, quarantineRules } from './checks.ts'
import { assetColumns, propertyColumns, quarterColumns, revisionColumns, tenantColumns } from './columns.ts'
import { ignored, members, roundedLookup } from './members.ts'
import { wordLookups } from './words.ts'
import { declareReportTable } from '../../fund/report-columns.ts'
import { declareRevisedParts, REPORT_REVISION } from '../../fund/report-revision.ts'

export default defineDataset({
  id: 'cvm_fii_quarter',
  title: { en: 'Real-estate funds: quarterly reports', pt: 'Fundos imobiliários: informes trimestrais' },
  publisher: 'CVM',
  licence: 'ODbL: attribute CVM, share alike',
  terms: { kind: 'open' },
  attribution:
    'Source: CVM (Comissão de Valores Mobiliários), dados.cvm.gov.br, under the Open Database License (ODbL) 1.0.',
  description:
    'What each real-estate fund (FII) holds at the end of each quarter: assets line by line, properties, and the sectors of their tenants, as filed with the regulator.',
  revisions:
    'CVM writes the file of a year again with each delivery. It holds one version of each report, the highest; the ones before are gone from the portal. Each state seen here stays in its snapshot, and cvm_fii_quarter_revision lists them.',
  expectation: {
    every: 'month',
    // Up to the last month of the next quarter, and 45 days after it.
    withinDays: 122,
    calendars: ['br-banks'],
    because: 'Reports are due 45 days after the end of the quarter, and a quarter is published as its last month.',
  },
  caveats: [
    'The report has neither NAV nor the values of properties: the monthly report has them, properties by kind only.',
    'Most funds state their fixed-income funds twice, as liquidity and as lines: count them once.',
    'Revenue shares of the properties of a fund often do not add up to 1: they are no weights.',
    'Rates and shares are parts of one: 0.01 is one percent.',
  ],
  folder: new URL('.', import.meta.url),
  partitionBy: 'competence_month',
  sources: [
    {
      id: 'inf_trimestral_fii',
      page: 'https://dados.cvm.gov.br/dataset/fii-doc-inf_trimestral',
      format: 'zip',
      members,
      ignored,
      covers: 'year',
      from: '2016-01',
      // The file of the current year grows with each delivery; the file of the last year is amended for some months.
      cadence: { nightly: 6, weekly: 13 },
      url: (year) => `https://dados.cvm.gov.br/dados/FII/DOC/INF_TRIMESTRAL/DADOS/inf_trimestral_fii_${year ?? ''}.zip`,
      maxUnpackedBytes: 256 * 1024 ** 2,
    },
  ],
  tolerance: {
    lines: 1,
    share: 0.001,
    because:
      'Every line of the files of 2016, 2021, 2022 and 2025 had the right number of fields: more than a stray bad line means a broken file.',
  },
  lookups: [...wordLookups, roundedLookup],
  quarantineRules,
  sqlParts: declareRevisedParts({
    table: 'cvm_fii_quarter',
    figure: 'quotas_issued',
    lines: ['cvm_fii_asset', 'cvm_fii_property', 'cvm_fii_tenant'],
  }),
  staging: [],
  tables: [
    {
      name: 'cvm_fii_quarter',
      description: 'One row per fund and quarter: quotas issued, kind of fund, cash and what is held for liquidity.',
      columns: quarterColumns,
      sql: 'cvm_fii_quarter.sql',
      orderBy: ['cnpj'],
      key: ['cnpj'],
      compared: {
        steady: { by: ['cnpj'], figures: ['quotas_issued'] },
        pairs: [
          ['cnpj', 'name'],
          ['cnpj', 'isin'],
        ],
      },
      rowGroupSize: 2048,
    },
    {
      name: 'cvm_fii_asset',
      description: 'One row per asset line, and per right to property.',
      columns: assetColumns,
      sql: 'cvm_fii_asset.sql',
      orderBy: ['cnpj', 'ordinal'],
      key: ['cnpj', 'ordinal'],
      // The ordinals count the lines of a fund, whose order changes with a new version.
      compared: { figures: [], steady: { by: ['cnpj', 'asset_type'], figures: ['value', 'quantity'] } },
      rowGroupSize: 20_480,
    },
    {
      name: 'cvm_fii_property',
      description: 'One row per property, and per plot of land.',
      columns: propertyColumns,
      sql: 'cvm_fii_property.sql',
      orderBy: ['cnpj', 'ordinal'],
      key: ['cnpj', 'ordinal'],
      compared: {
        figures: [],
        steady: { by: ['cnpj', 'kind'], figures: ['area_m2', 'fund_revenue_share'] },
      },
      rowGroupSize: 20_480,
    },
    {
      name: 'cvm_fii_tenant',
      description: 'One row per finished rental property and sector of its tenants.',
      columns: tenantColumns,
      sql: 'cvm_fii_tenant.sql',
      orderBy: ['cnpj', 'ordinal'],
      key: ['cnpj', 'ordinal'],
      compared: { figures: [], steady: { by: ['cnpj'], figures: ['fund_revenue_share'] } },
      rowGroupSize: 20_480,
    },
    cleanedTable('cvm_fii_quarter'),
  ],
  history: {
    name: 'cvm_fii_quarter_revision',
    description: 'One row per state of a quarterly report of a fund that this installation has seen.',
    columns: revisionColumns,
    sql: REPORT_REVISION,
    orderBy: ['cnpj', 'revision'],
    key: ['cnpj', 'revision'],
    rowGroupSize: 20_480,
  },
  materializedViews: [
    declareReportTable(
      'cvm_fii_quarter_report',
      'One row per quarterly report of a real-estate fund over all quarters, with its quotas.',
      'cvm_fii_quarter_report.sql',
      'cvm_fii_quarter',
    ),
  ],
  checks,
  monthChecks,
})
