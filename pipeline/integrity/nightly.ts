import type { Lake } from '../../lake/lake.ts'
import { join } from 'node:path'
import { SOURCE_FILE } from '../../schemas/core/source-file-table.ts'
import { type Dataset, monthOfPartition } from '../../schemas/core/dataset.ts'
import { BuildError } from '../../schemas/core/error.ts'
import type { Manifest, PublishedFile } from '../../schemas/core/manifest.ts'
import { type Month, nextMonth, previousMonth } from '../../schemas/core/month.ts'
import type { Effects } from '../effects.ts'
import type { OriginChoice } from '../fetch/origins/open-origin.ts'
import type { PartitionJob } from '../compile/partition-job.ts'
import { findMonthBefore } from '../hold/judge-months.ts'
import { listNewestPartitions } from '../look-through/refresh.ts'
import type { CompiledJob } from '../publish/assemble.ts'
import { restoreManifest } from '../../lake/snapshots/manifest-file.ts'
import { type PublishedSnapshot } from '../../lake/snapshots/read-snapshot.ts'
import { refetchDownloads } from './refetch-downloads.ts'
import type { RecompileSettings } from './recompile.ts'
import { repairFiles } from './repair.ts'
import { type RepairResult } from '../../lake/scrub/restore.ts'
import { findFileFault } from '../../lake/scrub/file-fault.ts'
import { linkMissing } from './lake-links.ts'
import { type DamagedDownload, scrubShare } from './scrub.ts'
import { pathExists } from '../../lake/disk.ts'
import { listSnapshotIds } from '../../lake/snapshots/snapshot-id.ts'

export interface ScrubSettings extends RecompileSettings {
  readonly origin: OriginChoice
  readonly scrubNights: number | undefined
}

/** Every kept file is read once in this many nights. */
const USUAL_NIGHTS = 14

/** Restores manifests that the disk has damaged, so that the build can read the published snapshots. */
export async function repairManifests(lake: Lake, { log }: Pick<Effects, 'log'>): Promise<RepairResult[]> {
  const repaired: RepairResult[] = []
  for (const id of await listSnapshotIds(lake)) {
    const name = await restoreManifest(lake.files, lake.snapshot(id))
    if (name === null) continue
    const file = join('snapshots', id, name)
    const how = 'restored from its other copy'
    log.line({
      step: 'repair',
      subject: file,
      level: 'warn',
      detail: `was damaged on disk, and is whole again: ${how}`,
    })
    repaired.push({ file, isRepaired: true, how })
  }
  return repaired
}

/**
 * Hashes the published files with which new versions are compared, and repairs damaged ones: to read a damaged one would
 * end the build, or let a wrong version pass. Throws if one cannot be repaired.
 */
export function repairCompared(
  before: PublishedSnapshot | null,
  jobs: readonly PartitionJob[],
  datasets: readonly Dataset[],
  settings: RecompileSettings,
  effects: Effects,
): Promise<RepairResult[]> {
  if (before === null) return Promise.resolve([])
  const why = 'new versions are compared with files that are damaged on disk'
  return repairBeforeReading(before, { files: listCompared(before.manifest, jobs), why }, datasets, settings, effects)
}

/** Lists the published versions that change, and the months before those that are new or change. */
function listCompared({ partitions }: Manifest, jobs: readonly PartitionJob[]): PublishedFile[] {
  const compared = jobs.filter(({ reason }) => reason === 'new' || reason === 'sources changed')
  return compared.flatMap(({ dataset, month, published }) => {
    const byMonth = new Map(
      partitions.flatMap((each) => {
        const at = each.dataset === dataset.id ? monthOfPartition(each.partition) : null
        return at === null ? [] : [[at, each] as const]
      }),
    )
    const earlier = month === null ? null : findMonthBefore(byMonth.keys(), month)
    const read = [published, earlier === null ? null : byMonth.get(earlier)]
    return read.flatMap((each) => Object.values(each?.tables ?? {}))
  })
}

/**
 * Hashes the published files that the next snapshot continues, and repairs damaged ones: a table made from a damaged
 * one would contain the damage under a correct hash of its own. Throws if one cannot be repaired.
 */
export async function repairContinued(
  before: PublishedSnapshot | null,
  compiled: readonly CompiledJob[],
  datasets: readonly Dataset[],
  settings: RecompileSettings,
  effects: Effects,
): Promise<RepairResult[]> {
  if (before === null || compiled.length === 0) return []
  const why = 'the next snapshot continues files that are damaged on disk'
  const files = listContinued(before.manifest, compiled, datasets)
  return repairBeforeReading(before, { files, why }, datasets, settings, effects)
}

