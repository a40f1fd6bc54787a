import { cleanedTable } from '../../core/cleaned.ts'
import { defineDataset } from '../../core/dataset.ts'
import { fareAddress, fallbackAddresses } from './addresses.ts'
import { checks } from './checks.ts'
import { fareColumns } from './columns.ts'
import { members } from './members.ts'
import { bandTable, summaryTables } from './summary-tables.ts'

export default defineDataset({
  id: 'anac_fare',
  title: { en: 'Flight fares', pt: 'Tarifas aéreas' },
  publisher: 'ANAC',
  licence: 'Open data of ANAC (Brazilian Open Data Policy, Decree 8,777 of 2016): name the source.',
  terms: { kind: 'open' },
  attribution:
    'Source: ANAC (Agência Nacional de Aviação Civil), microdados de tarifas aéreas comercializadas, www.gov.br/anac.',
  description:
    'Domestic air fares sold in Brazil, month by month: how many seats each airline sold on each route at each fare. So far compiled only from synthetic files in the published layouts: we have not seen an original month.',
  revisions:
    'A file is replaced whole and without notice, sometimes in another layout. The last six months are requested every night, and those of the last two years every week. The older snapshots keep what a month said before.',
  expectation: {
    every: 'month',
    withinDays: 100,
    calendars: ['br-banks'],
    because:
      'Airlines register their fares by the last business day of the next month. The file follows two to three months after its own month, not always in order.',
  },
  caveats: [
    'We have not seen an original file. The files read so far are synthetic, in the four layouts that public download programs describe, with 30 real rows among theirs.',
    'The month is the month of the sale, not of the flight.',
    'A fare is a price at which seats were sold, with their number. It is not a quote, and nobody can still buy at it.',
    'A row is a fare, not a ticket: weigh it by its seats, as the aggregates do.',
    'Until June 2010 only monitored routes are covered: 63, and 67 from May 2004. From July 2010 all domestic routes are. Do not compare the two periods.',
    'Corporate, package and charter sales, fares of crew and children, miles and free seats are not included.',
    'Round trips and journeys of several legs are split into one-way pairs of origin and destination; airport fees are not included.',
    'The airline is the one that sold the seat, even if another one flew.',
    'Months can be published out of order: a month that is missing between two others is not published yet.',
    'International fares, whose record ended in 2025, are not compiled.',
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
    because: 'We have not seen an original month, so a line that cannot be read may mean an unknown layout.',
  },
  lookups: [],
  quarantineRules: [],
  sqlParts: {
    fare_statistics: new URL('fare_statistics.sql', import.meta.url),
    fares_near_percentiles: new URL('fares_near_percentiles.sql', import.meta.url),
    fares_in_percentile_bands: new URL('fares_in_percentile_bands.sql', import.meta.url),
  },
  staging: [],
  tables: [
    {
      name: 'anac_fare',
      description: 'One row per airline, route and fare in a month, as filed. A fare that is filed twice has two rows.',
      columns: fareColumns,
      sql: 'anac_fare.sql',
      orderBy: ['origin_icao', 'destination_icao', 'airline_icao', 'fare_value', 'source_line'],
      // All files so far have each fare once. A second row would not be our error, and rows are never merged.
      key: ['airline_icao', 'origin_icao', 'destination_icao', 'fare_value', 'source_line'],
      compared: {
        steady: { by: ['airline_icao', 'origin_icao', 'destination_icao'], figures: ['fare_value', 'seats_sold'] },
      },
      rowGroupSize: 20_480,
    },
    cleanedTable('anac_fare'),
  ],
  materializedViews: [bandTable, ...summaryTables],
  checks,
})
