import { cleanedTable } from '../../core/cleaned.ts'
import { defineDataset } from '../../core/dataset.ts'
import { compact } from '../../core/month.ts'
import { fundLookups } from '../../fund/vocabulary.ts'
import { assetKindLookups } from './asset-kinds.ts'
import { checks, monthChecks } from './checks.ts'
import { assetAliasColumns, assetMonthColumns, portfolioAssetColumns } from './asset-columns.ts'
import { assetViews } from './asset-views.ts'
import { writeHashed } from '../../core/column-hash.ts'
import {
  categoryColumns,
  directColumns,
  monthColumns,
  portfolioColumns,
  quotaColumns,
  revisionColumns,
} from './columns.ts'
import { foreignLookups } from './foreign-names.ts'
import { identityLookups, RULES_VERSION } from './identity-rules.ts'
import { lookups } from './labels.ts'
import { lookThroughTable } from './look-through-table.ts'
import { figureParts, figureTable, hiddenTable } from './market/figure/figure-table.ts'
import { issuerViews } from './market/issuer/views.ts'
import { moveSqlParts, moveViews } from './market/move/views.ts'
import { partyClassTable, partyViews } from './market/party/views.ts'
import { members } from './members.ts'
import { packedTable } from './packed.ts'
import { quarantineRules } from './quarantine-rules.ts'
import { swappedTrades } from './swapped-trades.ts'

/** A month unpacks to 190 to 300 MB. */
const MONTH_LIMIT = 2 * 1024 ** 3

