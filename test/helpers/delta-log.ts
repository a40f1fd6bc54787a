import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { literal } from '../../schemas/core/sql-text.ts'
import { textRows } from './build.ts'

/** One line of a log, as any reader of the format sees it. */
export interface PlainAction {
  readonly commitInfo?: { readonly userMetadata: string; readonly timestamp: number; readonly operation: string }
  readonly protocol?: { readonly minReaderVersion: number }
  readonly metaData?: {
    readonly id: string
    readonly schemaString: string
    readonly partitionColumns: readonly string[]
  }
  readonly add?: {
    readonly path: string
    readonly stats: string
    readonly size: number
    readonly partitionValues: Readonly<Record<string, string>>
  }
  readonly remove?: { readonly path: string }
}

export const logFolder = (dataDir: string, table: string) => join(dataDir, 'lake', table, '_delta_log')
export const versionFile = (version: number, ending = 'json') => `${String(version).padStart(20, '0')}.${ending}`

export async function listLoggedTables(dataDir: string): Promise<string[]> {
  const folders = await readdir(join(dataDir, 'lake'), { withFileTypes: true })
  const found = folders
    .filter((entry) => entry.isDirectory())
    .map(async ({ name }) => {
      const names = await readdir(join(dataDir, 'lake', name))
      return names.includes('_delta_log') ? [name] : []
    })
  return (await Promise.all(found)).flat().sort()
}

export async function readActions(dataDir: string, table: string, version: number): Promise<PlainAction[]> {
  const text = await readFile(join(logFolder(dataDir, table), versionFile(version)), 'utf8')
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as PlainAction)
}

/** Finds the files by the rules of the format: the newest checkpoint, then each commit. Fails if one is missing. */
export async function readFilesAt(dataDir: string, table: string, version: number) {
  const folder = logFolder(dataDir, table)
  const checkpoints = (await readdir(folder))
    .filter((name) => name.endsWith('.checkpoint.parquet') && name <= versionFile(version, 'checkpoint.parquet'))
    .sort()
  const newest = checkpoints.at(-1)
  const files = new Map<string, NonNullable<PlainAction['add']>>()
  let schema = ''
  if (newest !== undefined) {
    const path = literal(join(folder, newest))
    for (const { added } of await textRows(
      `SELECT to_json("add")::VARCHAR AS added FROM ${path} WHERE "add" IS NOT NULL`,
    )) {
      const add = JSON.parse(added ?? '') as NonNullable<PlainAction['add']>
      files.set(add.path, add)
    }
    const [row] = await textRows(`SELECT "metaData".schemaString AS text FROM ${path} WHERE "metaData" IS NOT NULL`)
    schema = row?.['text'] ?? ''
  }
  const from = newest === undefined ? 0 : Number(newest.slice(0, 20)) + 1
  for (let each = from; each <= version; each += 1) {
    for (const { add, remove, metaData } of await readActions(dataDir, table, each)) {
      if (remove !== undefined) files.delete(remove.path)
      if (add !== undefined) files.set(add.path, add)
      if (metaData !== undefined) schema = metaData.schemaString
    }
  }
  return { files: [...files.values()], schema }
}

/** Maps each snapshot to the version of each table. */
export async function readVersionMap(dataDir: string): Promise<Record<string, Record<string, number>>> {
  const text = await readFile(join(dataDir, 'lake/delta-versions.json'), 'utf8')
  return (JSON.parse(text) as { snapshots: Record<string, Record<string, number>> }).snapshots
}

/** Returns for the version, and for the folder of the snapshot, the number of rows and a sum over their text. */
export async function compareWithSnapshot(dataDir: string, table: string, version: number, snapshot: string) {
  const { files } = await readFilesAt(dataDir, table, version)
  const inLog = files.map(({ path }) => literal(join(dataDir, 'lake', table, path)))
  const inSnapshot = await listParquet(join(dataDir, 'snapshots', snapshot, table))
  return {
    counted: files.reduce((sum, { stats }) => sum + (JSON.parse(stats) as { numRecords: number }).numRecords, 0),
    logged: await sumRows(inLog),
    published: await sumRows(inSnapshot.map(literal)),
  }
}

async function listParquet(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  return names.filter((name) => name.endsWith('.parquet')).map((name) => join(folder, name))
}

async function sumRows(paths: readonly string[]) {
  if (paths.length === 0) return { rows: '0', sum: null }
  const from = `read_parquet([${paths.join(', ')}], hive_partitioning = true, union_by_name = true)`
  const [row] = await textRows(
    `SELECT count(*)::VARCHAR AS "rows", sum(hash(t::VARCHAR))::VARCHAR AS "sum" FROM ${from} t`,
  )
  return { rows: row?.['rows'], sum: row?.['sum'] }
}
