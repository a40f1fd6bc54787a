import { join } from 'node:path'
import { readCalendars } from '../../schemas/api/calendar/calendars-of.ts'
import type { DatasetApi } from '../../schemas/api/dataset-api.ts'
import { readNewestPeriods } from '../../schemas/api/newest-periods.ts'
import { datasetApis } from '../../schemas/service/registry.gen.ts'
import { monthOfPartition } from '../../schemas/core/dataset.ts'
import type { NewestPeriods, Snapshot } from '../../schemas/api/endpoint.ts'
import type { Manifest, PublishedFile } from '../../schemas/core/manifest.ts'
import type { Month } from '../../schemas/core/month.ts'
import { DamagedFile, type PlacedFile } from '../integrity/damaged-file.ts'
import { fileBeingWritten } from '../integrity/hash-file.ts'
import type { Integrity } from '../integrity/integrity.ts'
import { readManifest } from '../integrity/manifest.ts'
import { type RequestContext, SERVER_CONTEXT } from '../limits/request-context.ts'
import { type DatabaseOptions, openDatabase } from './database.ts'
import { UnreadableFile } from './query-error.ts'
import { createSnapshotQueries, type SnapshotQueries } from './snapshot-queries.ts'
import { findWritten, settleVersions } from './verified-reader.ts'
import { listTableFiles, listFilesOfSetUp, type ResidentTables, planTables } from './tables.ts'

/**
 * A snapshot that is open for queries. A query takes the turns of its request and ends early if the client disconnects.
 */
export interface OpenSnapshot
  extends Omit<Snapshot, 'query' | 'rows' | 'lookUpClass' | 'lookUpClasses'>, SnapshotQueries {
  readonly folder: string
  readonly createdAt: string
  readonly digest: string
  /** Finds a published file on disk. */
  placed(file: PublishedFile): PlacedFile
  readonly integrity: Integrity
  /** Reads every file that was not read yet and compares it with its hash. A damaged one is noted, which is no error. */
  verifyFiles(signal: AbortSignal): Promise<void>
  close(): void
}

export interface SnapshotOptions extends Omit<DatabaseOptions, 'folder'> {
  /** Loaded into memory: queries are faster, opening takes longer. */
  readonly resident: ResidentTables
  readonly integrity: Integrity
  readonly issuerGroups?: Snapshot['issuerGroups']
}

/**
 * Opens the snapshot in `folder`. Tables that are not in memory are read from disk. The files that the opening reads
 * are hashed first. A damaged one is left out, and queries that need it throw.
 */
export async function openSnapshot(folder: string, options: SnapshotOptions): Promise<OpenSnapshot> {
  const manifest = await readManifest(folder)
  const files = listTableFiles(manifest, folder)
  const placed = new Map(
    [...files.values()].flatMap((byMonth) => [...byMonth.values()].map((file) => [file.path, file])),
  )
  const { integrity, resident, issuerGroups = null } = options
  const leave = await integrity.watch([...placed.values()].sort(newestFirst))
  try {
    const atOpening = listFilesOfSetUp(files, resident)
    const damaged = await findDamaged(atOpening, integrity)
    const tables = planTables(files, resident, damaged)
    const inMemory = atOpening.filter((file) => !damaged.has(file))
    const versions = await settleVersions(integrity, inMemory)
    const db = await openDatabase({ ...options, folder }, tables.setUp)
    const close = () => {
      db.close()
      leave()
    }
    try {
      if ((await findWritten(integrity, inMemory, versions)).length > 0) throw fileBeingWritten()
      const asks = createSnapshotQueries(db, tables, damaged, integrity)
      return {
        ...readManifestFacts(manifest, files),
        ...asks,
        folder,
        integrity,
        issuerGroups,
        calendars: await readCalendars(asks).catch(toDamagedCalendars),
        newest: await readNewest(manifest, asks),
        ownRules: await readOwnRulesOf({ ...readManifestFacts(manifest, files), ...asks }),
        placed: ({ file }) => placed.get(join(folder, file)) ?? notInManifest(file),
        verifyFiles: async (signal) => {
          await findDamaged([...placed.values()], integrity, signal)
        },
        close,
      }
    } catch (error) {
      db.close()
      throw error
    }
  } catch (error) {
    leave()
    throw error
  }
}

function newestFirst(a: PlacedFile, b: PlacedFile): number {
  return (b.month ?? '9999') < (a.month ?? '9999') ? -1 : 1
}

async function findDamaged(
  files: readonly PlacedFile[],
  integrity: Integrity,
  signal?: AbortSignal,
): Promise<Set<PlacedFile>> {
  const damaged = new Set<PlacedFile>()
  for (const file of files) {
    try {
      await integrity.verify([file], signal)
    } catch (error) {
      if (!(error instanceof DamagedFile)) throw error
      damaged.add(file)
    }
  }
  return damaged
}

