import { cleanedTable, LINES_LEFT_OUT } from '../../core/cleaned.ts'
import { defineDataset } from '../../core/dataset.ts'
import type { Member, Source } from '../../core/source.ts'
import { centralBank } from './central-bank.ts'
import { checks } from './checks.ts'
import { seriesColumns, valueColumns, vintageColumns } from './columns.ts'
import { GROUPS_TABLE, groupCategories } from './ipca-groups.ts'
import { describePeriods, groupMember, indexMember } from './members.ts'
import { publishedTwice, series, seriesRule } from './series.ts'

const LIMIT = 16 * 1024 ** 2
const IBGE_PAGE = 'https://servicodados.ibge.gov.br/api/docs/agregados?versao=3'
const IBGE = 'https://servicodados.ibge.gov.br/api/v3/agregados'
const BRAZIL = 'localidades=N1[all]'

export default defineDataset({
  id: 'statistics',
  title: { en: 'Economic statistics', pt: 'Séries econômicas' },
  publisher: 'IBGE and Banco Central do Brasil',
  licence: 'Open data of the IBGE and of the Banco Central do Brasil (ODbL): name the source.',
  terms: { kind: 'open' },
  attribution: 'Source: IBGE and Banco Central do Brasil (servicodados.ibge.gov.br, api.bcb.gov.br).',
  description:
    'Monthly and daily series of the statistics institute (IBGE) and of the central bank, each value as published.',
  revisions:
    'The IPCA is practically final when it is published; activity (bcb-24363) is revised for years afterwards. IBGE names the day of the last revision of each period, the central bank does not. Each version seen here stays in its snapshot.',
  expectation: {
    every: 'part',
    parts: Object.fromEntries(series.map((each) => [each.id, seriesRule(each)])),
    because: 'Each series has a rhythm of its own.',
  },
  caveats: [
    'Series of activity and credit are revised for years afterwards: use as_of for what was known at a time.',
    'The IPCA is here twice, from IBGE and from the central bank; a check names each month in which they differ.',
    "The IBGE values in the sample were copied from the central bank's series, so the two agree there by construction; their days of revision were reconstructed.",
    `${listNames(({ untested }) => untested === true)} are untested: no real answer of the publisher was at hand when their files were declared. The sample has three months of \`cdi\` and \`selic-diaria\`, from documents, and no value of the others.`,
    'Of a daily series the central bank answers ten years at a time, so it has a file for each decade. PTAX begins with the real, on 1 July 1994.',
    'The groups of the IPCA are here twice too. Those of the IBGE begin in January 2020: its older months are in tables that are not compiled.',
    'Quarterly series are not compiled.',
  ],
  folder: new URL('.', import.meta.url),
  partitionBy: 'all',
  sources: [
    ...describeTable('1737', indexMember, BRAZIL),
    ...describeTable(GROUPS_TABLE, groupMember, `${BRAZIL}&classificacao=315[${groupCategories.join(',')}]`).map(
      (source) => ({ ...source, untested: true as const }),
    ),
    ...centralBank,
  ],
  separateSources: {
    together: ['1737', GROUPS_TABLE].map((table) => [`ibge_${table}_63`, `ibge_${table}_periods`]),
    because:
      'Each file is one series, a decade of one, or the groups of an index, which are published together. A revised value of IBGE needs its new day of revision.',
  },
  tolerance: {
    lines: 0,
    share: 0,
    because: 'A period that is missing from a series makes every sum over it wrong.',
  },
  lookups: [
    {
      name: 'declared_series',
      columns: ['id', 'publisher', 'code', 'name', 'unit', 'frequency', 'decimals', 'untested'],
      rows: series.map(({ id, publisher, code, name, unit, frequency, decimals, untested = false }) => [
        id,
        publisher,
        code,
        name.en,
        unit,
        frequency,
        String(decimals),
        untested,
      ]),
    },
    { name: 'series_published_twice', columns: ['ibge', 'bcb'], rows: publishedTwice },
  ],
  quarantineRules: [],
  staging: [
    { name: 'ibge_value', sql: 'ibge_value.sql', as: 'view' },
    { name: 'ibge_period', sql: 'ibge_period.sql', as: 'view' },
    { name: 'bcb_value', sql: 'bcb_value.sql', as: 'view' },
  ],
  tables: [
    {
      name: 'statistic_value',
      description: 'One row per series and period, a month or a day.',
      columns: valueColumns,
      sql: 'statistic_value.sql',
      orderBy: ['series', 'period'],
      key: ['series', 'period'],
      compared: { each: 'series' },
      appendOnly: {
        each: 'series',
        because: 'A published period stays in its series: a file with fewer was cut, or is another series.',
        revised: ['bcb-24363'],
      },
      rowGroupSize: 20_480,
    },
    {
      name: 'statistic_series',
      description: 'One row per series: what it measures and how far it reaches.',
      columns: seriesColumns,
      sql: 'statistic_series.sql',
      orderBy: ['id'],
      key: ['id'],
      rowGroupSize: 20_480,
    },
    cleanedTable('statistics', LINES_LEFT_OUT),
  ],
  history: {
    name: 'statistic_vintage',
    description: 'One row per series, period and version of its value that this installation has seen.',
    columns: vintageColumns,
    sql: 'statistic_vintage.sql',
    orderBy: ['series', 'period', 'vintage'],
    key: ['series', 'period', 'vintage'],
    rowGroupSize: 20_480,
  },
  checks,
})

/** The sources of a table of the institute: the change in the month, and the days of revision. */
function describeTable(table: string, member: Member, parameters: string): Source[] {
  const common = { page: IBGE_PAGE, format: 'json', covers: 'everything', maxUnpackedBytes: LIMIT } as const
  const periods = `${IBGE}/${table}/periodos`
  return [
    {
      ...common,
      id: `ibge_${table}_63`,
      members: [member],
      url: () => `${periods}/all/variaveis/63?${parameters}`,
    },
    { ...common, id: `ibge_${table}_periods`, members: [describePeriods(table)], url: () => periods },
  ]
}

/** Lists series by the first of their other names. */
function listNames(isListed: (each: (typeof series)[number]) => boolean): string {
  return series
    .filter(isListed)
    .map(({ id, aliases: [alias] }) => `\`${alias ?? id}\``)
    .join(', ')
}
