import { cleanedTable } from '../../core/cleaned.ts'
import { defineDataset } from '../../core/dataset.ts'
import { fareAddress, fallbackAddresses } from './addresses.ts'
import { checks } from './checks.ts'
import { fareColumns } from './columns.ts'
import { members } from './members.ts'

export default defineDataset({
  id: 'anac_fare',
  // /status shows the title too, where no caveat is.
  title: 'Flight fares (synthetic so far, no original month met yet)',
  publisher: 'ANAC',
  licence: 'Open data of ANAC (Brazilian Open Data Policy, Decree 8,777 of 2016): name the source.',
  attribution:
    'Source: ANAC (Agência Nacional de Aviação Civil), microdados de tarifas aéreas comercializadas, www.gov.br/anac.',
  description:
    'Domestic air fares sold in Brazil, month by month: how many seats each airline sold on each route at each fare. Compiled so far from synthetic files in the published layouts; no original month has been met yet.',
  revisions:
    'A file is replaced whole and without a mark, sometimes in another layout. Months younger than six are asked for every night and those of the last two years every week; what a month said before stays in the older snapshots.',
  expectation: {
    every: 'month',
    withinDays: 100,
    calendars: ['br-banks'],
    because:
      'Airlines register by the last business day of the next month and the file follows two to three months after its own, not always in order.',
  },
  caveats: [
    'No original file has been met yet: what has been read is synthetic, in the four layouts that public downloaders describe, with 30 real rows among it.',
    'The month is that of the sale, whenever the flight is.',
    'Fares that were sold, with the seats sold at each: no quotes, and no price that can still be bought.',
    'A row is a fare and not a ticket: weigh it by its seats, as the aggregates do.',
    'Until June 2010 only monitored routes are covered, 63 of them and from May 2004 on 67; from July 2010 on all domestic routes: do not compare across.',
    'Left out are corporate, package and charter sales, fares of crew and children, miles and free seats.',
    'Round trips and journeys of several legs are split into one-way pairs of origin and destination; airport fees are not included.',
    'The airline is the one that sold the seat, even where another flew it.',
    'Months can come out of order: one that is missing between others is not published yet.',
    'International fares, a record that ended in 2025, are not compiled.',
  ],
  folder: new URL('.', import.meta.url),
  partitionBy: 'competence_month',
  sources: [
    {
      id: 'tarifa_domestica',
      page: 'https://www.gov.br/anac/pt-br/assuntos/dados-e-estatisticas/microdados-de-tarifas-aereas-comercializadas',
      format: 'csv',
      members,
      covers: 'month',
      from: '2002-01',
      // Months come two to three months late, and are exported anew.
      cadence: { nightly: 6, weekly: 24 },
      url: fareAddress,
      fallbackUrls: fallbackAddresses,
      // A month of 450,000 fares has 15 MB.
      maxUnpackedBytes: 256 * 1024 ** 2,
    },
  ],
  tolerance: {
    lines: 0,
    share: 0,
    because: 'No original month has been met yet, so a line that cannot be read may mean a layout that nobody knows.',
  },
  lookups: [],
  quarantineRules: [],
  staging: [],
  tables: [
    {
      name: 'anac_fare',
      description: 'One row an airline, route and fare in a month, as filed; a fare that is filed twice has two rows.',
      columns: fareColumns,
      sql: 'anac_fare.sql',
      orderBy: ['origin_icao', 'destination_icao', 'airline_icao', 'fare_value', 'source_line'],
      // The file has each fare once wherever it was seen; a row more would be no error of ours, and none is merged.
      key: ['airline_icao', 'origin_icao', 'destination_icao', 'fare_value', 'source_line'],
      rowGroupSize: 20_480,
    },
    cleanedTable('anac_fare'),
  ],
  checks,
})
