import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { monthOfPartition, type Table } from '../../schemas/core/dataset.ts'
import type { Manifest, PublishedFile } from '../../schemas/core/manifest.ts'
import type { Month } from '../../schemas/core/month.ts'
import { datasets } from '../../schemas/registry.gen.ts'
import type { PlacedFile } from '../integrity/damaged-file.ts'
import { literal } from '../../shared/sql-text.ts'
import { nulls, padded } from './declared.ts'

/** Each table's file, by table and month; a table in one piece stands under `all`. */
type Files = ReadonlyMap<string, ByMonth>
type ByMonth = ReadonlyMap<string, PlacedFile>

export function filesOf(manifest: Manifest, folder: string): Files {
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
  add('all', { ...manifest.own_tables, ...manifest.history_tables })
  return files
}

/** The tables of a snapshot as SQL: the statements that set them up, and queries over them. */
export interface Tables {
  readonly setUp: readonly string[]
  /** The text of a query with each monthly table's name replaced by the month in memory or the exact files asked for. */
  textOver(sqlFile: URL, months: readonly Month[]): string
  /** The same for months of which some have no such columns yet as the query names: there they are NULL. */
  paddedTextOver(sqlFile: URL, months: readonly Month[]): string
  /** The statement that makes a table of what a SELECT says of all months. */
  tableOfAll(name: string, sqlFile: URL): string
  /** The files that such texts read; what is in memory is read from there, but for padded texts. */
  readBy(sqlFile: URL, months: readonly Month[] | 'all', text?: 'padded'): readonly PlacedFile[]
}

/** Months of a resident table that are kept in memory: the newest, and those before it that may still be the last whole one. */
const RESIDENT_MONTHS = 4

const declared = datasets.flatMap(({ tables }) => tables)

/** The files that setting the tables up reads: tables in one piece, and the months that go into memory. */
export function readAtOpening(files: Files, resident: boolean): PlacedFile[] {
  return [...files].flatMap(([name, byMonth]) => {
    const whole = byMonth.get('all')
    if (whole !== undefined) return [whole]
    return isResident(name, resident) ? residentMonths(byMonth).flatMap((month) => byMonth.get(month) ?? []) : []
  })
}

/**
 * `resident`: tables with declared indexes are put into memory, of a monthly table the newest months. `damaged` are
 * files that nothing may read: a table in one piece is then not there.
 */
export function tablesOver(files: Files, resident: boolean, damaged: ReadonlySet<PlacedFile>): Tables {
  const others = [...files.keys()].filter((name) => !declared.some((table) => table.name === name))
  const isGood = (file: PlacedFile | undefined) => file !== undefined && !damaged.has(file)
  const goodMonths = (byMonth: ByMonth) => residentMonths(byMonth).filter((month) => isGood(byMonth.get(month)))
  const kept = new Set(
    [...files]
      .filter(([name]) => isResident(name, resident))
      .flatMap(([name, byMonth]) =>
        isGood(byMonth.get('all')) ? [name] : goodMonths(byMonth).map((month) => `${name} ${month}`),
      ),
  )
  const source: Source = (name, byMonth, months) => {
    const [month = ''] = months
    const table = `${name} ${month}`
    return months.length === 1 && kept.has(table) ? `"${table}"` : monthFiles(byMonth, months)
  }
  const paddedSource: Source = (name, byMonth, months) => padded(name, monthFiles(byMonth, months, { byName: true }))
  const textFrom = (relation: Source, sqlFile: URL, months: readonly Month[] | 'all'): string =>
    textOf(sqlFile).replaceAll(RELATION, (whole, keyword: string, name: string) => {
      const byMonth = files.get(name)
      if (byMonth === undefined || byMonth.has('all')) return whole
      return `${keyword} ${relation(name, byMonth, months === 'all' ? [...byMonth.keys()] : months)} AS ${name}`
    })
  return {
    setUp: [
      ...declared.flatMap((table) => setUpTable(table, files.get(table.name), kept, isGood)),
      ...others.flatMap((name) => viewOf(name, files.get(name), isGood)),
    ],
    textOver: (sqlFile, months) => textFrom(source, sqlFile, months),
    paddedTextOver: (sqlFile, months) => textFrom(paddedSource, sqlFile, months),
    tableOfAll: (name, sqlFile) => `CREATE OR REPLACE TABLE "${name}" AS ${textFrom(paddedSource, sqlFile, 'all')}`,
    readBy: (sqlFile, months, text) =>
      wordsOf(sqlFile).flatMap((name) => {
        const byMonth = files.get(name)
        if (byMonth === undefined || kept.has(name)) return []
        const whole = byMonth.get('all')
        if (whole !== undefined) return [whole]
        if (months === 'all') return [...byMonth.values()]
        if (text !== 'padded' && months.length === 1 && kept.has(`${name} ${months.join()}`)) return []
        return months.flatMap((month) => byMonth.get(month) ?? [])
      }),
  }
}

