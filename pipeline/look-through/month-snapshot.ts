import { readFileSync } from 'node:fs'
import { ExactNumber } from '../../schemas/core/exact-number.ts'
import type { WorkBudget } from '../../schemas/core/work-budget.ts'
import { readCalendars } from '../../schemas/api/calendar/calendars-of.ts'
import type { Binding, Row, Snapshot, Value } from '../../schemas/api/endpoint.ts'
import { type Dataset, monthOfPartition, type Table } from '../../schemas/core/dataset.ts'
import type { Manifest, PublishedFile } from '../../schemas/core/manifest.ts'
import type { Month } from '../../schemas/core/month.ts'
import { identifier, literal } from '../../schemas/core/sql-text.ts'
import type { Duck } from '../duckdb.ts'

/** Snapshot that is about to be published: its manifest so far, and the places of its files. */
export interface NextTables {
  readonly manifest: Manifest
  readonly datasets: readonly Dataset[]
  readonly findPath: (file: PublishedFile) => string
}

/** Tables that queries name and that are made from other tables each time, as in the server. */
const MADE_TABLES: ReadonlyMap<string, URL> = new Map([
  ['only_class', new URL('../../schemas/fund/api/only_class.sql', import.meta.url)],
])

const DATASET_API = new URL('../../schemas/datasets/cvm_fund_portfolio/api/', import.meta.url)
const FUND_API = new URL('../../schemas/fund/api/', import.meta.url)

/** Queries that are allowed. They decide the rows, so any other query is refused. */
export const LOOK_THROUGH_SQL: readonly URL[] = [
  ...[
    '../look_through_filers',
    'look-through/look_through_graph',
    'look-through/look_through_assets',
    'month_names',
  ].map((name) => new URL(`${name}.sql`, DATASET_API)),
  ...['conflicting_days', 'daily_navs', 'registered_navs', 'only_class'].map(
    (name) => new URL(`${name}.sql`, FUND_API),
  ),
  ...[
    'nearest_reports',
    'classes_behind',
    'fidc_lines',
    'fii_balance_lines',
    'fii_asset_lines',
    'fii_quarter_cash',
  ].map((name) => new URL(`reports/${name}.sql`, FUND_API)),
  new URL('../../schemas/api/calendar/closed_days.sql', import.meta.url),
]

/** Opens one month of the snapshot that is about to be published, in the form that the code of an answer expects. */
export async function openMonthSnapshot(duck: Duck, tables: NextTables, month: Month): Promise<Snapshot> {
  const { manifest } = tables
  const query: Snapshot['query'] = (sqlFile, bindings, months = []) => runQuery(duck, tables, sqlFile, bindings, months)
  const monthsWith = (has: (entry: Manifest['partitions'][number]) => boolean) =>
    manifest.partitions
      .filter((entry) => Object.keys(entry.tables).length > 0 && has(entry))
      .flatMap(({ partition }) => monthOfPartition(partition) ?? [])
  return {
    id: manifest.snapshot,
    manifest,
    calendars: await readCalendars({ query }),
    newest: new Map(),
    issuerGroups: null,
    work: UNBOUNDED,
    query,
    lookUpClass: (sqlFile, cnpj, months) => query(sqlFile, { cnpj }, months),
    lookUpClasses: (sqlFile, cnpj, months) => query(sqlFile, { cnpj }, months),
    rows: (sqlFile) => Promise.reject(new Error(`${sqlFile.href} is asked for piece by piece`)),
    // Only this month is listed, so the code of the answer takes it for one of the newest, which it reads as a whole.
    months: (dataset) => monthsWith((entry) => entry.dataset === dataset).filter((each) => each === month),
    has: (table) => table in manifest.own_tables || listFiles(manifest, table).some((file) => file.month === null),
    monthsWith: (table) => monthsWith((entry) => table in entry.tables),
    retrievedAt: () => null,
  }
}

/** Nobody else waits for this thread. */
const UNBOUNDED: WorkBudget = { spend: () => false, rest: () => Promise.resolve() }

