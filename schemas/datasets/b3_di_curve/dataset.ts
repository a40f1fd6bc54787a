import { cleanedTable, LINES_LEFT_OUT } from '../../core/cleaned.ts'
import { defineDataset } from '../../core/dataset.ts'
import { compact } from '../../core/month.ts'
import { checks } from './checks.ts'
import { diSettlementColumns } from './columns.ts'
import { settlementMembers } from './members.ts'

export default defineDataset({
  id: 'b3_di_curve',
  title: { en: 'DI curve', pt: 'Curva de juros DI' },
  publisher: 'B3',
  licence: 'Settlements that B3 publishes free of charge: name the source and mind its terms of use',
  terms: {
    kind: 'restricted',
    holder: 'B3',
    text: 'B3 publishes settlements free of charge and reserves the rights: whoever hands them on needs its permission.',
    files: 'refused',
  },
  attribution: 'Source: B3, www.b3.com.br.',
  description:
    'Settlement of the futures of one-day deposits (DI1), by day: the curve of interest that the market trades.',
  revisions: 'A file of a day appears once. Corrections were not seen; each version seen here stays in its snapshot.',
  expectation: {
    every: 'business_day',
    withinDays: 2,
    calendars: ['br-banks'],
    because: 'The files of a business day are published on its evening and can be read the next morning.',
  },
  caveats: [
    'Two files were seen: settlements of a day of 2023 and of one of 2024.',
    'A rate between two contracts goes on evenly: what one real grows to between them grows by the same factor each business day. Nothing is said outside of the first and the last.',
    'Business days count by the holidays that were known on the day of the curve: 20 November counts as a holiday since 26 December 2023.',
    'The sample is synthetic: its rates and prices are invented.',
  ],
  folder: new URL('.', import.meta.url),
  partitionBy: 'competence_month',
  sources: [
    {
      id: 'sprd',
      page: 'https://www.b3.com.br/pt_br/market-data-e-indices/servicos-de-dados/market-data/historico/boletins-diarios/pesquisa-por-pregao/pesquisa-por-pregao/',
      format: 'zip',
      members: settlementMembers,
      covers: 'day',
      from: '2018-01',
      cadence: { nightly: 2, weekly: 3 },
      url: (day) => `https://www.b3.com.br/pesquisapregao/download?filelist=SPRD${compact(day ?? '').slice(2)}.zip`,
      maxUnpackedBytes: 256 * 1024 ** 2,
    },
  ],
  tolerance: {
    lines: 0,
    share: 0,
    because: 'Programs write the files of the seen days, and a point that is missing moves all rates around it.',
  },
  lookups: [],
  quarantineRules: [],
  staging: [],
  tables: [
    {
      name: 'b3_di_settlement',
      description: 'One row per session and contract of one-day deposits.',
      columns: diSettlementColumns,
      sql: 'b3_di_settlement.sql',
      orderBy: ['date', 'expiry_month'],
      key: ['date', 'ticker'],
      compared: { each: 'date' },
      rowGroupSize: 20_480,
    },
    cleanedTable('b3_di_curve', LINES_LEFT_OUT),
  ],
  checks,
})
