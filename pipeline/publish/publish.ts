import type { Lake } from '../../lake/lake.ts'
import { join } from 'node:path'
import { CHANGELOG } from '../../schemas/core/changelog-table.ts'
import type { Dataset } from '../../schemas/core/dataset.ts'
import { type Manifest, type PartitionEntry, type PublishedFile, publishedFiles } from '../../schemas/core/manifest.ts'
import { SOURCE_FILE } from '../../schemas/core/source-file-table.ts'
import { datasets as registered } from '../../schemas/registry.gen.ts'
import { readLookThroughCode } from '../digest/compiler-code.ts'
import type { CompiledTable } from '../write-parquet.ts'
import type { CanarySnapshots } from '../canary/canary.ts'
import { withDuck } from '../duckdb.ts'
import { refreshLookThroughs } from '../look-through/refresh.ts'
import { finishManifest, nameNewPartitions, toPublishedFile, UNNAMED } from './assemble.ts'
import type { ManifestSigner } from '../signing/signer.ts'
import { listSigningKey } from '../signing/trusted-keys.ts'
import { type ChangeKind, findChanges, type Publication, type UndatedContext } from './changes.ts'
import { continueChangelog } from './changelog.ts'
import { makeFindPath } from './find-path.ts'
import { continueHistories } from './history.ts'
import { listEarlyViews, refreshMaterializedViews } from './materialized-views.ts'
import { continueMonthIndexes } from './month-index.ts'
import { continueRuleAliases } from './rule-aliases.ts'
import { moveIntoLake } from '../../lake/snapshots/move-into-lake.ts'
import { nextSnapshotId, publishSnapshot } from '../../lake/snapshots/publish-snapshot.ts'
import { writeSourceFileTable } from './source-file-table.ts'
import { nameCompiler } from './view-rules.ts'
import { parseSnapshotTime } from '../../lake/snapshots/snapshot-id.ts'
import { printViews } from '../../lake/views/views.ts'

/** Twice as much memory makes the figures of a full month's classes no faster; the excess goes to the disk. */
const MEMORY_LIMIT = '900MB'

/** Content of the next snapshot, and its files that are not in the lake yet. */
export interface NextSnapshot {
  readonly partitions: readonly PartitionEntry[]
  readonly sources: Manifest['sources']
  readonly fresh: readonly CompiledTable[]
  /** An older snapshot whose partitions the next one has again. */
  readonly restored?: Manifest
  /** True if the snapshot is made from a sample; one that follows a sample has data of it in any case. */
  readonly isSample?: boolean
  readonly kindOf: (before: PartitionEntry | null, after: PartitionEntry) => ChangeKind
  /** Signs the manifest; without a signer it is not signed. */
  readonly signer?: ManifestSigner | null
  /** Compares the snapshot with the served one, when all of it is made and nobody reads it yet. */
  readonly canary?: ((snapshots: CanarySnapshots) => Promise<void>) | undefined
  /** Warns that a table is not in the snapshot, and why. */
  readonly warn?: (subject: string, why: string) => void
}

/** Names the next snapshot. Its id and its time of publication are the same second, so that ids sort by time. */
export async function nextPublication(lake: Lake, now: Date): Promise<Publication> {
  const snapshot = await nextSnapshotId(lake, now)
  return { snapshot, publishedAt: parseSnapshotTime(snapshot) }
}

/**
 * Publishes a snapshot after `before`: its files go into the lake, its changes into the histories, then `current`
 * points at it. `name` gives the snapshot its name and time, as late as possible: everything without them is made
 * before.
 */
export async function publishNext(
  datasets: readonly Dataset[],
  lake: Lake,
  before: Manifest | null,
  name: () => Promise<Publication>,
  next: NextSnapshot,
): Promise<Manifest> {
  const { sources, fresh, isSample = false, kindOf, signer = null, canary, restored = null } = next
  const compiler = await nameCompiler(datasets)
  for (const file of fresh) await keepInLake(lake, file)
  const findChangesTo = (partitions: readonly PartitionEntry[]) =>
    findChanges(datasets, before?.partitions ?? [], partitions, kindOf)
  const findPath = makeFindPath(lake, [before, restored])
  const duckdb = { threads: 2, temporary: join(lake.work, 'spill'), memoryLimit: MEMORY_LIMIT }
  return withDuck(duckdb, async (duck) => {
    const keep = (written: CompiledTable) => keepInLake(lake, written)
    const undated = { duck, datasets, before, findPath, lake, keep }
    const { ownTables, leftOut } = await makeOwnTables(undated, next, compiler)
    const aliases = await continueRuleAliases(undated, findChangesTo(next.partitions))
    const publication = await name()
    const context = { ...undated, publication }
    const partitions = nameNewPartitions(next.partitions, publication)
    const changes = findChangesTo(partitions)
    const withHistory = await continueHistories(context, changes, partitions)
    const grown = { [CHANGELOG]: await continueChangelog(context, changes, partitions), ...aliases }
    const sample = (isSample || before?.sample === true) && { sample: true as const }
    const content = { partitions: withHistory, sources: [...sources], left_out: leftOut, ...sample }
    const manifest = finishManifest(publication, content, ownTables, grown, compiler)
    const files = publishedFiles(manifest).map((each) => ({ file: each.file, from: findPath(each) }))
    const tables = new Set(files.map(({ file }) => file.slice(0, file.indexOf('/'))))
    if (before !== null) await canary?.({ lake, before, next: manifest, files })
    // Readers must find the key of every signature that they see.
    if (signer !== null) await listSigningKey(lake, signer, publication.publishedAt)
    await publishSnapshot(
      lake,
      manifest,
      files,
      (folder) => printViews(folder, tables),
      (bytes) => signer?.sign(bytes) ?? null,
    )
    return manifest
  })
}

/** Makes the tables without partitions that do not name their snapshot. They take most of the time of a publication. */
async function makeOwnTables(
  context: UndatedContext,
  { partitions, sources, warn = ignoreWarning }: NextSnapshot,
  compiler: string,
): Promise<{ ownTables: Manifest['own_tables']; leftOut: NonNullable<Manifest['left_out']> }> {
  const { duck, datasets, before, findPath, lake, keep } = context
  const early = listEarlyViews(datasets)
  const sourceFiles = await keep(await writeSourceFileTable(duck, sources, lake))
  const indexes = await continueMonthIndexes(context, partitions)
  const views = await refreshMaterializedViews(context, partitions, (name) => early.has(name))
  const ofPieces = { ...indexes, ...views, [SOURCE_FILE]: sourceFiles }
  const content = { partitions: [...partitions], sources: [...sources] }
  const soFar = finishManifest(UNNAMED, content, ofPieces, {}, compiler)
  const leftOut: NonNullable<Manifest['left_out']> = []
  const leaveOut = (table: string, because: string) => {
    leftOut.push({ table, because })
    warn(table, because)
  }
  const looked = await refreshLookThroughs(
    datasets,
    { manifest: soFar, datasets: registered, findPath },
    { before, code: await readLookThroughCode(), lake, keep, warn: leaveOut },
  )
  const all = await refreshMaterializedViews(context, partitions, (name) => !early.has(name), { ...views, ...looked })
  return { ownTables: { ...ofPieces, ...all }, leftOut }
}

/** A snapshot that is published again for a repair was warned of before. */
function ignoreWarning(): void {
  return undefined
}

async function keepInLake(lake: Lake, written: CompiledTable): Promise<PublishedFile> {
  await moveIntoLake(lake, written.file, written.sha256, written.path)
  return toPublishedFile(written)
}
