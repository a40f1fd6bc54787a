import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { monthOfPartition, type Table } from '../../schemas/core/dataset.ts'
import type { Manifest, PublishedFile } from '../../schemas/core/manifest.ts'
import type { Month } from '../../schemas/core/month.ts'
import { datasets } from '../../schemas/registry.gen.ts'
import { datasetApis } from '../../schemas/service/registry.gen.ts'
import type { PlacedFile } from '../integrity/damaged-file.ts'
import { literal } from '../../schemas/core/sql-text.ts'
import { padRelation, writeColumnTypes } from './declared-tables.ts'
import { type ChosenParts, readQueryText } from './query-text.ts'

/** By table and month. A table in one piece is under `all`. */
type TableFiles = ReadonlyMap<string, ByMonth>
type ByMonth = ReadonlyMap<string, PlacedFile>

export function listTableFiles(manifest: Manifest, folder: string): TableFiles {
  const files = new Map<string, Map<string, PlacedFile>>()
  const add = (month: string, tables: Readonly<Record<string, PublishedFile>>) => {
    for (const [table, { file, bytes, sha256 }] of Object.entries(tables)) {
      const byMonth = files.get(table) ?? new Map<string, PlacedFile>()
      const placed = { path: join(folder, file), bytes, sha256, table, month: month === 'all' ? null : month }
      files.set(table, byMonth.set(month, placed))
    }
  }
  for (const { partition, tables, history = {} } of manifest.partitions) {
    add(monthOfPartition(partition) ?? 'all', { ...tables, ...history })
  }
  for (const [name, file] of Object.entries({ ...manifest.own_tables, ...manifest.history_tables })) {
    const [table = name, partition = 'all'] = name.split('/')
    add(monthOfPartition(partition) ?? 'all', { [table]: file })
  }
  return files
}

/**
 * What SQL needs to read the tables of a snapshot: the statements that set them up, and the texts of queries over them.
 */
export interface Tables {
  readonly setUp: readonly string[]
  /** Writes a query with each table that it reads: a monthly one as the month in memory, or as the exact files. */
  writeText(sqlFile: URL, months: readonly Month[], chosen?: ChosenParts): string
  /** Writes the same query for months that may lack columns which the query names: those are NULL. */
  writePaddedText(sqlFile: URL, months: readonly Month[], chosen?: ChosenParts): string
  /** Writes the statement that makes a table from a SELECT over all months. */
  writeTableOfAll(name: string, sqlFile: URL): string
  /** Lists the files that these texts read. Tables in memory need no file, except for padded texts. */
  listFiles(sqlFile: URL, months: readonly Month[] | 'all', text?: 'padded'): readonly PlacedFile[]
}

/** Months of a resident table in memory: the newest, and those before it that may still be the last complete one. */
const RESIDENT_MONTHS = 4

/** Queries may read these tables of a snapshot that has none of their files, such as the first, without histories. */
const declared = datasets.flatMap(({ tables, history, materializedViews = [] }) => [
  ...tables,
  ...(history ? [history] : []),
  ...materializedViews,
])

/** SQL macros that several queries use. */
const MACROS = readFileSync(new URL('../../schemas/api/macros.sql', import.meta.url), 'utf8')

/** Indexed columns by table, for the tables that are kept in memory. */
const indexedColumns = new Map(Object.values(datasetApis).flatMap(({ resident = {} }) => Object.entries(resident)))

/**
 * Which tables with declared indexes go into memory: `all` of them as they are, or `keyed`, compressed, those of which
 * a request reads a few rows. A compressed table takes a fifth of the memory, and a row of it is found in nearly the
 * same time.
 */
export type ResidentTables = 'all' | 'keyed'

/** Lists the files that the set-up reads: tables in one piece, and the months that go into memory. */
export function listFilesOfSetUp(files: TableFiles, resident: ResidentTables): PlacedFile[] {
  return [...files].flatMap(([name, byMonth]) => {
    const whole = byMonth.get('all')
    if (whole !== undefined) return [whole]
    return isResident(name, resident) ? listResidentMonths(byMonth).flatMap((month) => byMonth.get(month) ?? []) : []
  })
}

/**
 * Plans the tables of a snapshot. The `resident` ones go into memory, a monthly one with its newest months. Nothing may
 * read the `damaged` files: a damaged table in one piece does not exist.
 */
