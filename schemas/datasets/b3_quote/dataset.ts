import { cleanedTable, LINES_LEFT_OUT } from '../../core/cleaned.ts'
import { defineDataset } from '../../core/dataset.ts'
import { compact, type Period } from '../../core/month.ts'
import { bdiCodes, checks } from './checks.ts'
import { distributionColumns, quoteColumns, spotTickerColumns, tickerColumns } from './columns.ts'
import { dayMembers, monthMembers, yearMembers } from './members.ts'
import { sessionCheck } from './session-check.ts'

const FILES = 'https://bvmf.bmfbovespa.com.br/InstDados/SerHist'
const PAGE =
  'https://www.b3.com.br/pt_br/market-data-e-indices/servicos-de-dados/market-data/historico/mercado-a-vista/series-historicas/'

/** `2024-11` → `112024`, `2024-11-08` → `08112024`: the exchange writes the day first. */
const dayFirst = (period: Period | null) => (period ?? '').split('-').reverse().join('')

export default defineDataset({
  id: 'b3_quote',
  title: { en: 'Exchange quotes', pt: 'Cotações da bolsa' },
  publisher: 'B3',
  licence: 'Historical quotes that B3 publishes free of charge: name the source and mind its terms of use',
  terms: {
    kind: 'restricted',
    holder: 'B3',
    text: 'B3 publishes its quotes free of charge and reserves the rights: whoever hands them on needs its permission.',
    files: 'with_key',
  },
  attribution: 'Source: B3, historical quotes (COTAHIST), www.b3.com.br.',
  description: 'Daily quotes of every security, option and forward traded at the exchange (COTAHIST), as filed.',
  revisions:
    'The file of the current year is written again after each session; files of past years are issued again now and then, without notice. Nothing is adjusted afterwards. An older snapshot has what was known at its time.',
  expectation: {
    every: 'business_day',
    withinDays: 2,
    calendars: ['b3-sessions', 'br-banks'],
    because: 'The quotes of a session are published after its close and can be read the next morning.',
  },
  caveats: [
    'Prices are not adjusted for dividends, splits or any other event; a change of distribution_number shows that there was one.',
    'Prices are for quotation_factor units: 1, or 1,000 for some securities of the past.',
    'A ticker has several rows in a session if forwards of several terms were traded.',
    'The bulletin code of a ticker changes over time: BDRs had 02 until 2021 and have had 34 to 36 since.',
    'The currency changes during the long history, but not every new name means a new level of prices.',
    'A month can lack sessions, or have few quotes of one: its grade `sessions` says so where the calendar `b3-sessions` knows the month.',
    'Before 1995-05-15 the ISIN field holds an internal code.',
  ],
  folder: new URL('.', import.meta.url),
  partitionBy: 'competence_month',
  sourcesOverlap: {
    because: 'The files of a year, of its months and of their days have the same records: each day is whole in each.',
  },
  // A day in several sources is read from the first of them: see served_quote.sql.
  sources: [
    {
      id: 'cotahist_year',
      page: PAGE,
      format: 'zip',
      members: yearMembers,
      covers: 'year',
      from: '1986-01',
      // The file of the current year is rewritten every night, older files now and then.
      cadence: { nightly: 1, weekly: 13 },
      url: (year) => `${FILES}/COTAHIST_A${compact(year ?? '')}.ZIP`,
      maxUnpackedBytes: 4 * 1024 ** 3,
    },
    {
      id: 'cotahist_month',
      page: PAGE,
      format: 'zip',
      members: monthMembers,
      covers: 'month',
      from: '1986-01',
      cadence: { nightly: 2, weekly: 3 },
      url: (month) => `${FILES}/COTAHIST_M${dayFirst(month)}.ZIP`,
      maxUnpackedBytes: 1024 ** 3,
    },
    {
      id: 'cotahist_day',
      page: PAGE,
      format: 'zip',
      members: dayMembers,
      covers: 'day',
      // Earlier days are in the files of their months and years.
      from: '2018-01',
      cadence: { nightly: 2, weekly: 3 },
      url: (day) => `${FILES}/COTAHIST_D${dayFirst(day)}.ZIP`,
      maxUnpackedBytes: 256 * 1024 ** 2,
    },
  ],
  tolerance: {
    lines: 0,
    share: 0,
    because:
      'The exchange writes every record by machine and counts them; one that cannot be read means a broken file.',
  },
  lookups: [{ name: 'declared_bdi_code', columns: ['bdi_code', 'is_documented'], rows: bdiCodes }],
  quarantineRules: [],
  staging: [{ name: 'served_quote', sql: 'served_quote.sql', as: 'view' }],
  tables: [
    {
      name: 'b3_quote',
      description: 'One row per session, ticker and term.',
      columns: quoteColumns,
      sql: 'b3_quote.sql',
      orderBy: ['ticker', 'date', 'term_days', 'source_member', 'source_line'],
      key: ['date', 'ticker', 'term_days'],
      compared: {
        each: 'date',
        // Only the spot market is compared: options end at their expiry, and odd lots and forwards follow the spot
        // market.
        steady: { by: ['ticker'], figures: ['close', 'quotation_factor'], where: "market = '010'" },
        places: [
          // The best offers are from the end of the session: the last price lies between them far more often than the
          // first price.
          {
            figures: ['open', 'close'],
            right: "market = '010' AND close BETWEEN bid AND ask AND open NOT BETWEEN bid AND ask",
            swapped: "market = '010' AND open BETWEEN bid AND ask AND close NOT BETWEEN bid AND ask",
          },
          { figures: ['bid', 'ask'], right: '0 < bid AND bid < ask', swapped: '0 < ask AND ask < bid' },
        ],
      },
      rowGroupSize: 8_192,
    },
    {
      name: 'b3_spot_ticker',
      description:
        'One row a ticker and ISIN of the spot market: options, forwards and odd lots have the ISIN of their share too.',
      columns: spotTickerColumns,
      sql: 'b3_spot_ticker.sql',
      orderBy: ['ticker', 'isin'],
      key: ['ticker', 'isin'],
      compared: { figures: [], pairs: [['ticker', 'isin']] },
      rowGroupSize: 20_480,
    },
    cleanedTable('b3_quote', LINES_LEFT_OUT),
  ],
  materializedViews: [
    {
      name: 'b3_distribution',
      description:
        'One row per ISIN and number of its distribution: that an event went ex, and by which day; not which event, nor how much.',
      columns: distributionColumns,
      sql: 'b3_distribution.sql',
      reads: ['b3_quote'],
      orderBy: ['isin', 'number'],
      key: ['isin', 'number'],
      rowGroupSize: 20_480,
    },
  ],
  monthIndex: {
    name: 'b3_quote_ticker',
    description: 'One row per ticker and month with quotes.',
    columns: tickerColumns,
    sql: 'b3_quote_ticker.sql',
    orderBy: ['ticker', 'competence_month'],
    key: ['ticker', 'competence_month'],
    rowGroupSize: 20_480,
  },
  checks,
  sessionCheck,
})
