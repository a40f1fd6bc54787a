import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { monthOfPartition } from '../schemas/core/dataset.ts'
import type { Binding, Row, Rows, Snapshot } from '../schemas/core/endpoint.ts'
import { type Manifest, manifestSchema } from '../schemas/core/manifest.ts'
import type { Month } from '../schemas/core/month.ts'
import { type DatabaseOptions, openDatabase } from './db.ts'
import { filesOf, tablesOver } from './tables.ts'

type Ask<T> = (
  sqlFile: URL,
  bindings: Readonly<Record<string, Binding>>,
  months?: readonly Month[],
  signal?: AbortSignal,
) => Promise<T>

/** A snapshot that is open for queries; these end early when their signal says so. */
export interface OpenSnapshot extends Snapshot {
  readonly query: Ask<Row[]>
  readonly rows: Ask<Rows>
  readonly createdAt: string
  readonly digest: string
  close(): void
}

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
  return {
    id: manifest.snapshot,
    manifest,
    createdAt: manifest.created_at,
    digest: manifest.digest,
    query: (sqlFile, bindings, months = [], signal) => db.query(tables.textOver(sqlFile, months), bindings, signal),
    rows: (sqlFile, bindings, months = [], signal) => db.rows(tables.textOver(sqlFile, months), bindings, signal),
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

/** The same snapshot for one request: what it still asks, or waits to ask, ends when the signal says so. */
export function until(signal: AbortSignal, snapshot: OpenSnapshot): Snapshot {
  return {
    ...snapshot,
    query: (sqlFile, bindings, months) => snapshot.query(sqlFile, bindings, months, signal),
    rows: (sqlFile, bindings, months) => snapshot.rows(sqlFile, bindings, months, signal),
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
