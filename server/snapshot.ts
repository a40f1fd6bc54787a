import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { monthOfPartition } from '../schemas/core/dataset.ts'
import type { Snapshot } from '../schemas/core/endpoint.ts'
import { type Manifest, manifestSchema } from '../schemas/core/manifest.ts'
import type { Month } from '../schemas/core/month.ts'
import { type DatabaseOptions, openDatabase, UnknownColumn } from './db.ts'
import { derivedBy } from './derived.ts'
import { filesOf, tablesOver } from './tables.ts'

/** A snapshot that is open for queries. */
export interface OpenSnapshot extends Snapshot {
  readonly folder: string
  readonly createdAt: string
  readonly digest: string
  close(): void
}

type Bindings = Parameters<Snapshot['query']>[1]
type Ask<T> = (sqlFile: URL, bindings: Bindings, months?: readonly Month[]) => Promise<T>

export interface SnapshotOptions extends Omit<DatabaseOptions, 'folder'> {
  /** Whether its small tables go into memory: it answers sooner, and takes longer to open. */
  readonly resident: boolean
}

/** Opens the snapshot in `folder`; what is not in memory is read where it lies. */
export async function openSnapshot(folder: string, { resident, ...options }: SnapshotOptions): Promise<OpenSnapshot> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')))
  const files = filesOf(manifest, folder)
  const tables = tablesOver(files, resident)
  const db = await openDatabase({ ...options, folder }, tables.setUp)
  const makeDerived = derivedBy((name, sqlFile) => db.query(tables.tableOfAll(name, sqlFile), {}))
  const asking =
    <T>(run: (sql: string, bindings: Bindings) => Promise<T>): Ask<T> =>
    async (sqlFile, bindings, months = []) => {
      await makeDerived(sqlFile)
      try {
        return await run(tables.textOver(sqlFile, months), bindings)
      } catch (error) {
        // Months compiled by older code have fewer columns. Rare, so nobody looks before it shows.
        if (!(error instanceof UnknownColumn)) throw error
        return run(tables.paddedTextOver(sqlFile, months), bindings)
      }
    }
  return {
    id: manifest.snapshot,
    folder,
    manifest,
    createdAt: manifest.created_at,
    digest: manifest.digest,
    query: asking((sql, bindings) => db.query(sql, bindings)),
    rows: asking((sql, bindings) => db.rows(sql, bindings)),
    months: monthsOf(manifest),
    has: (table) => files.get(table)?.has('all') ?? false,
    monthsWith: (table) => [...(files.get(table)?.keys() ?? [])].sort().reverse(),
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

function partitionsOf(manifest: Manifest, dataset: string) {
  return manifest.partitions.filter((entry) => entry.dataset === dataset)
}

function monthsOf(manifest: Manifest): Snapshot['months'] {
  const byDataset = new Map<string, Month[]>()
  for (const { dataset, partition, tables } of manifest.partitions) {
    const month = monthOfPartition(partition)
    // A month that was rolled back has no table any more, only its history.
    if (month !== null && Object.keys(tables).length > 0)
      byDataset.set(dataset, [...(byDataset.get(dataset) ?? []), month])
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
