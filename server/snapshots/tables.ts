import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { monthOfPartition, type Table } from '../../schemas/core/dataset.ts'
import type { Manifest, PublishedFile } from '../../schemas/core/manifest.ts'
import type { Month } from '../../schemas/core/month.ts'
import { datasets } from '../../schemas/registry.gen.ts'
import { literal } from './db.ts'
import { nulls, padded } from './declared.ts'

/** Path of each table's file, by table and month; a table in one piece stands under `all`. */
type Files = ReadonlyMap<string, ReadonlyMap<string, string>>

export function filesOf(manifest: Manifest, folder: string): Files {
  const files = new Map<string, Map<string, string>>()
  const add = (month: string, tables: Readonly<Record<string, PublishedFile>>) => {
    for (const [name, { file }] of Object.entries(tables)) {
      const byMonth = files.get(name) ?? new Map<string, string>()
      files.set(name, byMonth.set(month, join(folder, file)))
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
}

/** Months of a resident table that are kept in memory: the newest, and those before it that may still be the last whole one. */
const RESIDENT_MONTHS = 4

/** `resident`: tables with declared indexes are put into memory, of a monthly table the newest months. */
export function tablesOver(files: Files, resident: boolean): Tables {
  const declared = datasets.flatMap(({ tables }) => tables)
  const names = new Set(declared.map(({ name }) => name))
  const others = [...files.keys()].filter((name) => !names.has(name))
  const kept = new Set(
    declared
      .filter(({ residentBy }) => resident && residentBy !== undefined)
      .flatMap(({ name }) => residentMonths(files.get(name) ?? new Map()).map((month) => `${name} ${month}`)),
  )
  const source: Source = (name, byMonth, months) => {
    const [month = ''] = months
    const table = `${name} ${month}`
    return months.length === 1 && kept.has(table) ? `"${table}"` : monthFiles(byMonth, months)
  }
  const paddedSource: Source = (name, byMonth, months) => padded(name, monthFiles(byMonth, months, { byName: true }))
  const textFrom = (relation: Source, sqlFile: URL, months: readonly Month[] | 'all'): string =>
    textOf(sqlFile).replaceAll(/\b(FROM|JOIN) (\w+)\b/g, (whole, keyword: string, name: string) => {
      const byMonth = files.get(name)
      if (byMonth === undefined || byMonth.has('all')) return whole
      return `${keyword} ${relation(name, byMonth, months === 'all' ? [...byMonth.keys()] : months)} AS ${name}`
    })
  return {
    setUp: [
      ...declared.flatMap((table) => setUpTable(table, files.get(table.name), resident)),
      ...others.flatMap((name) => viewOf(name, files.get(name))),
    ],
    textOver: (sqlFile, months) => textFrom(source, sqlFile, months),
    paddedTextOver: (sqlFile, months) => textFrom(paddedSource, sqlFile, months),
    tableOfAll: (name, sqlFile) => `CREATE TABLE "${name}" AS ${textFrom(paddedSource, sqlFile, 'all')}`,
  }
}

/** What stands in a query for a monthly table. */
type Source = (name: string, byMonth: ReadonlyMap<string, string>, months: readonly Month[]) => string

const texts = new Map<string, string>()

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
  byMonth: ReadonlyMap<string, string> | undefined,
  resident: boolean,
): string[] {
  if (byMonth === undefined) {
    return [`CREATE TABLE "${name}" AS SELECT ${nulls(columns)}, NULL::VARCHAR AS competence_month LIMIT 0`]
  }
  if (!resident || residentBy === undefined) return viewOf(name, byMonth)
  const path = byMonth.get('all')
  if (path !== undefined) return inMemory(name, padded(name, `read_parquet(${literal(path)})`), residentBy)
  return residentMonths(byMonth).flatMap((month) =>
    inMemory(`${name} ${month}`, padded(name, monthFiles(byMonth, [month])), residentBy),
  )
}

/** A table in one piece as a view; of a monthly one each query names its files. */
function viewOf(name: string, byMonth: ReadonlyMap<string, string> | undefined): string[] {
  const path = byMonth?.get('all')
  if (path === undefined) return []
  return [`CREATE VIEW "${name}" AS SELECT * FROM ${padded(name, `read_parquet(${literal(path)})`)}`]
}

function inMemory(table: string, source: string, indexed: readonly string[]): string[] {
  return [
    `CREATE TABLE "${table}" AS SELECT * FROM ${source}`,
    ...indexed.map((column) => `CREATE INDEX "${table} by ${column}" ON "${table}" ("${column}")`),
  ]
}

function residentMonths(byMonth: ReadonlyMap<string, string>): Month[] {
  return [...byMonth.keys()]
    .filter((month) => month !== 'all')
    .sort()
    .slice(-RESIDENT_MONTHS)
}

/** `byName`: the months need not have the same columns, which costs a look into every file. */
function monthFiles(byMonth: ReadonlyMap<string, string>, months: readonly Month[], { byName = false } = {}): string {
  const paths = months.map((month) => literal(byMonth.get(month) ?? missing(month)))
  const options = `hive_partitioning = true, hive_types = {'competence_month': VARCHAR}, union_by_name = ${String(byName)}`
  return `read_parquet([${paths.join(', ')}], ${options})`
}

function missing(month: Month): never {
  throw new Error(`no file for ${month}`)
}
