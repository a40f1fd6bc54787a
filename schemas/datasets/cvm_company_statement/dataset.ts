import { cleanedTable, LINES_LEFT_OUT } from '../../core/cleaned.ts'
import { defineDataset } from '../../core/dataset.ts'
import type { Month } from '../../core/month.ts'
import type { Source } from '../../core/source.ts'
import { checks } from './checks.ts'
import { capitalColumns, documentColumns, documentRevisionColumns, figureColumns, statementColumns } from './columns.ts'
import { listIgnored, listMembersOf } from './members.ts'
import { quarantineRules } from './quarantine-rules.ts'
import { revisionParts } from './revision-parts.ts'
import { type Category, nameSourceFile, wordLookups } from './words.ts'

function declareFile(category: Category, { from }: { readonly from: Month }): Source {
  const folder = `https://dados.cvm.gov.br/dados/CIA_ABERTA/DOC/${category}/DADOS`
  return {
    id: nameSourceFile(category),
    page: `https://dados.cvm.gov.br/dataset/cia_aberta-doc-${category.toLowerCase()}`,
    format: 'zip',
    members: listMembersOf(category),
    ignored: listIgnored(category),
    covers: 'year',
    from,
    // The file of a year grows in the four months after it, and is amended for some more.
    cadence: { nightly: 6, weekly: 18 },
    url: (year) => `${folder}/${nameSourceFile(category)}_${year ?? ''}.zip`,
    maxUnpackedBytes: 1024 ** 3,
  }
}

export default defineDataset({
  id: 'cvm_company_statement',
  title: { en: 'Companies: statements', pt: 'Companhias abertas: demonstrações' },
  publisher: 'CVM',
  licence: 'ODbL: attribute CVM, share alike',
  terms: { kind: 'open' },
  attribution:
    'Source: CVM (Comissão de Valores Mobiliários), dados.cvm.gov.br, under the Open Database License (ODbL) 1.0.',
  description:
    'The annual (DFP) and quarterly (ITR) statements of each company, account by account, with its documents and a few figures of each: assets, equity, revenue, profit, cash.',
  revisions:
    'A company can present a document again. The list keeps all versions, the statements only the highest: the figures of an older one stay in the snapshots of its time, and cvm_company_statement_revision says what changed. The year before is as the newer document restates it.',
  expectation: {
    every: 'month',
    // Up to the December of the next year, and the three months after it.
    withinDays: 424,
    calendars: ['br-banks'],
    because:
      'An annual document is due three months after the end of its year, most end in December, and a document is published with the month that it ends in. Quarterly ones are not awaited: no file of them was seen.',
  },
  caveats: [
    'A code of an account has no meaning without its chart: commercial companies, insurers and two kinds of bank have their own.',
    'Values are in reais, whatever scale they were filed in. Earnings per share are reais a share.',
    'The previous year is as restated in the document: it is not what was known then.',
    'A statement that does not add up is set aside whole; the others of its document are published.',
    'Quarterly statements (ITR) are untested: no file of CVM was at hand when they were declared. Their sample is synthetic, one invented company.',
    'A quarterly document has its income twice, of the quarter and of the year so far: the first day tells them apart. Its previous balance is that of the end of the year before.',
    'The numbers of shares are untested: no file of them was at hand. They are in single shares or in thousands, and the file does not say which.',
  ],
  folder: new URL('.', import.meta.url),
  partitionBy: 'competence_month',
  sources: [declareFile('DFP', { from: '2010-01' }), { ...declareFile('ITR', { from: '2011-01' }), untested: true }],
  separateSources: {
    together: [],
    because: 'A document is either of a year or of a quarter, and each kind has files of its own.',
  },
  tolerance: {
    lines: 1,
    share: 0.001,
    because:
      'Every line of the file of 2020 had the right number of fields: more than a stray bad line means a broken file.',
  },
  lookups: wordLookups,
  quarantineRules,
  sqlParts: revisionParts,
  staging: [
    { name: 'statement_line', sql: 'statement_line.sql', as: 'table' },
    { name: 'statement_chart', sql: 'statement_chart.sql', as: 'table' },
  ],
  tables: [
    {
      name: 'cvm_company_document',
      description: 'One row per version of a document that a company delivered.',
      columns: documentColumns,
      sql: 'cvm_company_document.sql',
      orderBy: ['cnpj', 'reference_date', 'version', 'document_id'],
      key: ['document_id'],
      rowGroupSize: 20_480,
    },
    {
      name: 'cvm_company_statement',
      description:
        'One row per account of a statement of a company, consolidated or individual, of the period or the one a year before.',
      columns: statementColumns,
      sql: 'cvm_company_statement.sql',
      orderBy: ['cnpj', 'reference_date', 'category', 'scope', 'statement', 'period', 'source_member', 'source_line'],
      key: [
        ...['cnpj', 'reference_date', 'category', 'version', 'statement', 'scope', 'period'],
        ...['period_start', 'period_end', 'equity_column', 'account'],
      ],
      rowGroupSize: 20_480,
    },
    {
      name: 'cvm_company_figures',
      description:
        'One row per document, scope, period and days that its income adds up: the figures that every company has, each with the account that it is taken from.',
      columns: figureColumns,
      sql: 'cvm_company_figures.sql',
      orderBy: ['cnpj', 'reference_date', 'category', 'version', 'scope', 'period', 'period_start', 'period_end'],
      key: ['cnpj', 'reference_date', 'category', 'version', 'scope', 'period', 'period_start', 'period_end'],
      rowGroupSize: 20_480,
    },
    {
      name: 'cvm_company_capital',
      description: 'One row per document that says how many shares a company has.',
      columns: capitalColumns,
      sql: 'cvm_company_capital.sql',
      orderBy: ['cnpj', 'reference_date', 'category', 'version', 'source_line'],
      key: ['cnpj', 'reference_date', 'category', 'version'],
      rowGroupSize: 20_480,
    },
    cleanedTable('cvm_company_statement', LINES_LEFT_OUT),
  ],
  history: {
    name: 'cvm_company_statement_revision',
    description: 'One row per state of a document of a company that this installation has seen.',
    columns: documentRevisionColumns,
    sql: 'cvm_company_statement_revision.sql',
    orderBy: ['cnpj', 'category', 'reference_date', 'revision'],
    key: ['cnpj', 'category', 'reference_date', 'revision'],
    rowGroupSize: 20_480,
  },
  checks,
})
