import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CHANGELOG } from '../../schemas/core/changelog-table.ts'
import type { Dataset } from '../../schemas/core/dataset.ts'
import { type Manifest, type OwnTable, type PartitionEntry, publishedFiles } from '../../schemas/core/manifest.ts'
import { SOURCE_FILE } from '../../schemas/core/source-file-table.ts'
import { readCompilerCode } from '../digest/compiler-code.ts'
import { workDirOf } from '../data-dir/layout.ts'
import type { CompiledTable } from '../write-parquet.ts'
import { type Duck, withDuck } from '../duckdb.ts'
import { finishManifest, toPublishedFile } from './assemble.ts'
import { type PartitionChange, type ChangeKind, findChanges, type Publication, type FindPath } from './changes.ts'
import { continueChangelog, describeChange, describeRules } from './changelog.ts'
import { continueHistory } from './history.ts'
import { refreshMaterializedViews } from './materialized-views.ts'
import { continueMonthIndex } from './month-index.ts'
import { continueRuleAliases } from './rule-aliases.ts'
import { lakePath, moveIntoLake, nextSnapshotId, publishSnapshot } from './snapshots.ts'
import { writeSourceFileTable } from './source-file-table.ts'
import { printViews } from './views.ts'
import { parseSnapshotTime } from '../../shared/snapshot-id.ts'

/** The content of the next snapshot, and its files that are not in the lake yet. */
export interface NextSnapshot {
  readonly partitions: readonly PartitionEntry[]
  readonly sources: Manifest['sources']
  readonly fresh: readonly CompiledTable[]
  /** True if it is made from a sample; one that follows a sample has data of it in any case. */
  readonly isSample?: boolean
  readonly kindOf: (before: PartitionEntry | null, after: PartitionEntry) => ChangeKind
}

/** The id of a snapshot and its time of publication are the same second, so that ids sort by time. */
export async function nextPublication(dataDir: string, now: Date): Promise<Publication> {
  const snapshot = await nextSnapshotId(dataDir, now)
  return { snapshot, publishedAt: parseSnapshotTime(snapshot) }
}

/**
 * Publishes a snapshot after `before`: its files go into the lake, its changes into the histories, then `current`
 * points at it.
 */
export async function publishNext(
  datasets: readonly Dataset[],
  dataDir: string,
  before: Manifest | null,
  publication: Publication,
  { partitions, sources, fresh, isSample = false, kindOf }: NextSnapshot,
): Promise<Manifest> {
  const workDir = workDirOf(dataDir)
  const compiler = await readCompilerCode()
  const sourceFiles = await writeSourceFileTable(sources, workDir)
  for (const file of [...fresh, sourceFiles]) await keepInLake(dataDir, file)
  const changes = findChanges(datasets, before?.partitions ?? [], partitions, kindOf)
  const pathOf = makeFindPath(dataDir, before)
  return withDuck({ threads: 2, temporary: join(workDir, 'spill') }, async (duck) => {
    const withHistory = await continueHistories(duck, changes, partitions, publication, pathOf, dataDir)
    const rules = datasets.flatMap((each) => describeRules(each, before?.partitions ?? [], partitions, publication))
    const changelog = await writeChangelog(duck, changes, rules, before, publication, pathOf, dataDir)
    const indexes = await writeMonthIndexes(duck, datasets, before, partitions, pathOf, dataDir)
    const sample = (isSample || before?.sample === true) && { sample: true as const }
    const views = await refreshMaterializedViews(duck, datasets, before, partitions, pathOf, workDir, (file) =>
      keepInLake(dataDir, file),
    )
    const own = { ...indexes, ...views, [SOURCE_FILE]: toPublishedFile(sourceFiles) }
    const aliases = await continueRuleAliases(duck, datasets, changes, before, pathOf, workDir, (file) =>
      keepInLake(dataDir, file),
    )
    const grown = { [CHANGELOG]: toPublishedFile(changelog), ...aliases }
    const content = { partitions: withHistory, sources: [...sources], ...sample }
    const manifest = finishManifest(publication, content, own, grown, compiler)
    const files = publishedFiles(manifest).map((each) => ({ file: each.file, from: pathOf(each) }))
    const tables = new Set(files.map(({ file }) => file.slice(0, file.indexOf('/'))))
    await publishSnapshot(dataDir, manifest, files, (folder) => printViews(folder, tables))
    return manifest
  })
}

async function continueHistories(
  duck: Duck,
  changes: readonly PartitionChange[],
  partitions: readonly PartitionEntry[],
  publication: Publication,
  pathOf: FindPath,
  dataDir: string,
): Promise<PartitionEntry[]> {
  const entries = [...partitions]
  for (const change of changes) {
    const file = await continueHistory(duck, change, partitions, publication, pathOf, workDirOf(dataDir))
    if (file === null || change.dataset.history === undefined) continue
    await keepInLake(dataDir, file)
    entries[entries.indexOf(change.after)] = {
      ...change.after,
      history: { [change.dataset.history.name]: toPublishedFile(file) },
    }
  }
  return entries
}

async function writeMonthIndexes(
  duck: Duck,
  datasets: readonly Dataset[],
  before: Manifest | null,
  partitions: readonly PartitionEntry[],
  pathOf: FindPath,
  dataDir: string,
): Promise<Record<string, OwnTable>> {
  const indexes: Record<string, OwnTable> = {}
  for (const dataset of datasets) {
    const index = await continueMonthIndex(duck, dataset, before, partitions, pathOf, workDirOf(dataDir))
    if (index === null || dataset.monthIndex === undefined) continue
    await keepInLake(dataDir, index)
    indexes[dataset.monthIndex.name] = toPublishedFile(index)
  }
  return indexes
}

async function writeChangelog(
  duck: Duck,
  changes: readonly PartitionChange[],
  rules: ReturnType<typeof describeRules>,
  before: Manifest | null,
  publication: Publication,
  pathOf: FindPath,
  dataDir: string,
): Promise<CompiledTable> {
  const soFar = before?.history_tables?.[CHANGELOG]
  const rows = [...rules]
  for (const change of changes) rows.push(...(await describeChange(duck, change, publication, pathOf)))
  const changelog = await continueChangelog(duck, soFar === undefined ? null : pathOf(soFar), rows, workDirOf(dataDir))
  await keepInLake(dataDir, changelog)
  return changelog
}

/** A published file is in the lake, or in the snapshot before if somebody emptied the lake. */
export function makeFindPath(dataDir: string, before: Manifest | null): FindPath {
  return ({ file, sha256 }) => {
    const inLake = lakePath(dataDir, file, sha256)
    return before === null || existsSync(inLake) ? inLake : join(dataDir, 'snapshots', before.snapshot, file)
  }
}

async function keepInLake(dataDir: string, { file, sha256, path }: CompiledTable): Promise<void> {
  await moveIntoLake(dataDir, file, sha256, path)
}
