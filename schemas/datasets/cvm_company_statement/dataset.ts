import { cleanedTable, LINES_LEFT_OUT } from '../../core/cleaned.ts'
import { defineDataset } from '../../core/dataset.ts'
import { checks } from './checks.ts'
import { documentColumns, figureColumns, statementColumns } from './columns.ts'
import { ignored, members } from './members.ts'
import { quarantineRules } from './quarantine-rules.ts'
import { wordLookups } from './words.ts'

export default defineDataset({
  id: 'cvm_company_statement',
  title: { en: 'Companies: annual statements', pt: 'Companhias abertas: demonstrações anuais' },
  publisher: 'CVM',
  licence: 'ODbL: attribute CVM, share alike',
  terms: { kind: 'open' },
  attribution:
    'Source: CVM (Comissão de Valores Mobiliários), dados.cvm.gov.br, under the Open Database License (ODbL) 1.0.',
  description:
    'The annual statements (DFP) of each company, account by account, with its documents and a few figures of each year: assets, equity, revenue, profit, cash.',
  revisions:
    'A company can present a document again. The list keeps all versions, the statements only the highest: the figures of an older one stay in the snapshots of its time. The year before is as the newer document restates it.',
  expectation: {
    every: 'month',
    // The December of the next year, and the three months that follow it.
    withinDays: 424,
    calendars: ['br-banks'],
    because:
      'A document is due three months after the end of its year, most end in December, and a document is published with the month that its year ends in.',
  },
  caveats: [
    'A code of an account has no meaning without its chart: commercial companies, insurers and two kinds of bank have their own.',
    'Values are in reais, whatever scale they were filed in. Earnings per share are reais a share.',
    'The previous year is as restated in the document: it is not what was known then.',
    'A statement that does not add up is set aside whole; the others of its document are published.',
    'Quarterly statements (ITR) are not compiled yet, nor are numbers of shares.',
  ],
  folder: new URL('.', import.meta.url),
  partitionBy: 'competence_month',
  sources: [
    {
      id: 'dfp_cia_aberta',
      page: 'https://dados.cvm.gov.br/dataset/cia_aberta-doc-dfp',
      format: 'zip',
      members,
      ignored,
      covers: 'year',
      from: '2010-01',
      // The file of a year fills in the four months after it, and is amended for some more.
      cadence: { nightly: 6, weekly: 18 },
      url: (year) => `https://dados.cvm.gov.br/dados/CIA_ABERTA/DOC/DFP/DADOS/dfp_cia_aberta_${year ?? ''}.zip`,
      maxUnpackedBytes: 1024 ** 3,
    },
  ],
  tolerance: {
    lines: 1,
    share: 0.001,
    because:
      'Every line of the file of 2020 had the right number of fields: more than a stray bad line means a broken file.',
  },
  lookups: wordLookups,
  quarantineRules,
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
        'One row per account of a statement of a company, consolidated or individual, of the year or the one before.',
      columns: statementColumns,
      sql: 'cvm_company_statement.sql',
      orderBy: ['cnpj', 'reference_date', 'scope', 'statement', 'period', 'source_member', 'source_line'],
      key: [
        ...['cnpj', 'reference_date', 'version', 'statement', 'scope', 'period'],
        ...['period_start', 'period_end', 'equity_column', 'account'],
      ],
      rowGroupSize: 20_480,
    },
    {
      name: 'cvm_company_figures',
      description:
        'One row per document, scope and year: the figures that every company has, each with the account that it is taken from.',
      columns: figureColumns,
      sql: 'cvm_company_figures.sql',
      orderBy: ['cnpj', 'reference_date', 'version', 'scope', 'period'],
      key: ['cnpj', 'reference_date', 'version', 'scope', 'period'],
      rowGroupSize: 20_480,
    },
    cleanedTable('cvm_company_statement', LINES_LEFT_OUT),
  ],
  checks,
})
