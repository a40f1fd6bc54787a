import { Lake } from '../../lake/lake.ts'
import { join, relative } from 'node:path'
import type { Dataset } from '../../schemas/core/dataset.ts'
import type { PartitionEntry } from '../../schemas/core/manifest.ts'
import type { Effects } from '../effects.ts'
import { sha256OfFile } from '../../lake/hash.ts'
import { readSnapshotManifest } from '../../lake/snapshots/manifest-file.ts'
import type { CompiledTable } from '../write-parquet.ts'
import {
  type FileName,
  findGoodCopy,
  type ReadableSnapshot,
  fileKey,
  listCopies,
  replaceCopies,
} from './file-copies.ts'
import { recompilePartition, type RecompileSettings } from './recompile.ts'
import { republish } from './republish.ts'
import { pathExists } from '../../lake/disk.ts'
import { listSnapshotIds } from '../../lake/snapshots/snapshot-id.ts'

/** A damaged file and how it was repaired, or why it could not be. */
export interface RepairResult {
  /** The path in the data directory. */
  readonly file: string
  readonly isRepaired: boolean
  /** A sentence for the operator. */
  readonly how: string
}

interface RepairContext {
  readonly datasets: readonly Dataset[]
  readonly settings: RecompileSettings
  readonly effects: Effects
  /** The oldest snapshot first. */
  readonly snapshots: readonly ReadableSnapshot[]
  readonly workDir: string
}

/**
 * Restores published files from another good copy, or makes them again: a partition from data/raw, and tables made
 * from manifests by publishing their snapshot again in a separate folder. Only a file with the hash in the manifest
 * replaces a damaged one.
 */
export async function repairFiles(
  damaged: readonly FileName[],
  datasets: readonly Dataset[],
  settings: RecompileSettings,
  effects: Effects,
): Promise<RepairResult[]> {
  if (damaged.length === 0) return []
  const { lake } = settings
  const workDir = join(lake.work, 'repair')
  const snapshots: ReadableSnapshot[] = []
  for (const id of await listSnapshotIds(lake)) {
    const folder = lake.snapshot(id)
    const manifest = await readSnapshotManifest(folder)
    if (manifest !== null) snapshots.push({ folder, manifest })
  }
  const context: RepairContext = { datasets, settings, effects, snapshots, workDir }
  const results = new Map<string, RepairResult>()
  const settle = (name: FileName, isRepaired: boolean, how: string) => {
    const file = relative(lake.root, lake.file(name))
    results.set(fileKey(name), { file, isRepaired, how })
    const detail = `${isRepaired ? 'was damaged on disk, and is whole again' : 'is damaged on disk, and cannot be repaired'}: ${how}`
    effects.log.line({ step: 'repair', subject: file, level: isRepaired ? 'warn' : 'error', detail })
  }
  const left: FileName[] = []
  for (const name of damaged) {
    const places = listCopies(lake, snapshots, name)
    const good = await findGoodCopy(places, name)
    if (good === null) left.push(name)
    else {
      await replaceCopies(lake, good, places)
      settle(name, true, `restored from ${good}`)
    }
  }
  const rest = await repairPartitions(left, context, settle)
  await repairOwnTables(rest, context, settle)
  await lake.files.rm(workDir, { recursive: true, force: true })
  return damaged.flatMap((name) => results.get(fileKey(name)) ?? [])
}

type ReportResult = (name: FileName, isRepaired: boolean, how: string) => void