function isResident(name: string, resident: boolean): boolean {
  return resident && declared.some((table) => table.name === name && table.residentBy !== undefined)
}

const RELATION = /\b(FROM|JOIN) (\w+)\b/g

/** What stands in a query for a monthly table. */
type Source = (name: string, byMonth: ByMonth, months: readonly Month[]) => string

const texts = new Map<string, string>()
const words = new Map<string, readonly string[]>()

/** Every word of a query, each once: one of them that is the name of a table may be read by it. */
function wordsOf(sqlFile: URL): readonly string[] {
  const found = words.get(sqlFile.href) ?? [...new Set(textOf(sqlFile).match(/\w+/g))]
  words.set(sqlFile.href, found)
  return found
}

function textOf(sqlFile: URL): string {
  const text = texts.get(sqlFile.href) ?? readFileSync(sqlFile, 'utf8')
  texts.set(sqlFile.href, text)
  return text
}

/**
 * The statements that make a table there to be asked, in memory or read where it lies. A table that this snapshot does
 * not have is there all the same, empty, so that every query has its tables.
 */
function setUpTable(
  { name, columns, residentBy }: Table,
  byMonth: ByMonth | undefined,
  kept: ReadonlySet<string>,
  isGood: IsGood,
): string[] {
  if (byMonth === undefined) {
    return [`CREATE TABLE "${name}" AS SELECT ${nulls(columns)}, NULL::VARCHAR AS competence_month LIMIT 0`]
  }
  const whole = byMonth.get('all')
  if (whole !== undefined && residentBy !== undefined && kept.has(name)) {
    return inMemory(name, padded(name, `read_parquet(${literal(whole.path)})`), residentBy)
  }
  if (whole !== undefined || residentBy === undefined) return viewOf(name, byMonth, isGood)
  return [...byMonth.keys()]
    .filter((month) => kept.has(`${name} ${month}`))
    .flatMap((month) => inMemory(`${name} ${month}`, padded(name, monthFiles(byMonth, [month])), residentBy))
}

type IsGood = (file: PlacedFile | undefined) => boolean

/** A table in one piece as a view; of a monthly one each query names its files. */
function viewOf(name: string, byMonth: ByMonth | undefined, isGood: IsGood): string[] {
  const whole = byMonth?.get('all')
  if (whole === undefined || !isGood(whole)) return []
  return [`CREATE VIEW "${name}" AS SELECT * FROM ${padded(name, `read_parquet(${literal(whole.path)})`)}`]
}

function inMemory(table: string, source: string, indexed: readonly string[]): string[] {
  return [
    `CREATE TABLE "${table}" AS SELECT * FROM ${source}`,
    ...indexed.map((column) => `CREATE INDEX "${table} by ${column}" ON "${table}" ("${column}")`),
  ]
}

function residentMonths(byMonth: ByMonth): Month[] {
  return [...byMonth.keys()]
    .filter((month) => month !== 'all')
    .sort()
    .slice(-RESIDENT_MONTHS)
}

/** `byName`: the months need not have the same columns, which costs a look into every file. */
function monthFiles(byMonth: ByMonth, months: readonly Month[], { byName = false } = {}): string {
  const paths = months.map((month) => literal((byMonth.get(month) ?? missing(month)).path))
  const options = `hive_partitioning = true, hive_types = {'competence_month': VARCHAR}, union_by_name = ${String(byName)}`
  return `read_parquet([${paths.join(', ')}], ${options})`
}

function missing(month: Month): never {
  throw new Error(`no file for ${month}`)
}