async function runQuery(
  duck: Duck,
  tables: NextTables,
  sqlFile: URL,
  bindings: Readonly<Record<string, Binding>>,
  months: readonly Month[],
): Promise<Row[]> {
  if (!LOOK_THROUGH_SQL.some(({ href }) => href === sqlFile.href)) throw new Error(`${sqlFile.href} is not in the list`)
  const sql = writeSql(sqlFile, tables, months, bindings)
  const described = await duck.rows(`DESCRIBE ${sql}`)
  const exact = new Set(
    described.flatMap(({ column_name, column_type }) =>
      /^(DECIMAL|U?BIGINT|HUGEINT)/.test(String(column_type)) ? [String(column_name)] : [],
    ),
  )
  const rows = await duck.rows(sql)
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, readValue(value, exact.has(name))])),
  )
}

function readValue(value: unknown, isExact: boolean): Value {
  return isExact && typeof value === 'string' ? new ExactNumber(value) : (value as Value)
}

function writeBound(name: string, value: Binding | undefined): string {
  if (value === null) return 'NULL'
  if (typeof value === 'string') return literal(value)
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return `[${(value as readonly string[]).map(literal).join(', ')}]`
  throw new Error(`$${name} is not bound`)
}

/** A table in braces, a bound value, or a comment, in which neither counts. */
const PLACEHOLDER = /--.*|\{(\w+)\}|\$(\w+)/g

/**
 * Writes the tables and the bound values into a query; of a monthly table, the files of these months. Both are replaced
 * in one pass, because the path of a file can look like a value.
 */
function writeSql(
  sqlFile: URL,
  tables: NextTables,
  months: readonly Month[] | 'all',
  bindings: Readonly<Record<string, Binding>>,
): string {
  const write = (_whole: string, table?: string, bound?: string) => {
    if (bound !== undefined) return writeBound(bound, bindings[bound])
    if (table === undefined) return ''
    const source = MADE_TABLES.get(table)
    const relation =
      source === undefined ? writeRelation(table, tables, months) : writeSql(source, tables, 'all', bindings)
    return `(${relation}) AS ${identifier(table)}`
  }
  return readFileSync(sqlFile, 'utf8').replaceAll(PLACEHOLDER, write)
}

interface MonthFile {
  readonly month: Month | null
  readonly file: PublishedFile
}

function listFiles({ partitions, own_tables }: Manifest, name: string): MonthFile[] {
  const own = own_tables[name]
  if (own !== undefined) return [{ month: null, file: own }]
  return partitions.flatMap(({ partition, tables }) => {
    const file = tables[name]
    return file === undefined ? [] : [{ month: monthOfPartition(partition), file }]
  })
}

/**
 * Writes a table's declared columns and the month of each row. A column that a file of an earlier compiler lacks is
 * NULL.
 */
function writeRelation(
  name: string,
  { manifest, datasets, findPath }: NextTables,
  months: readonly Month[] | 'all',
): string {
  const files = listFiles(manifest, name).filter(
    ({ month }) => month === null || months === 'all' || months.includes(month),
  )
  const columns = Object.entries({ competence_month: { duckdb: 'VARCHAR' }, ...findColumns(datasets, name) })
  const empty = columns.map(([column, { duckdb }]) => `NULL::${duckdb} AS ${identifier(column)}`).join(', ')
  const filled = files.map(
    ({ month, file }) =>
      ` UNION ALL BY NAME SELECT *, ${month === null ? 'NULL' : literal(month)}::VARCHAR AS competence_month FROM read_parquet(${literal(findPath(file))}, hive_partitioning = false)`,
  )
  return `SELECT ${empty} WHERE false${filled.join('')}`
}

function findColumns(datasets: readonly Dataset[], name: string): Table['columns'] {
  const found = datasets
    .flatMap(({ tables, materializedViews = [] }) => [...tables, ...materializedViews])
    .find((table) => table.name === name)
  // A dataset that is not built has no rows; its columns are known all the same, because every dataset is registered.
  if (found === undefined) throw new Error(`a look-through reads ${name}, which no dataset declares`)
  return found.columns
}