/** Compiles each partition with damaged tables again; returns the files that belong to no partition. */
async function repairPartitions(
  damaged: readonly FileName[],
  context: RepairContext,
  settle: ReportResult,
): Promise<FileName[]> {
  const { datasets, settings, effects, snapshots, workDir } = context
  const rest: FileName[] = []
  const made = new Map<PartitionEntry, Readonly<Record<string, CompiledTable>> | string>()
  for (const name of damaged) {
    const entry = findEntry(name, snapshots)
    if (entry === undefined) {
      rest.push(name)
      continue
    }
    const dataset = datasets.find(({ id }) => id === entry.dataset)
    const known = [...made].find(([other]) => isSameEntry(other, entry))?.[1]
    const tables =
      known ??
      (dataset === undefined
        ? `${entry.dataset} is no longer declared`
        : await recompilePartition(dataset, entry, settings, join(workDir, String(made.size)), effects.now()))
    if (known === undefined) made.set(entry, tables)
    const table = typeof tables === 'string' ? undefined : Object.values(tables).find(({ file }) => file === name.file)
    if (table?.sha256 === name.sha256) {
      await replaceCopies(settings.lake, table.path, listCopies(settings.lake, snapshots, name))
      settle(name, true, `compiled again from data/raw, with the same bytes`)
    } else {
      settle(
        name,
        false,
        `${typeof tables === 'string' ? tables : 'compiled again, it has other bytes'}. ${buildHint(entry)}`,
      )
    }
  }
  return rest
}

function buildHint({ partition }: PartitionEntry): string {
  const [, month] = /=(\d{4}-\d{2})$/.exec(partition) ?? []
  const range = month === undefined ? '' : ` with FROM and TO ${month}`
  return `Restore it from a backup; or build${range}, which publishes it again if the sources are there.`
}

function isSameEntry(a: PartitionEntry, b: PartitionEntry): boolean {
  return a.dataset === b.dataset && a.partition === b.partition && a.input_digest === b.input_digest
}

function findEntry(name: FileName, snapshots: readonly ReadableSnapshot[]): PartitionEntry | undefined {
  return snapshots
    .flatMap(({ manifest }) => manifest.partitions)
    .find(({ tables }) => Object.values(tables).some((each) => fileKey(each) === fileKey(name)))
}

/** Publishes again the snapshot that first had each file, oldest first: newer ones are made from older ones. */
async function repairOwnTables(
  damaged: readonly FileName[],
  context: RepairContext,
  settle: ReportResult,
): Promise<void> {
  const { datasets, settings, snapshots, workDir } = context
  const left = new Map(damaged.map((name) => [fileKey(name), name]))
  for (const [at, { manifest: after, folder }] of snapshots.entries()) {
    const here = [...left.values()].filter(
      (name) => listCopies(settings.lake, [{ manifest: after, folder }], name).length > 1,
    )
    if (here.length === 0) continue
    const before = snapshots[at - 1]?.manifest ?? null
    const scratch = (attempt: number) =>
      new Lake(join(workDir, `replay-${after.snapshot}-${String(attempt)}`), settings.lake.files)
    const isMade = async (made: Lake) => (await findMade(made, here)).length === here.length
    const names = new Set(left.keys())
    await settings.lake.files.mkdir(workDir, { recursive: true })
    await republish(datasets, settings.lake, { before, after }, names, scratch, isMade).catch((error: unknown) => {
      const detail = `cannot be published again in a separate folder: ${error instanceof Error ? error.message : String(error)}`
      context.effects.log.line({ step: 'repair', subject: after.snapshot, level: 'warn', detail })
    })
    for (const name of here) {
      const [made] = [...(await findMade(scratch(1), [name])), ...(await findMade(scratch(0), [name]))]
      left.delete(fileKey(name))
      if (made === undefined) {
        settle(name, false, 'it is made from files that are gone. Restore it from a backup.')
        continue
      }
      await replaceCopies(settings.lake, made, listCopies(settings.lake, snapshots, name))
      settle(name, true, `made again by publishing ${after.snapshot} in a separate folder, with the same bytes`)
    }
  }
  for (const name of left.values()) settle(name, false, 'no snapshot names it')
}

/** Finds those of the files that are in a lake with the right bytes. */
async function findMade(lake: Lake, names: readonly FileName[]): Promise<string[]> {
  const paths = []
  for (const name of names) {
    const path = lake.file(name)
    if ((await pathExists(path)) && (await sha256OfFile(path)) === name.sha256) paths.push(path)
  }
  return paths
}
