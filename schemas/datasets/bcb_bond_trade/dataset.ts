import { cleanedTable, LINES_LEFT_OUT } from '../../core/cleaned.ts'
import { defineDataset } from '../../core/dataset.ts'
import { compact } from '../../core/month.ts'
import { checks } from './checks.ts'
import { bondColumns, bondTradeColumns } from './columns.ts'
import { members } from './members.ts'

export default defineDataset({
  id: 'bcb_bond_trade',
  title: { en: 'Trades of federal bonds', pt: 'Negociação de títulos públicos federais' },
  publisher: 'Banco Central do Brasil',
  licence: 'Open data of the Banco Central do Brasil (ODbL): name the source.',
  terms: { kind: 'open' },
  attribution: 'Source: Banco Central do Brasil, secondary market of federal bonds (www4.bcb.gov.br).',
  description:
    'Trades of federal bonds outside of groups of companies by day, code and maturity, with prices, rates and the ISIN, as published.',
  revisions:
    'The file of a month appears once, in the first days of the next. Corrections of older months were not seen; each version seen here stays in its snapshot.',
  expectation: {
    every: 'month',
    withinDays: 10,
    calendars: ['br-banks'],
    because: 'The file of a month appears in the first days of the next.',
  },
  caveats: [
    'Only trades between different groups of companies are here (NegE). The files with the trades inside groups too (NegT) are not compiled.',
    'Bonds with coupons have no rate in the files of today, and no trade has its value.',
    'A mean price and a mean rate are means of many trades: one computed from the other differs by up to a thousandth of a percent.',
    'One month of 2025 is known with its columns. Of older files it is only known that they lack the two columns about brokers.',
    'The sample has three days of January 2025.',
  ],
  folder: new URL('.', import.meta.url),
  partitionBy: 'competence_month',
  sources: [
    {
      id: 'neg_e',
      page: 'https://www.bcb.gov.br/estabilidadefinanceira/demab',
      format: 'zip',
      members,
      covers: 'month',
      from: '2003-01',
      cadence: { nightly: 2, weekly: 6 },
      url: (month) => `https://www4.bcb.gov.br/pom/demab/negociacoes/download/NegE${compact(month ?? '')}.ZIP`,
      maxUnpackedBytes: 16 * 1024 ** 2,
    },
  ],
  tolerance: {
    lines: 0,
    share: 0,
    because: 'The system in which the bonds are kept writes the file; a line that cannot be read means a broken file.',
  },
  lookups: [],
  quarantineRules: [],
  staging: [],
  tables: [
    {
      name: 'bcb_bond_trade',
      description: 'One row per day, code and maturity of a federal bond.',
      columns: bondTradeColumns,
      sql: 'bcb_bond_trade.sql',
      orderBy: ['date', 'selic_code', 'maturity_date'],
      key: ['date', 'selic_code', 'maturity_date'],
      compared: { each: 'date', pairs: [['selic_code', 'bond']] },
      rowGroupSize: 20_480,
    },
    cleanedTable('bcb_bond_trade', LINES_LEFT_OUT),
  ],
  materializedViews: [
    {
      name: 'bcb_bond',
      description: 'One row per code, maturity and ISIN of a federal bond that was traded.',
      columns: bondColumns,
      sql: 'bcb_bond.sql',
      reads: ['bcb_bond_trade'],
      orderBy: ['selic_code', 'maturity_date', 'isin'],
      key: ['selic_code', 'maturity_date', 'isin'],
      rowGroupSize: 20_480,
    },
  ],
  checks,
})
