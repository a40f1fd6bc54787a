import { cleanedTable, LINES_LEFT_OUT } from '../../core/cleaned.ts'
import { defineDataset } from '../../core/dataset.ts'
import { checks } from './checks.ts'
import { companyTickerColumns, securityColumns } from './columns.ts'
import { ignored, members } from './members.ts'

export default defineDataset({
  id: 'cvm_company_security',
  title: { en: 'Companies: securities', pt: 'Companhias abertas: valores mobiliários' },
  publisher: 'CVM',
  licence: 'ODbL: attribute CVM, share alike',
  terms: { kind: 'open' },
  attribution:
    'Source: CVM (Comissão de Valores Mobiliários), dados.cvm.gov.br, under the Open Database License (ODbL) 1.0.',
  description:
    'The securities that each company names in its registration form (FCA), with trading code, market and days: which company a ticker belongs to, under open terms.',
  revisions:
    'A company delivers the form each year and amends it. Files have the newest versions; each version seen here stays in its snapshot.',
  expectation: {
    every: 'unknown',
    because: 'A company amends its form when something changes, and no file of it was seen.',
  },
  caveats: [
    'No file was at hand: columns are as public readers know them, and the source is untested.',
    'Companies fill in the trading code themselves: words and several codes stand in it too. Only what has the form of one links a ticker.',
    'A ticker can pass from one company to another: its days, as filed, say when it was of which.',
    'The sample is synthetic: one invented company.',
  ],
  folder: new URL('.', import.meta.url),
  partitionBy: 'competence_month',
  sources: [
    {
      id: 'fca_cia_aberta',
      page: 'https://dados.cvm.gov.br/dataset/cia_aberta-doc-fca',
      format: 'zip',
      members,
      ignored,
      covers: 'year',
      from: '2010-01',
      cadence: { nightly: 6, weekly: 18 },
      untested: true,
      url: (year) => `https://dados.cvm.gov.br/dados/CIA_ABERTA/DOC/FCA/DADOS/fca_cia_aberta_${year ?? ''}.zip`,
      maxUnpackedBytes: 512 * 1024 ** 2,
    },
  ],
  tolerance: {
    lines: 1,
    share: 0.001,
    because: 'Files of companies had no bad line where they were seen: more than a stray one means a broken file.',
  },
  lookups: [],
  quarantineRules: [],
  staging: [],
  tables: [
    {
      name: 'cvm_company_security',
      description: 'One row per security, ticker and market that a form of a company names.',
      columns: securityColumns,
      sql: 'cvm_company_security.sql',
      orderBy: ['cnpj', 'reference_date', 'version', 'source_line'],
      key: ['source_member', 'source_line'],
      compared: { figures: [], each: 'cnpj' },
      rowGroupSize: 20_480,
    },
    cleanedTable('cvm_company_security', LINES_LEFT_OUT),
  ],
  materializedViews: [
    {
      name: 'cvm_company_ticker',
      description: 'One row per ticker and company that names it in its forms.',
      columns: companyTickerColumns,
      sql: 'cvm_company_ticker.sql',
      reads: ['cvm_company_security'],
      orderBy: ['ticker', 'cnpj'],
      key: ['ticker', 'cnpj'],
      rowGroupSize: 20_480,
    },
  ],
  checks,
})
