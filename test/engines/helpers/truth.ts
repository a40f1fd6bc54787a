import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withDuck } from '../../../pipeline/duckdb.ts'
import { literal } from '../../../schemas/core/sql-text.ts'
import { findOrMake } from '../../helpers/world-store.ts'
import { askFacts, DIALECTS, nameFacts, type TypedColumn } from './facts.ts'
import type { EngineLake } from './lake.ts'

/** Found by DuckDB over the files that the manifest of the snapshot names. */
export interface TableTruth {
  readonly table: string
  readonly snapshot: string
  readonly columns: readonly TypedColumn[]
  readonly facts: Readonly<Record<string, unknown>>
}

/** Reads the tables of a snapshot with their files, from the text of its manifest alone. */
export async function listPublished(dataDir: string, snapshot: string): Promise<ReadonlyMap<string, string[]>> {
  const folder = join(dataDir, 'snapshots', snapshot)
  const text = await readFile(join(folder, 'manifest.json'), 'utf8')
  const tables = new Map<string, string[]>()
  for (const [, file = '', table = ''] of text.matchAll(/"file": ?"(([a-z0-9_]+)\/[^"]+\.parquet)"/g)) {
    tables.set(table, [...(tables.get(table) ?? []), join(folder, file)])
  }
  return tables
}

/** Writes the relation that reads files of one table, with the column that their folders name. */
export function relateFiles(files: readonly string[]): string {
  const isPartitioned = files.some((file) => file.includes('='))
  return `read_parquet([${files.map(literal).join(', ')}], union_by_name = true, hive_partitioning = ${String(isPartitioned)}, hive_types_autocast = false)`
}

/** Computes the truth of every table of a lake that a run makes once, in all its snapshots; once for all engines. */
export async function computeTruthOnce({ dataDir, snapshots }: EngineLake): Promise<TableTruth[]> {
  const file = await findOrMake(`truth of ${snapshots.join(' ')}`, async (path) => {
    const truths = await Promise.all(snapshots.map((snapshot) => computeTruth(dataDir, snapshot)))
    await writeFile(path, JSON.stringify(truths.flat()))
  })
  return JSON.parse(await readFile(file, 'utf8')) as TableTruth[]
}

/** Computes the truth of every table of a snapshot, or of the one that is named. */
export async function computeTruth(dataDir: string, snapshot: string, only?: string): Promise<TableTruth[]> {
  const published = [...(await listPublished(dataDir, snapshot))].filter(([table]) => table === (only ?? table))
  return withDuck({ threads: 2, temporary: join(tmpdir(), 'engines-spill') }, async (duck) => {
    const found: TableTruth[] = []
    for (const [table, files] of published) {
      const relation = relateFiles(files)
      const described = await duck.rows(`DESCRIBE FROM ${relation}`)
      const columns = described.map((row) => ({ name: String(row['column_name']), type: String(row['column_type']) }))
      const [row = {}] = await duck.rows(askFacts(columns, DIALECTS.duckdb).replace('{table}', relation))
      const values = Object.values(row).map(expectText)
      found.push({ table, snapshot, columns, facts: nameFacts(columns, values) })
    }
    return found
  })
}

/** A value that the query made text, or NULL. */
export function expectText(value: unknown): string | null {
  if (value === null || typeof value === 'string') return value
  throw new Error(`a value is no text: ${typeof value}`)
}
