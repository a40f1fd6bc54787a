import { cleanedTable, LINES_LEFT_OUT } from '../../core/cleaned.ts'
import { defineDataset } from '../../core/dataset.ts'
import { compact } from '../../core/month.ts'
import { checks } from './checks.ts'
import { bondPriceColumns, curveParameterColumns, curvePointColumns } from './columns.ts'
import { bondPriceMembers, curveMembers } from './members.ts'

const ANBIMA = 'https://www.anbima.com.br/informacoes'
const CURVES = `${ANBIMA}/est-termo/CZ-down.asp`

/** Writes a day as the portal does, the day of the month first. */
const backwards = (day: string | null, sign: string) => (day ?? '').split('-').reverse().join(sign)

export default defineDataset({
  id: 'anbima_curve',
  title: { en: 'Curves and prices of federal bonds', pt: 'Curvas e preços de títulos públicos' },
  publisher: 'ANBIMA',
  licence: 'Published free of charge by ANBIMA: name the source and mind its terms of use',
  terms: {
    kind: 'restricted',
    holder: 'ANBIMA',
    text: 'ANBIMA publishes them free of charge and reserves the rights: whoever hands them on needs its permission.',
    files: 'refused',
  },
  attribution: 'Source: ANBIMA, www.anbima.com.br.',
  description:
    'The curves of fixed and real rates of federal bonds (ETTJ), and their indicative rates and prices, by day.',
  revisions:
    'A file of a day appears once. Corrections were not seen; each version seen here stays in its snapshot. ANBIMA keeps five days of curves.',
  expectation: {
    every: 'business_day',
    withinDays: 2,
    calendars: ['br-banks'],
    because: 'The files of a business day are published on its evening and can be read the next morning.',
  },
  caveats: [
    'Two files of two days were seen: prices of bonds of 2015, and curves of 2026.',
    'Business days count by the holidays that were known on the day of the curve: 20 November counts as a holiday since 26 December 2023.',
    'ANBIMA gives curves to a form that is sent, of the last five business days alone; that is untested. A mirror has the file under the address that it is kept by.',
    'The nominal value of a bond (VNA) is in no file: it is the one value of six decimals by which all prices of its kind follow from their rates.',
    'The sample is synthetic: its rates and prices are invented.',
  ],
  folder: new URL('.', import.meta.url),
  partitionBy: 'competence_month',
  separateSources: {
    together: [],
    because: 'Prices of bonds and curves are made from files of their own: one that is refused keeps no other.',
  },
  sources: [
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
      url: (day) => `${CURVES}?Dt_Ref=${backwards(day, '-')}&saida=csv`,
      sentForm: {
        url: CURVES,
        fields: (day) => ({ Idioma: 'PT', Dt_Ref: backwards(day, '/'), saida: 'csv' }),
      },
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
    cleanedTable('anbima_curve', LINES_LEFT_OUT),
  ],
  checks,
})