async function repairBeforeReading(
  before: PublishedSnapshot,
  { files, why }: { readonly files: readonly PublishedFile[]; readonly why: string },
  datasets: readonly Dataset[],
  settings: RecompileSettings,
  effects: Effects,
): Promise<RepairResult[]> {
  const damaged: PublishedFile[] = []
  for (const each of new Map(files.map((file) => [`${file.file} ${file.sha256}`, file])).values()) {
    const inLake = settings.lake.file(each)
    const path = (await pathExists(inLake)) ? inLake : join(before.folder, each.file)
    if ((await findFileFault(path, each)) !== null) damaged.push(each)
  }
  const repaired = await repairFiles(damaged, datasets, settings, effects)
  const lost = repaired.filter(({ isRepaired }) => !isRepaired)
  if (lost.length === 0) return repaired
  throw new BuildError('SNAPSHOT_DAMAGED', `${why}: ${lost.map(({ file, how }) => `${file}: ${how}`).join('; ')}`, {
    hint: 'Restore them from a backup, with hard links, and build again: until then the last snapshot is served.',
  })
}

/**
 * Returns a test for the files that must be read for materialized views: for each view that reads a compiled table, or
 * another such view. Of a table that is read month by month, these are the files of the compiled months and of their
 * neighbours.
 */
function readersOf(
  datasets: readonly Dataset[],
  compiled: readonly CompiledJob[],
): (table: string, month: Month | null) => boolean {
  const changed = new Set(compiled.flatMap(({ job }) => job.dataset.tables.map(({ name }) => name)))
  const [read, readByMonth] = [new Set<string>(), new Set<string>()]
  for (const { name, reads, eachMonth, monthly } of datasets.flatMap((each) => each.materializedViews ?? [])) {
    if (eachMonth !== undefined || !reads.some((each) => changed.has(each))) continue
    changed.add(name)
    for (const each of reads) (monthly?.ofMonth.includes(each) === true ? readByMonth : read).add(each)
  }
  const months = compiled.flatMap(({ job }) => monthOfPartition(job.partition) ?? [])
  const near = new Set(months.flatMap((month) => [previousMonth(month), month, nextMonth(month)]))
  return (table, month) => read.has(table) || (month !== null && near.has(month) && readByMonth.has(table))
}

/** Lists the files that look-throughs read. Of a table that is read month by month, these are the newest months. */
function listLookedThrough({ partitions }: Manifest, datasets: readonly Dataset[]): PublishedFile[] {
  return datasets.flatMap((dataset) =>
    (dataset.materializedViews ?? []).flatMap(({ reads, eachMonth }) => {
      if (eachMonth === undefined) return []
      const newest = new Set(listNewestPartitions(dataset, eachMonth, { partitions }))
      const isRead = (name: string, partition: string) =>
        reads.includes(name) && (newest.has(partition) || !eachMonth.ofMonth.includes(name))
      return partitions.flatMap(({ partition, tables }) =>
        Object.entries(tables).flatMap(([name, file]) => (isRead(name, partition) ? [file] : [])),
      )
    }),
  )
}

function listContinued(
  before: Manifest,
  compiled: readonly CompiledJob[],
  datasets: readonly Dataset[],
): PublishedFile[] {
  const isCompiled = (dataset: string, partition: string) =>
    compiled.some(({ job }) => job.dataset.id === dataset && job.partition === partition)
  const readByHistories = new Set(compiled.flatMap(({ job }) => job.dataset.historyReads ?? []))
  const isReadByViews = readersOf(datasets, compiled)
  const monthly = new Set(
    datasets
      .flatMap((each) => each.materializedViews ?? [])
      .flatMap(({ name, monthly: files }) => (files === undefined ? [] : [name])),
  )
  const { [SOURCE_FILE]: _made, ...own } = before.own_tables
  // A file of one month is not read to make that of another.
  const continuedOwn = Object.entries(own).filter(([key]) => {
    const [table = '', partition = ''] = key.split('/')
    return !monthly.has(table) || isReadByViews(table, monthOfPartition(partition))
  })
  return [
    ...Object.values({ ...Object.fromEntries(continuedOwn), ...before.history_tables }),
    ...listLookedThrough(before, datasets),
    ...before.partitions.flatMap(({ dataset, partition, tables, history = {} }) =>
      isCompiled(dataset, partition)
        ? Object.values({ ...tables, ...history })
        : Object.entries(tables).flatMap(([name, file]) =>
            readByHistories.has(name) || isReadByViews(name, monthOfPartition(partition)) ? [file] : [],
          ),
    ),
  ]
}

/** Reads tonight's share of all files, repairs the damaged ones, and remembers those that it could not repair. */
export async function scrubAndRepair(
  datasets: readonly Dataset[],
  served: PublishedSnapshot | null,
  damagedDownloads: readonly DamagedDownload[],
  settings: ScrubSettings,
  effects: Effects,
): Promise<RepairResult[]> {
  const nights = settings.scrubNights ?? USUAL_NIGHTS
  if (served !== null) await linkMissing(settings.lake, served.manifest, effects)
  const found = await scrubShare(settings.lake, nights, served, effects)
  const downloads = [...damagedDownloads, ...found.downloads]
  const unique = [...new Map(downloads.map((each) => [each.path, each])).values()]
  // Downloads come first: a partition may have to be compiled from one of them.
  const fetched = await refetchDownloads(unique, settings, effects)
  const repaired = await repairFiles(found.published, datasets, settings, effects)
  const lost = found.published.filter((_name, at) => repaired[at]?.isRepaired !== true)
  await found.remember(lost)
  return [...fetched, ...repaired]
}
