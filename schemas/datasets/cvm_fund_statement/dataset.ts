import { cleanedTable } from '../../core/cleaned.ts'
import { defineDataset } from '../../core/dataset.ts'
import { checks } from './checks.ts'
import { limitColumns, statementColumns } from './columns.ts'
import { members } from './members.ts'

export default defineDataset({
  id: 'cvm_fund_statement',
  title: { en: 'Fund statements', pt: 'Extratos das informações de fundos' },
  publisher: 'CVM',
  licence: 'ODbL: attribute CVM, share alike',
  terms: { kind: 'open' },
  attribution:
    'Source: CVM (Comissão de Valores Mobiliários), dados.cvm.gov.br, under the Open Database License (ODbL) 1.0.',
  description:
    'What a fund says of its terms: fees, minimums, redemption, audience, policy, and how much of what it may hold, as filed.',
  revisions:
    'A fund files a statement when its terms change. The file holds the statements of the year so far and begins anew each year; an older snapshot has what was known at its time.',
  expectation: {
    every: 'unknown',
    because: 'A fund files a statement when its terms change, which nobody can foresee.',
  },
  caveats: [
    'The file has the funds alone that filed in its year: a fund without a statement here has terms all the same.',
    'Values are as filed. Some fees are in reais or are parts of one: `implausible` names such columns.',
    'One file was seen, of January to April 2020. The file of today is said to have a column more, the type of the fund.',
    'The files of closed years are not compiled.',
  ],
  folder: new URL('.', import.meta.url),
  partitionBy: 'all',
  sources: [
    {
      id: 'extrato_fi',
      page: 'https://dados.cvm.gov.br/dataset/fi-doc-extrato',
      format: 'csv',
      members,
      covers: 'everything',
      url: () => 'https://dados.cvm.gov.br/dados/FI/DOC/EXTRATO/DADOS/extrato_fi.csv',
      maxUnpackedBytes: 512 * 1024 ** 2,
    },
  ],
  tolerance: {
    lines: 1,
    share: 0.001,
    because: 'One system writes the file; more than a stray bad line means a broken file.',
  },
  lookups: [],
  quarantineRules: [],
  staging: [],
  tables: [
    {
      name: 'cvm_fund_statement',
      description: 'One row per fund and day of a statement.',
      columns: statementColumns,
      sql: 'cvm_fund_statement.sql',
      orderBy: ['cnpj', 'reference_date'],
      key: ['cnpj', 'reference_date'],
      compared: { pairs: [['cnpj', 'fund_name_filed']] },
      rowGroupSize: 8_192,
    },
    {
      name: 'cvm_fund_statement_limit',
      description: 'One row per fund, day of a statement and thing that the fund limits.',
      columns: limitColumns,
      sql: 'cvm_fund_statement_limit.sql',
      orderBy: ['cnpj', 'reference_date', 'limit_kind'],
      key: ['cnpj', 'reference_date', 'limit_kind'],
      rowGroupSize: 20_480,
    },
    cleanedTable('cvm_fund_statement'),
  ],
  checks,
})
