import type { Lake } from '../../lake/lake.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CHANGELOG } from '../../schemas/core/changelog-table.ts'
import type { Dataset } from '../../schemas/core/dataset.ts'
import { type Manifest, type PartitionEntry, type PublishedFile, publishedFiles } from '../../schemas/core/manifest.ts'
import { SOURCE_FILE } from '../../schemas/core/source-file-table.ts'
import { datasets as registered } from '../../schemas/registry.gen.ts'
import { readCompilerCode, readLookThroughCode } from '../digest/compiler-code.ts'
import type { CompiledTable } from '../write-parquet.ts'
import { withDuck } from '../duckdb.ts'
import { refreshLookThroughs } from '../look-through/refresh.ts'
import { finishManifest, toPublishedFile } from './assemble.ts'
import type { ManifestSigner } from '../signing/signer.ts'
import { listSigningKey } from '../signing/trusted-keys.ts'
import { type ChangeKind, findChanges, type Publication, type FindPath } from './changes.ts'
import { continueChangelog } from './changelog.ts'
import { continueHistories } from './history.ts'
import { refreshMaterializedViews } from './materialized-views.ts'
import { continueMonthIndexes } from './month-index.ts'
import { continueRuleAliases } from './rule-aliases.ts'
import { moveIntoLake } from '../../lake/snapshots/move-into-lake.ts'
import { nextSnapshotId, publishSnapshot } from '../../lake/snapshots/publish-snapshot.ts'
import { writeSourceFileTable } from './source-file-table.ts'
import { parseSnapshotTime } from '../../lake/snapshots/snapshot-id.ts'
import { printViews } from '../../lake/views/views.ts'

/** The content of the next snapshot, and its files that are not in the lake yet. */
export interface NextSnapshot {
  readonly partitions: readonly PartitionEntry[]
  readonly sources: Manifest['sources']
  readonly fresh: readonly CompiledTable[]
  /** True if it is made from a sample; one that follows a sample has data of it in any case. */
  readonly isSample?: boolean
  readonly kindOf: (before: PartitionEntry | null, after: PartitionEntry) => ChangeKind
  /** The key that signs the manifest; without one it is not signed. */
  readonly signer?: ManifestSigner | null
  /** Says that a table is not in the snapshot, and why. */
  readonly warn?: (subject: string, why: string) => void
}

/** The id of a snapshot and its time of publication are the same second, so that ids sort by time. */
export async function nextPublication(lake: Lake, now: Date): Promise<Publication> {
  const snapshot = await nextSnapshotId(lake, now)
  return { snapshot, publishedAt: parseSnapshotTime(snapshot) }
}

/**
 * Publishes a snapshot after `before`: its files go into the lake, its changes into the histories, then `current`
 * points at it.
 */
export async function publishNext(
  datasets: readonly Dataset[],
  lake: Lake,
  before: Manifest | null,
  publication: Publication,
  { partitions, sources, fresh, isSample = false, kindOf, signer = null, warn = ignoreWarning }: NextSnapshot,
): Promise<Manifest> {
  const compiler = await readCompilerCode()
  for (const file of fresh) await keepInLake(lake, file)
  const changes = findChanges(datasets, before?.partitions ?? [], partitions, kindOf)
  const findPath = makeFindPath(lake, before)
  return withDuck({ threads: 2, temporary: join(lake.work, 'spill') }, async (duck) => {
    const keep = (written: CompiledTable) => keepInLake(lake, written)
    const sourceFiles = await keep(await writeSourceFileTable(duck, sources, lake))
    const context = { duck, datasets, before, publication, findPath, lake, keep }
    const withHistory = await continueHistories(context, changes, partitions)
    const changelog = await continueChangelog(context, changes, partitions)
    const indexes = await continueMonthIndexes(context, partitions)
    const views = await refreshMaterializedViews(duck, datasets, before, partitions, findPath, lake, async (file) => {
      await keep(file)
    })
    const ofPieces = { ...indexes, ...views, [SOURCE_FILE]: sourceFiles }
    const grown = { [CHANGELOG]: changelog, ...(await continueRuleAliases(context, changes)) }
    const sample = (isSample || before?.sample === true) && { sample: true as const }
    const content = { partitions: withHistory, sources: [...sources], ...sample }
    const soFar = finishManifest(publication, content, ofPieces, grown, compiler)
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
    const whole = { ...content, left_out: leftOut }
    const manifest = finishManifest(publication, whole, { ...ofPieces, ...looked }, grown, compiler)
    const files = publishedFiles(manifest).map((each) => ({ file: each.file, from: findPath(each) }))
    const tables = new Set(files.map(({ file }) => file.slice(0, file.indexOf('/'))))
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

/** A snapshot that is published again to repair it has been warned of before. */
function ignoreWarning(): void {
  return undefined
}

/** A published file is in the lake, or in the snapshot before if somebody emptied the lake. */
export function makeFindPath(lake: Lake, before: Manifest | null): FindPath {
  return ({ file, sha256 }) => {
    const inLake = lake.file({ file, sha256 })
    return before === null || existsSync(inLake) ? inLake : join(lake.snapshot(before.snapshot), file)
  }
}

async function keepInLake(lake: Lake, written: CompiledTable): Promise<PublishedFile> {
  await moveIntoLake(lake, written.file, written.sha256, written.path)
  return toPublishedFile(written)
}
