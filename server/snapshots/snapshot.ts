import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { calendarsOf } from '../../schemas/calendar/calendars-of.ts'
import { monthOfPartition } from '../../schemas/core/dataset.ts'
import type { Binding, Row, Rows, Snapshot } from '../../schemas/core/endpoint.ts'
import { type Manifest, manifestSchema } from '../../schemas/core/manifest.ts'
import type { Month } from '../../schemas/core/month.ts'
import { type Asker, OURSELVES } from '../limits/asker.ts'
import { type DatabaseOptions, openDatabase } from './db.ts'
import { UnknownColumn } from './query-error.ts'
import { derivedBy } from './derived.ts'
import { filesOf, tablesOver } from './tables.ts'

type Bindings = Readonly<Record<string, Binding>>
type Ask<T> = (sqlFile: URL, bindings: Bindings, months?: readonly Month[], asker?: Asker) => Promise<T>

/** A snapshot that is open for queries; these go by the turns of their asker, and end early when that is gone. */
export interface OpenSnapshot extends Snapshot {
  readonly folder: string
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
  const makeDerived = derivedBy((name, sqlFile) => db.query(tables.tableOfAll(name, sqlFile), {}))
  const asking =
    <T>(run: (sql: string, bindings: Bindings, asker?: Asker) => Promise<T>): Ask<T> =>
    async (sqlFile, bindings, months = [], asker) => {
      await makeDerived(sqlFile)
      try {
        return await run(tables.textOver(sqlFile, months), bindings, asker)
      } catch (error) {
        // Months compiled by older code have fewer columns. Rare, so nobody looks before it shows.
        if (!(error instanceof UnknownColumn)) throw error
        return run(tables.paddedTextOver(sqlFile, months), bindings, asker)
      }
    }
  const query = asking((sql, bindings, asker) => db.query(sql, bindings, asker))
  const calendars = await calendarsOf({ query }).catch((error: unknown) => {
    db.close()
    throw error
  })
  return {
    id: manifest.snapshot,
    folder,
    manifest,
    calendars,
    work: OURSELVES.work,
    createdAt: manifest.created_at,
    digest: manifest.digest,
    query,
    rows: asking((sql, bindings, asker) => db.rows(sql, bindings, asker)),
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

/** The same snapshot for one request: what it asks goes by its turns, and what it asks or does ends when it is gone. */
export function askedBy(asker: Asker, snapshot: OpenSnapshot): Snapshot {
  return {
    ...snapshot,
    work: asker.work,
    query: (sqlFile, bindings, months) => snapshot.query(sqlFile, bindings, months, asker),
    rows: (sqlFile, bindings, months) => snapshot.rows(sqlFile, bindings, months, asker),
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
