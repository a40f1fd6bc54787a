import { cleanedTable, LINES_LEFT_OUT } from '../../core/cleaned.ts'
import { type Dataset, defineDataset, type Lookup, type Table } from '../../core/dataset.ts'
import type { Member, Source } from '../../core/source.ts'
import { listCentralBank } from './central-bank.ts'
import { checks } from './checks.ts'
import { seriesColumns, valueColumns, vintageColumns } from './columns.ts'
import { GROUPS_CLASSIFICATION, GROUPS_TABLE, groupCategories } from './ipca-groups.ts'
import { describePeriods, groupMember, indexMember } from './members.ts'
import { INSTITUTE, listOwnTables, listTogether, nameMember } from './own-tables.ts'
import { BRAZIL, publishedTwice, type Series, series as builtIn } from './series.ts'
import { seriesRule } from './series-deadline.ts'

const LIMIT = 16 * 1024 ** 2
const IBGE_PAGE = 'https://servicodados.ibge.gov.br/api/docs/agregados?versao=3'
const WHOLE_COUNTRY = 'localidades=N1[all]'
/** Built-in tables of the institute, each with variable 63. */
const TABLES = ['1737', GROUPS_TABLE]

const history: Table = {
  name: 'statistic_vintage',
  description: 'One row per series, period and version of its value that this installation has seen.',
  columns: vintageColumns,
  sql: 'statistic_vintage.sql',
  orderBy: ['series', 'period', 'vintage'],
  key: ['series', 'period', 'vintage'],
  rowGroupSize: 20_480,
}

function describeValueTable(series: readonly Series[]): Table {
  return {
    name: 'statistic_value',
    description: 'One row per series and period: a day, month, quarter or year.',
    columns: valueColumns,
    sql: 'statistic_value.sql',
    orderBy: ['series', 'period'],
    key: ['series', 'period'],
    compared: { each: 'series' },
    appendOnly: {
      each: 'series',
      because: 'A published period stays in its series: a file with fewer was cut, or is another series.',
      revised: series.filter(({ revised }) => revised === true).map(({ id }) => id),
      declared: series.map(({ id }) => id),
    },
    rowGroupSize: 20_480,
  }
}

const seriesTable: Table = {
  name: 'statistic_series',
  description: 'One row per series: what it measures and how far it reaches.',
  columns: seriesColumns,
  sql: 'statistic_series.sql',
  orderBy: ['id'],
  key: ['id'],
  rowGroupSize: 20_480,
}

function listCaveats(): string[] {
  return [
    'Series of activity and credit are revised for years afterwards: use as_of for what was known at a time.',
    'The IPCA is here twice, from IBGE and from the central bank; a check names each month in which they differ.',
    "The IBGE values in the sample were copied from the central bank's series, so the two agree there by construction; their days of revision were reconstructed.",
    `${listNames(({ untested }) => untested === true)} are untested: no real answer of the publisher was at hand when their files were declared. The sample has three months of \`cdi\` and \`selic-diaria\`, from documents, and no value of the others.`,
    'Of a daily series the central bank answers ten years at a time, so it has a file for each decade. PTAX begins with the real, on 1 July 1994.',
    'The groups of the IPCA are here twice too. Those of the IBGE begin in January 2020: its older months are in tables that are not compiled.',
    'Quarterly and yearly series, and other codes and tables, are compiled where the operator declares them in a file: `declared_by` in the list of series names who did.',
  ]
}

/** Describes the dataset with the built-in series and those that a file of the operator declares. */
export function describeStatistics(own: readonly Series[]): Dataset {
  const series = [...builtIn, ...own]
  return defineDataset({
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
    caveats: listCaveats(),
    folder: new URL('.', import.meta.url),
    partitionBy: 'all',
    ...(own.length > 0 && { declaredByOperator: own }),
    sources: [
      ...describeTable('1737', indexMember, WHOLE_COUNTRY),
      ...describeTable(
        GROUPS_TABLE,
        groupMember,
        `${WHOLE_COUNTRY}&classificacao=${GROUPS_CLASSIFICATION}[${groupCategories.join(',')}]`,
      ).map((source) => ({ ...source, untested: true as const })),
      ...listCentralBank(series),
      ...listOwnTables(series, TABLES),
    ],
    separateSources: {
      together: listTogether(series, TABLES),
      because:
        'Each file is one series, a decade of one, or the groups of an index, which are published together. A revised value of IBGE needs its new day of revision.',
    },
    tolerance: {
      lines: 0,
      share: 0,
      because: 'A period that is missing from a series makes every sum over it wrong.',
    },
    lookups: [
      describeSeriesList(series),
      { name: 'series_published_twice', columns: ['ibge', 'bcb'], rows: publishedTwice },
    ],
    quarantineRules: [],
    staging: [
      { name: 'ibge_value', sql: 'ibge_value.sql', as: 'view' },
      { name: 'ibge_period', sql: 'ibge_period.sql', as: 'view' },
      { name: 'bcb_value', sql: 'bcb_value.sql', as: 'view' },
    ],
    tables: [describeValueTable(series), seriesTable, cleanedTable('statistics', LINES_LEFT_OUT)],
    history,
    checks,
  })
}

export default describeStatistics([])

/** Describes the sources of a table of the institute: the monthly changes, and the days of revision. */
function describeTable(table: string, member: Member, parameters: string): Source[] {
  const common = { page: IBGE_PAGE, format: 'json', covers: 'everything', maxUnpackedBytes: LIMIT } as const
  const periods = `${INSTITUTE}/${table}/periodos`
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

/** Lists the facts about each series for SQL, with the file of the institute that has its values. */
function describeSeriesList(series: readonly Series[]): Lookup {
  const described = series.map((each) => ({
    id: each.id,
    publisher: each.publisher,
    code: each.code,
    name: each.name.en,
    name_pt: each.name.pt,
    unit: each.unit,
    frequency: each.frequency,
    decimals: String(each.decimals),
    aliases: each.aliases.join(' '),
    within_days: each.published === null ? null : String(each.published.withinDays),
    untested: each.untested === true,
    declared_by: each.isOwn === true ? 'operator' : 'product',
    ...describePlaceInFile(each),
  }))
  const [first] = described
  return {
    name: 'declared_series',
    columns: Object.keys(first ?? {}),
    rows: described.map((each) => Object.values(each)),
  }
}

function describePlaceInFile(series: Series) {
  if (series.cell !== undefined) {
    const { categories, place } = series.cell
    return { member_id: nameMember(series), categories: categories.toSorted().join('|'), place }
  }
  const [table = '', , category] = series.code.split('/')
  const ofGroup = category === undefined ? '' : `${GROUPS_CLASSIFICATION}[${category}]`
  return series.publisher === 'IBGE'
    ? { member_id: table, categories: ofGroup, place: BRAZIL }
    : { member_id: null, categories: null, place: null }
}

/** Lists series by the first of their other names. */
function listNames(isListed: (each: Series) => boolean): string {
  return builtIn
    .filter(isListed)
    .map(({ id, aliases: [alias] }) => `\`${alias ?? id}\``)
    .join(', ')
}