/** Calendars that cannot be read. They throw, because counting without them would give other days. */
class DamagedCalendars extends Map<never, never> {
  readonly #cause: DamagedFile

  constructor(cause: DamagedFile) {
    super()
    this.#cause = cause
  }

  override get(): never {
    throw this.#cause
  }
}

function toDamagedCalendars(error: unknown): DamagedCalendars {
  if (error instanceof DamagedFile) return new DamagedCalendars(error)
  throw error
}

/** Reads the newest periods of each dataset. One whose file is damaged or gone has none, as if it named none. */
async function readNewest(
  manifest: Manifest,
  { query }: Pick<SnapshotQueries, 'query'>,
): Promise<OpenSnapshot['newest']> {
  const newest = new Map<string, NewestPeriods>()
  for (const [dataset, { newest: queries = [] }] of Object.entries(datasetApis)) {
    try {
      newest.set(dataset, await readNewestPeriods(dataset, queries, { query, manifest }))
    } catch (error) {
      if (!(error instanceof DamagedFile) && !(error instanceof UnreadableFile)) throw error
    }
  }
  return newest
}

/** Reads the rules of what a file of the operator declares. A dataset whose file is damaged or gone has none. */
async function readOwnRulesOf(
  snapshot: Pick<OpenSnapshot, 'has' | 'query'>,
): Promise<NonNullable<OpenSnapshot['ownRules']>> {
  const rules = new Map<string, Awaited<ReturnType<NonNullable<DatasetApi['ownRules']>>>>()
  for (const [dataset, { ownRules }] of Object.entries(datasetApis)) {
    if (ownRules === undefined) continue
    try {
      rules.set(dataset, await ownRules(snapshot))
    } catch (error) {
      if (!(error instanceof DamagedFile) && !(error instanceof UnreadableFile)) throw error
    }
  }
  return rules
}

function notInManifest(file: string): never {
  throw new Error(`${file} is not in the manifest`)
}

/** Reads everything that the manifest says without a query. */
function readManifestFacts(
  manifest: Manifest,
  files: ReturnType<typeof listTableFiles>,
): Omit<
  OpenSnapshot,
  | 'prepare'
  | 'keepRows'
  | 'query'
  | 'rows'
  | 'lookUpClass'
  | 'lookUpClasses'
  | 'folder'
  | 'integrity'
  | 'issuerGroups'
  | 'calendars'
  | 'newest'
  | 'ownRules'
  | 'placed'
  | 'mustReopen'
  | 'verifyFiles'
  | 'close'
> {
  return {
    id: manifest.snapshot,
    manifest,
    work: SERVER_CONTEXT.work,
    createdAt: manifest.created_at,
    digest: manifest.digest,
    months: listSnapshotMonths(manifest),
    has: (table) => files.get(table)?.has('all') ?? false,
    monthsWith: (table) => [...(files.get(table)?.keys() ?? [])].sort().reverse(),
    retrievedAt: (dataset, month) => findNewestRetrieval(manifest, dataset, month),
  }
}

/** Binds a snapshot to one request: its queries take the turns of the request, and end when the request ends. */
export function bindToRequest(context: RequestContext, snapshot: OpenSnapshot): Snapshot {
  return {
    ...snapshot,
    work: context.work,
    query: (sqlFile, bindings, months) => snapshot.query(sqlFile, bindings, months, context),
    rows: (sqlFile, bindings, months) => snapshot.rows(sqlFile, bindings, months, context),
    lookUpClass: (sqlFile, cnpj, months) => snapshot.lookUpClass(sqlFile, cnpj, months, context),
    lookUpClasses: (sqlFile, cnpjs, months) => snapshot.lookUpClasses(sqlFile, cnpjs, months, context),
  }
}

function listSnapshotMonths(manifest: Manifest): Snapshot['months'] {
  const byDataset = new Map<string, Month[]>()
  for (const { dataset, partition, tables } of manifest.partitions) {
    const month = monthOfPartition(partition)
    // A month that was rolled back has only its history and no table.
    if (month !== null && Object.keys(tables).length > 0)
      byDataset.set(dataset, [...(byDataset.get(dataset) ?? []), month])
  }
  for (const months of byDataset.values()) months.sort().reverse()
  return (dataset) => byDataset.get(dataset) ?? []
}

function findNewestRetrieval(manifest: Manifest, dataset: string, month: Month | null): string | null {
  const instants = manifest.sources
    .filter((source) => source.dataset === dataset && source.month === month)
    .map(({ retrieved_at }) => retrieved_at)
  return instants.sort().at(-1) ?? null
}