export function planTables(files: TableFiles, resident: ResidentTables, damaged: ReadonlySet<PlacedFile>): Tables {
  const others = [...files.keys()].filter((name) => !declared.some((table) => table.name === name))
  const isGood = (file: PlacedFile | undefined) => file !== undefined && !damaged.has(file)
  const listGoodMonths = (byMonth: ByMonth) => listResidentMonths(byMonth).filter((month) => isGood(byMonth.get(month)))
  const kept = new Set(
    [...files]
      .filter(([name]) => isResident(name, resident))
      .flatMap(([name, byMonth]) =>
        isGood(byMonth.get('all'))
          ? [nameInDuckDb(name)]
          : listGoodMonths(byMonth).map((month) => nameInDuckDb(name, month)),
      ),
  )
  const source: SqlSource = (name, byMonth, months) => {
    const table = nameInDuckDb(name, months[0])
    return months.length === 1 && kept.has(table) ? quoteTable(table, kept) : writeMonthFiles(byMonth, months)
  }
  const paddedSource: SqlSource = (name, byMonth, months) =>
    padRelation(name, writeMonthFiles(byMonth, months, { byName: true }))
  const writeFrom = (
    relation: SqlSource,
    sqlFile: URL,
    months: readonly Month[] | 'all',
    chosen?: ChosenParts,
  ): string =>
    readQueryText(sqlFile).write((name) => {
      const byMonth = files.get(name)
      if (byMonth === undefined || byMonth.has('all')) return `${quoteTable(nameInDuckDb(name), kept)} AS ${name}`
      return `${relation(name, byMonth, months === 'all' ? [...byMonth.keys()] : months)} AS ${name}`
    }, chosen)
  return {
    setUp: [
      MACROS,
      resident === 'all' ? ATTACH_MEMORY : `${ATTACH_MEMORY} (COMPRESS)`,
      ...declared.flatMap((table) => writeSetUp(table, files.get(table.name), kept, isGood)),
      ...others.flatMap((name) => writeView(name, files.get(name), isGood)),
      // Tables are compressed when they are checkpointed.
      `CHECKPOINT ${MEMORY}`,
    ],
    writeText: (sqlFile, months, chosen) => writeFrom(source, sqlFile, months, chosen),
    writePaddedText: (sqlFile, months, chosen) => writeFrom(paddedSource, sqlFile, months, chosen),
    writeTableOfAll: (name, sqlFile) =>
      `CREATE OR REPLACE TABLE "${nameInDuckDb(name)}" AS ${writeFrom(paddedSource, sqlFile, 'all')}`,
    listFiles: (sqlFile, months, text) =>
      readQueryText(sqlFile).reads.flatMap((name) => {
        const byMonth = files.get(name)
        if (byMonth === undefined || kept.has(nameInDuckDb(name))) return []
        const whole = byMonth.get('all')
        if (whole !== undefined) return [whole]
        if (months === 'all') return [...byMonth.values()]
        if (text !== 'padded' && months.length === 1 && kept.has(nameInDuckDb(name, months[0]))) return []
        return months.flatMap((month) => byMonth.get(month) ?? [])
      }),
  }
}

function isResident(name: string, resident: ResidentTables): boolean {
  const indexed = indexedColumns.get(name)
  return indexed !== undefined && (resident === 'all' || indexed.length > 0)
}

/**
 * Names a table in one piece, or a month in memory, in DuckDB. No query can write this name by hand, so it reads only
 * what it names in braces: those files are hashed before.
 */
function nameInDuckDb(table: string, month: Month = 'all'): string {
  return `${table} ${month}`
}

/** Resident tables are in a database of their own: its contents can be compressed, those of the first one cannot. */
const MEMORY = 'resident'
const ATTACH_MEMORY = `ATTACH ':memory:' AS ${MEMORY}`

function quoteTable(table: string, kept: ReadonlySet<string>): string {
  return kept.has(table) ? `${MEMORY}."${table}"` : `"${table}"`
}

/** Writes the relation that replaces a monthly table in a query. */
type SqlSource = (name: string, byMonth: ByMonth, months: readonly Month[]) => string

/**
 * Writes the statements that create a table, in memory or as a view of its file. A table that this snapshot lacks is
 * created empty, so that every query finds its tables.
 */
function writeSetUp(
  { name, columns }: Table,
  byMonth: ByMonth | undefined,
  kept: ReadonlySet<string>,
  isGood: IsGood,
): string[] {
  const indexed = indexedColumns.get(name)
  if (byMonth === undefined) return [`CREATE TABLE "${nameInDuckDb(name)}" (${writeColumnTypes(columns)})`]
  const whole = byMonth.get('all')
  if (whole !== undefined && indexed !== undefined && kept.has(nameInDuckDb(name))) {
    return writeMemoryTable(nameInDuckDb(name), padRelation(name, `read_parquet(${literal(whole.path)})`), indexed)
  }
  if (whole !== undefined || indexed === undefined) return writeView(name, byMonth, isGood)
  return [...byMonth.keys()]
    .filter((month) => kept.has(nameInDuckDb(name, month)))
    .flatMap((month) =>
      writeMemoryTable(nameInDuckDb(name, month), padRelation(name, writeMonthFiles(byMonth, [month])), indexed),
    )
}

type IsGood = (file: PlacedFile | undefined) => boolean

/** Writes a view of a table in one piece. A query over a monthly table names its files itself. */
function writeView(name: string, byMonth: ByMonth | undefined, isGood: IsGood): string[] {
  const whole = byMonth?.get('all')
  if (whole === undefined || !isGood(whole)) return []
  return [
    `CREATE VIEW "${nameInDuckDb(name)}" AS SELECT * FROM ${padRelation(name, `read_parquet(${literal(whole.path)})`)}`,
  ]
}

function writeMemoryTable(table: string, source: string, indexed: readonly string[]): string[] {
  return [
    `CREATE TABLE ${MEMORY}."${table}" AS SELECT * FROM ${source}`,
    ...indexed.map((column) => `CREATE INDEX "${table} by ${column}" ON ${MEMORY}."${table}" ("${column}")`),
  ]
}

function listResidentMonths(byMonth: ByMonth): Month[] {
  return [...byMonth.keys()]
    .filter((month) => month !== 'all')
    .sort()
    .slice(-RESIDENT_MONTHS)
}

/**
 * Writes the relation over the files of months. With `byName` the months may have different columns, which costs a look
 * into every file.
 */
function writeMonthFiles(byMonth: ByMonth, months: readonly Month[], { byName = false } = {}): string {
  const paths = months.map((month) => literal((byMonth.get(month) ?? refuseMissing(month)).path))
  const options = `hive_partitioning = true, hive_types = {'competence_month': VARCHAR}, union_by_name = ${String(byName)}`
  return `read_parquet([${paths.join(', ')}], ${options})`
}

function refuseMissing(month: Month): never {
  throw new Error(`no file for ${month}`)
}
