import { cleanedTable, LINES_LEFT_OUT } from '../../core/cleaned.ts'
import { defineDataset } from '../../core/dataset.ts'
import { compact } from '../../core/month.ts'
import { checks } from './checks.ts'
import { bondPriceColumns, curveParameterColumns, curvePointColumns, diSettlementColumns } from './columns.ts'
import { bondPriceMembers, curveMembers, settlementMembers } from './members.ts'

const ANBIMA = 'https://www.anbima.com.br/informacoes'

export default defineDataset({
  id: 'rate_curve',
  title: { en: 'Interest curves and bond prices', pt: 'Curvas de juros e preços de títulos' },
  publisher: 'B3 and ANBIMA',
  licence: 'Published free of charge by B3 and ANBIMA: name the source and mind their terms of use',
  terms: {
    kind: 'restricted',
    holder: 'B3 and ANBIMA',
    text: 'B3 and ANBIMA publish them free of charge and reserve the rights: whoever hands them on needs the permission of both.',
    files: 'refused',
  },
  attribution: 'Source: B3 and ANBIMA, www.b3.com.br and www.anbima.com.br.',
  description:
    'Settlement of the futures of one-day deposits (DI1), the curves of fixed and real rates, and indicative rates and prices of federal bonds, by day.',
  revisions:
    'A file of a day appears once. Corrections were not seen; each version seen here stays in its snapshot. ANBIMA keeps five days of curves.',
  expectation: {
    every: 'business_day',
    withinDays: 2,
    calendars: ['br-banks'],
    because: 'The files of a business day are published on its evening and can be read the next morning.',
  },
  caveats: [
    'Four files of four days were seen: settlements of 2023 and 2024, prices of bonds of 2015, and curves of 2026.',
    'A rate between two contracts goes on evenly: what one real grows to between them grows by the same factor each business day. Nothing is said outside of the first and the last.',
    'Business days count by the holidays that were known on the day of the curve: 20 November counts as a holiday since 26 December 2023.',
    'ANBIMA gives curves to a form that is sent. Here its fields are asked for in the address, which is untested: a mirror has the file under that address.',
    'The nominal value of a bond (VNA) is in no file: it is the one value of six decimals by which all prices of its kind follow from their rates.',
    'The sample is synthetic: its rates and prices are invented.',
  ],
  folder: new URL('.', import.meta.url),
  partitionBy: 'competence_month',
  separateSources: {
    together: [],
    because:
      'Settlements, prices of bonds and curves are made from files of their own: one that is refused keeps no other.',
  },
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
    {
      id: 'mercado_secundario',
      page: 'https://www.anbima.com.br/pt_br/informar/taxas-de-titulos-publicos.htm',
      format: 'csv',
      members: bondPriceMembers,
      covers: 'day',
      from: '2015-01',
      cadence: { nightly: 2, weekly: 3 },
      url: (day) => `${ANBIMA}/merc-sec/arqs/ms${compact(day ?? '').slice(2)}.txt`,
      maxUnpackedBytes: 8 * 1024 ** 2,
    },
    {
      id: 'ettj',
      page: 'https://www.anbima.com.br/pt_br/informar/curvas-de-juros-fechamento.htm',
      format: 'csv',
      members: curveMembers,
      covers: 'day',
      from: '2025-01',
      cadence: { nightly: 1, weekly: 1 },
      untested: true,
      url: (day) => `${ANBIMA}/est-termo/CZ-down.asp?Dt_Ref=${(day ?? '').split('-').reverse().join('-')}&saida=csv`,
      maxUnpackedBytes: 8 * 1024 ** 2,
    },
  ],
  tolerance: {
    lines: 0,
    share: 0,
    because: 'Programs write the files of the seen days, and a point that is missing moves all rates around it.',
  },
  lookups: [],
  quarantineRules: [],
  staging: [{ name: 'curve_line', sql: 'curve_line.sql', as: 'view' }],
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
    {
      name: 'federal_bond_price',
      description: 'One row per day, code and maturity of a federal bond.',
      columns: bondPriceColumns,
      sql: 'federal_bond_price.sql',
      orderBy: ['date', 'selic_code', 'maturity_date'],
      key: ['date', 'selic_code', 'maturity_date'],
      compared: { each: 'date', pairs: [['selic_code', 'bond']] },
      rowGroupSize: 20_480,
    },
    {
      name: 'curve_parameter',
      description: 'One row per day and curve that has a formula.',
      columns: curveParameterColumns,
      sql: 'curve_parameter.sql',
      orderBy: ['date', 'curve'],
      key: ['date', 'curve'],
      compared: { each: 'date' },
      rowGroupSize: 20_480,
    },
    {
      name: 'curve_point',
      description: 'One row per day, curve and vertex.',
      columns: curvePointColumns,
      sql: 'curve_point.sql',
      orderBy: ['date', 'curve', 'business_days'],
      key: ['date', 'curve', 'business_days'],
      compared: { each: 'date' },
      rowGroupSize: 20_480,
    },
    cleanedTable('rate_curve', LINES_LEFT_OUT),
  ],
  checks,
})