export default defineDataset({
  id: 'cvm_fund_portfolio',
  title: { en: 'Fund portfolios', pt: 'Carteiras de fundos' },
  publisher: 'CVM',
  licence: 'ODbL: attribute CVM, share alike',
  terms: { kind: 'open' },
  attribution:
    'Source: CVM (Comissão de Valores Mobiliários), dados.cvm.gov.br, under the Open Database License (ODbL) 1.0.',
  description: 'What each class of investment fund held at the end of each month, as filed with the regulator (CDA).',
  revisions:
    'CVM rewrites the newest three months every working day with restatements, and those up to twelve months old weekly; it has regenerated one that was 20 months old. No old version stays on the portal. Each version seen here stays in its snapshot, and the revisions of a fund say what changed.',
  expectation: {
    every: 'month',
    withinDays: 15,
    calendars: ['br-banks'],
    because: 'Portfolios are due ten days after the end of the month; the file appears within days and fills up.',
  },
  caveats: [
    'Before their confidentiality deadline, holdings are published only as totals by application, rounded to reais.',
    "Futures are filed at the day's settlement variation, not at notional value, so a long position can be negative.",
    'A month is rewritten for months after its first publication, and a recent month can lack whole members.',
    'Most credit, real-estate and private-equity funds do not file here.',
    'Some lines name their asset only in words, or not at all: `asset_id_basis` says how each name is known.',
  ],
  folder: new URL('.', import.meta.url),
  partitionBy: 'competence_month',
  sources: [
    {
      id: 'cda_fi',
      page: 'https://dados.cvm.gov.br/dataset/fi-doc-cda',
      format: 'zip',
      members,
      covers: 'month',
      from: '2023-01',
      // Rewritten daily for three months, weekly up to twelve, then frozen except for rare regenerations.
      cadence: { nightly: 4, weekly: 13 },
      url: (month) => `https://dados.cvm.gov.br/dados/FI/DOC/CDA/DADOS/cda_fi_${compact(month ?? '')}.zip`,
      maxUnpackedBytes: MONTH_LIMIT,
    },
    {
      // One CSV per member has all twelve months, and no month is in both sources.
      id: 'cda_fi_history',
      page: 'https://dados.cvm.gov.br/dataset/fi-doc-cda',
      format: 'zip',
      members,
      covers: 'year',
      from: '2005-01',
      to: '2022-12',
      // Frozen, except for rare regenerations.
      cadence: { nightly: 0, weekly: 0 },
      url: (year) => `https://dados.cvm.gov.br/dados/FI/DOC/CDA/DADOS/HIST/cda_fi_${compact(year ?? '')}.zip`,
      maxUnpackedBytes: 12 * MONTH_LIMIT,
    },
  ],
  tolerance: {
    lines: 1,
    share: 0.001,
    because:
      'Every line of the 270 files read had the right number of fields: more than a few bad lines mean a broken file.',
  },
  lookups: [...lookups, ...fundLookups, ...assetKindLookups, ...identityLookups, ...foreignLookups],
  quarantineRules,
  sqlParts: {
    parts_of_id: writeHashed(portfolioColumns, 'id', 'source'),
    parts_of_content: writeHashed(portfolioColumns, 'content', 'published'),
    ...moveSqlParts,
    ...figureParts,
    counting_line: new URL('counting_line.sql', import.meta.url),
    filed_issuer_number: new URL('market/issuer/filed_issuer_number.sql', import.meta.url),
    leaf_key_of_held_line: new URL('market/issuer/leaf_key_of_held_line.sql', import.meta.url),
  },
  staging: [
    { name: 'filed_number', sql: 'filed_number.sql', as: 'table' },
    { name: 'line_label', sql: 'line_label.sql', as: 'table' },
    // A view, because computing its columns twice is cheaper than storing them with every line.
    { name: 'labelled_line', sql: 'labelled_line.sql', as: 'view' },
    { name: 'asset_code', sql: 'asset_code.sql', as: 'table' },
    { name: 'asset_text', sql: 'asset_text.sql', as: 'table' },
    { name: 'line_identity', sql: 'line_identity.sql', as: 'table' },
    { name: 'repeated_line', sql: 'repeated_line.sql', as: 'table' },
    { name: 'share_by_price', sql: 'share_by_price.sql', as: 'table' },
    { name: 'paper_group', sql: 'paper_group.sql', as: 'table' },
    { name: 'ticker_of_name', sql: 'ticker_of_name.sql', as: 'table' },
    { name: 'ranked_nav', sql: 'ranked_nav.sql', as: 'view' },
  ],
  tables: [
    {
      name: 'cvm_fund_portfolio',
      description: 'One row per line of the monthly holdings.',
      columns: portfolioColumns,
      sql: 'cvm_fund_portfolio.sql',
      orderBy: ['cnpj', 'source_member', 'source_line'],
      key: ['id'],
      compared: {
        each: 'source_member',
        places: [swappedTrades],
        stock: {
          by: ['cnpj', 'asset_id'],
          figure: 'final_position_quantity',
          ...{ inflow: 'purchases_quantity', outflow: 'sales_quantity' },
        },
      },
      // A remote reader that sums a column of a month sends one request per row group: at most twenty
      // (docs/remote-tables.md).
      rowGroupSize: 28_672,
    },
    // First, because it takes the longest among the views on the table above.
    packedTable,
    {
      name: 'cvm_fund_month',
      description: 'One row per class and month: NAV, signed total, how well they agree, and what was filed.',
      columns: monthColumns,
      sql: 'cvm_fund_month.sql',
      orderBy: ['cnpj'],
      key: ['cnpj'],
      compared: {
        figures: ['nav_value'],
        steady: { by: ['cnpj'], figures: ['nav_value'] },
        pairs: [['cnpj', 'fund_name_filed']],
      },
      // Small, because every request reads one row.
      rowGroupSize: 2048,
    },
    {
      name: 'cvm_fund_quota',
      description: 'One row per line that holds quotas of a fund: which class holds which, and what part of it.',
      columns: quotaColumns,
      sql: 'cvm_fund_quota.sql',
      orderBy: ['cnpj', 'id'],
      key: ['id'],
      // Only the lines above are compared, not the tables that repeat or sum them.
      compared: { figures: [] },
      rowGroupSize: 20_480,
    },
    {
      name: 'cvm_fund_direct',
      description: 'One row per class and month: the values of its lines that hold no quotas of a fund.',
      columns: directColumns,
      sql: 'cvm_fund_direct.sql',
      orderBy: ['cnpj'],
      key: ['cnpj'],
      compared: { figures: [] },
      rowGroupSize: 2048,
    },
    {
      name: 'cvm_fund_category',
      description: 'One row per class, month and category: the sum of its lines, for what a portfolio was over time.',
      columns: categoryColumns,
      sql: 'cvm_fund_category.sql',
      orderBy: ['cnpj', 'category'],
      key: ['cnpj', 'category'],
      compared: { figures: [] },
      rowGroupSize: 20_480,
    },
    {
      name: 'cvm_asset_month',
      description: 'One row an asset and month: under which names it was filed, how many hold it, at which prices.',
      columns: assetMonthColumns,
      sql: 'cvm_asset_month.sql',
      orderBy: ['asset_id'],
      key: ['asset_id'],
      compared: {
        figures: [],
        steady: { by: ['asset_id'], figures: ['min_price', 'max_price'], where: 'NOT price_conflict' },
      },
      rowGroupSize: 20_480,
    },
    cleanedTable('cvm_fund_portfolio'),
  ],
  rulesVersion: RULES_VERSION,
  history: {
    name: 'cvm_fund_revision',
    description: 'One row per version of a class and month that this installation has seen.',
    columns: revisionColumns,
    sql: 'cvm_fund_revision.sql',
    orderBy: ['cnpj', 'version'],
    key: ['cnpj', 'version'],
    rowGroupSize: 20_480,
  },
  historyReads: ['cvm_fund_delivery'],
  ruleAliases: {
    name: 'asset_alias',
    description: 'One row a name that a change of the rules replaced, and the name that the same lines have since.',
    columns: assetAliasColumns,
    sql: 'asset_alias.sql',
    orderBy: ['from_id', 'rules_version', 'to_id'],
    key: ['from_id', 'to_id', 'rules_version'],
    rowGroupSize: 20_480,
  },
  materializedViews: [
    ...assetViews,
    lookThroughTable,
    partyClassTable,
    ...issuerViews,
    ...partyViews,
    ...moveViews,
    hiddenTable,
    figureTable,
  ],
  analysisViews: [
    {
      name: 'portfolio_asset',
      description: 'The lines of cvm_fund_portfolio with the name that links give their asset in their month.',
      columns: portfolioAssetColumns,
      sql: 'portfolio_asset.sql',
      reads: ['cvm_fund_portfolio', 'asset_link', 'asset_group'],
    },
  ],
  checks,
  monthChecks,
})
