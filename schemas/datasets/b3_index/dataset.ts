import { cleanedTable, LINES_LEFT_OUT } from '../../core/cleaned.ts'
import { defineDataset } from '../../core/dataset.ts'
import type { Source } from '../../core/source.ts'
import { checks } from './checks.ts'
import { assetColumns, indexColumns, indexPortfolioColumns } from './columns.ts'
import { membershipMembers, portfolioMembers } from './members.ts'

const LIMIT = 16 * 1024 ** 2
const PROXY = 'https://sistemaswebb3-listados.b3.com.br/indexProxy/indexCall'
const PAGE = 'https://www.b3.com.br/pt_br/market-data-e-indices/indices/'

/** To request the portfolio of another index, add its code here. */
const CODES =
  'BDRX GPTW IBOV IBRA IBXL IBXX ICO2 ICON IDIV IEEX IFIL IFIX IFNC IGCT IGCX IGNM IMAT IMOB INDX ISEE ITAG IVBX MLCX SMLL UTIL'

/** The portal takes its parameters as JSON in base64, at the end of the path. */
const address = (call: string, parameters: object) => `${PROXY}/${call}/${btoa(JSON.stringify(parameters))}`

const portfolio = (code: string): Source => ({
  id: `portfolio_${code.toLowerCase()}`,
  page: PAGE,
  format: 'json',
  members: portfolioMembers(code),
  covers: 'everything',
  // The language decides how numbers are written.
  url: () => address('GetTheoricalPortfolio', { pageNumber: 1, pageSize: 9999, language: 'pt-br', index: code }),
  maxUnpackedBytes: LIMIT,
})

export default defineDataset({
  id: 'b3_index',
  title: { en: 'Index portfolios', pt: 'Carteiras de índices' },
  publisher: 'B3',
  licence: 'Index portfolios that B3 publishes free of charge: name the source and mind its terms of use',
  terms: {
    kind: 'restricted',
    holder: 'B3',
    text: 'B3 publishes the portfolios of its indexes free of charge and reserves the rights: whoever hands them on needs its permission.',
    files: 'with_key',
  },
  attribution: 'Source: B3, index portfolios, www.b3.com.br.',
  description:
    "The theoretical portfolios of the exchange's indexes, from the day each was first seen, and the list of indexes.",
  revisions:
    'Portfolios change in January, May and September. The answer of the exchange names neither index nor day, so each portfolio counts from the day on which it was first seen here.',
  expectation: {
    every: 'part',
    parts: {
      list: {
        every: 'end',
        endingDays: 0,
        withinDays: 7,
        because: 'The list names the months that it is for; the next is in force from the first Monday after them.',
      },
      portfolios: {
        every: 'unknown',
        because: 'The answer names no day: only the day on which a portfolio was first seen here is known.',
      },
    },
    because: 'The list of the indexes is dated, their portfolios are not.',
  },
  caveats: [
    'A portfolio names neither its index nor its day: the index is the requested one, and the day is the one on which it was first seen.',
    'Nothing is known of portfolios before this installation first saw one.',
    'The list of indexes has the date that the exchange gives it; the portfolios change in January, May and September.',
    'The sample has one portfolio, that of IBOV from May 2022.',
  ],
  folder: new URL('.', import.meta.url),
  partitionBy: 'all',
  sources: [
    {
      id: 'stock_index',
      page: PAGE,
      format: 'json',
      members: membershipMembers,
      covers: 'everything',
      url: () => address('GetStockIndex', { pageNumber: 1, pageSize: 9999 }),
      maxUnpackedBytes: LIMIT,
    },
    ...CODES.split(' ').map(portfolio),
  ],
  tolerance: {
    lines: 0,
    share: 0,
    because: 'A portfolio without one of its assets is another portfolio.',
  },
  lookups: [],
  quarantineRules: [],
  staging: [
    { name: 'portfolio_line', sql: 'portfolio_line.sql', as: 'view' },
    { name: 'index_membership', sql: 'index_membership.sql', as: 'view' },
  ],
  tables: [
    {
      name: 'b3_index_asset',
      description: 'One row per index and security of its portfolio in force.',
      columns: assetColumns,
      sql: 'b3_index_asset.sql',
      orderBy: ['index_code', 'ticker'],
      key: ['index_code', 'ticker'],
      compared: { each: 'index_code', pairs: [['ticker', 'name']] },
      rowGroupSize: 20_480,
    },
    {
      name: 'b3_index',
      description: 'One row per index: how many securities it has, and the period of its list.',
      columns: indexColumns,
      sql: 'b3_index.sql',
      orderBy: ['code'],
      key: ['code'],
      rowGroupSize: 20_480,
    },
    cleanedTable('b3_index', LINES_LEFT_OUT),
  ],
  history: {
    name: 'b3_index_portfolio',
    description: 'One row per index, portfolio that this installation has seen, and security.',
    columns: indexPortfolioColumns,
    sql: 'b3_index_portfolio.sql',
    orderBy: ['index_code', 'version', 'ticker'],
    key: ['index_code', 'version', 'ticker'],
    rowGroupSize: 20_480,
  },
  checks,
})
