import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { monthOfPartition, type Table } from '../schemas/core/dataset.ts'
import type { Snapshot } from '../schemas/core/endpoint.ts'
import { type Manifest, manifestSchema } from '../schemas/core/manifest.ts'
import type { Month } from '../schemas/core/month.ts'
import { datasets } from '../schemas/registry.gen.ts'
import { type DatabaseOptions, literal, openDatabase } from './db.ts'

/** A snapshot that is open for queries. */
export interface OpenSnapshot extends Snapshot {
  readonly createdAt: string
  readonly digest: string
  close(): void
}

/** Opens the snapshot in `folder`; its small tables go into memory, the others are read where they lie. */
export async function openSnapshot(folder: string, options: Omit<DatabaseOptions, 'folder'>): Promise<OpenSnapshot> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')))
  const files = filesOf(manifest, folder)
  const db = await openDatabase(
    { ...options, folder },
    datasets.flatMap(({ tables }) => tables.flatMap((table) => setUpTable(table, files))),
  )
  return {
    id: manifest.snapshot,
    createdAt: manifest.created_at,
    digest: manifest.digest,
    query: (sqlFile, bindings, months = []) => db.query(textOver(sqlFile, files, months), bindings),
    months: monthsOf(manifest),
    retrievedAt: (dataset, month) => newestRetrieval(manifest, dataset, month),
    inputs: (dataset, month) =>
      partitionsOf(manifest, dataset)
        .filter(({ partition }) => monthOfPartition(partition) === month)
        .flatMap(({ inputs }) =>
          inputs.map(({ source, url, sha256 }) => ({ source, file: basename(new URL(url).pathname), sha256 })),
        ),
    close: () => {
      db.close()
    },
  }
}

/** Path of each table's file, by table and month; a table in one piece stands under `all`. */
type Files = ReadonlyMap<string, ReadonlyMap<string, string>>

function filesOf(manifest: Manifest, folder: string): Files {
  const files = new Map<string, Map<string, string>>()
  for (const { partition, tables } of manifest.partitions) {
    for (const [name, { file }] of Object.entries(tables)) {
      const byMonth = files.get(name) ?? new Map<string, string>()
      files.set(name, byMonth.set(monthOfPartition(partition) ?? 'all', join(folder, file)))
    }
  }
  return files
}

/** Months of a resident table that are kept in memory: the newest, and those before it that may still be the last whole one. */
const RESIDENT_MONTHS = 4

/**
 * The statements that make a table there to be asked. Without a declared index it is read where it lies; with one it is
 * put into memory, of a monthly table the newest months. A table that this snapshot does not have is there all the
 * same, empty, so that every query has its tables.
 */
function setUpTable({ name, columns, residentBy }: Table, files: Files): string[] {
  const byMonth = files.get(name)
  if (byMonth === undefined) {
    const empty = Object.entries(columns).map(([column, { duckdb }]) => `NULL::${duckdb} AS "${column}"`)
    return [`CREATE TABLE "${name}" AS SELECT ${empty.join(', ')}, NULL::VARCHAR AS competence_month LIMIT 0`]
  }
  const path = byMonth.get('all')
  if (residentBy === undefined) {
    return path === undefined ? [] : [`CREATE VIEW "${name}" AS SELECT * FROM read_parquet(${literal(path)})`]
  }
  if (path !== undefined) return inMemory(name, `read_parquet(${literal(path)})`, residentBy)
  return residentMonths(byMonth).flatMap((month) =>
    inMemory(`${name} ${month}`, monthFiles(byMonth, [month]), residentBy),
  )
}

function inMemory(table: string, source: string, indexed: readonly string[]): string[] {
  return [
    `CREATE TABLE "${table}" AS SELECT * FROM ${source}`,
    ...indexed.map((column) => `CREATE INDEX "${table} by ${column}" ON "${table}" ("${column}")`),
  ]
}

function residentMonths(byMonth: ReadonlyMap<string, string>): Month[] {
  return [...byMonth.keys()].sort().slice(-RESIDENT_MONTHS)
}

const texts = new Map<string, string>()

/** The text of a query with each monthly table's name replaced by the month in memory or the exact files asked for. */
function textOver(sqlFile: URL, files: Files, months: readonly Month[]): string {
  const text = texts.get(sqlFile.href) ?? readFileSync(sqlFile, 'utf8')
  texts.set(sqlFile.href, text)
  return text.replaceAll(/\b(FROM|JOIN) (\w+)\b/g, (whole, keyword: string, name: string) => {
    const byMonth = files.get(name)
    if (byMonth === undefined || byMonth.has('all')) return whole
    const [month] = months
    const inMemory =
      months.length === 1 && month !== undefined && RESIDENT.has(name) && residentMonths(byMonth).includes(month)
    return `${keyword} ${inMemory ? `"${name} ${month}"` : monthFiles(byMonth, months)} AS ${name}`
  })
}

const RESIDENT = new Set(
  datasets.flatMap(({ tables }) => tables.flatMap(({ name, residentBy }) => (residentBy === undefined ? [] : [name]))),
)

function monthFiles(byMonth: ReadonlyMap<string, string>, months: readonly Month[]): string {
  const paths = months.map((month) => literal(byMonth.get(month) ?? missing(month)))
  return `read_parquet([${paths.join(', ')}], hive_partitioning = true, hive_types = {'competence_month': VARCHAR})`
}

function missing(month: Month): never {
  throw new Error(`no file for ${month}`)
}

function partitionsOf(manifest: Manifest, dataset: string) {
  return manifest.partitions.filter((entry) => entry.dataset === dataset)
}

function monthsOf(manifest: Manifest): Snapshot['months'] {
  const byDataset = new Map<string, Month[]>()
  for (const { dataset, partition } of manifest.partitions) {
    const month = monthOfPartition(partition)
    if (month !== null) byDataset.set(dataset, [...(byDataset.get(dataset) ?? []), month])
  }
  for (const months of byDataset.values()) months.sort().reverse()
  return (dataset) => byDataset.get(dataset) ?? []
}

function newestRetrieval(manifest: Manifest, dataset: string, month: Month | null): string | null {
  const instants = manifest.sources
    .filter((source) => source.dataset === dataset && source.month === month)
    .map(({ retrieved_at }) => retrieved_at)
  return instants.sort().at(-1) ?? null
}
