import type { Dataset } from '../../schemas/core/dataset.ts'
import type { PartitionEntry } from '../../schemas/core/manifest.ts'
import { pathExists } from '../../lake/disk.ts'
import { sha256OfFile } from '../../lake/hash.ts'
import { Lake } from '../../lake/lake.ts'
import { listCopies, type ReadableSnapshot } from '../../lake/scrub/copies.ts'
import { forgetDamage, recordDamage } from '../../lake/scrub/damage-record.ts'
import { type FileName, fileKey } from '../../lake/scrub/file-fault.ts'
import { type MakeAgain, type Repair, type RepairResult, restoreFiles } from '../../lake/scrub/restore.ts'
import { join } from 'node:path'
import type { Effects } from '../effects.ts'
import type { CompiledTable } from '../write-parquet.ts'
import { recompilePartition, type RecompileSettings } from './recompile.ts'
import { republish } from './republish.ts'

interface RepairContext {
  readonly datasets: readonly Dataset[]
  readonly effects: Effects
  readonly workDir: string
}

/**
 * Restores published files from another good copy, or makes them again: a partition from data/raw, and tables made
 * from manifests by publishing their snapshot again in a separate folder.
 */
export async function repairFiles(
  damaged: readonly FileName[],
  datasets: readonly Dataset[],
  settings: RecompileSettings,
  effects: Effects,
): Promise<RepairResult[]> {
  if (damaged.length === 0) return []
  const { lake } = settings
  await recordDamage(lake, damaged)
  const workDir = join(lake.work, 'repair')
  const context: RepairContext = { datasets, effects, workDir }
  const makers = [compilePartitionsAgain(settings, context), publishTablesAgain(context)]
  const results = await restoreFiles(lake, damaged, makers, ({ file, isRepaired, how }) => {
    const state = isRepaired ? 'was damaged on disk, and is whole again' : 'is damaged on disk, and cannot be repaired'
    effects.log.line({
      step: 'repair',
      subject: file,
      level: isRepaired ? 'warn' : 'error',
      detail: `${state}: ${how}`,
    })
  })
  await forgetDamage(
    lake,
    damaged.filter((_name, at) => results[at]?.isRepaired === true),
  )
  await lake.files.rm(workDir, { recursive: true, force: true })
  return results
}

/** Compiles each partition with damaged tables again; leaves the files that belong to no partition. */
function compilePartitionsAgain(settings: RecompileSettings, { datasets, effects, workDir }: RepairContext): MakeAgain {
  return async (damaged, repair) => {
    const rest: FileName[] = []
    const made = new Map<PartitionEntry, Readonly<Record<string, CompiledTable>> | string>()
    for (const name of damaged) {
      const entry = findEntry(name, repair.snapshots)
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
      const table =
        typeof tables === 'string' ? undefined : Object.values(tables).find(({ file }) => file === name.file)
      if (table?.sha256 === name.sha256) {
        await repair.restore(name, table.path, `compiled again from data/raw, with the same bytes`)
      } else {
        const why = typeof tables === 'string' ? tables : 'compiled again, it has other bytes'
        repair.giveUp(name, `${why}. ${buildHint(entry)}`)
      }
    }
    return rest
  }
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
function publishTablesAgain(context: RepairContext): MakeAgain {
  return async (damaged, repair) => {
    const left = new Map(damaged.map((name) => [fileKey(name), name]))
    for (const at of repair.snapshots.keys()) {
      const here = await publishAgain(at, left, context, repair)
      for (const name of here) left.delete(fileKey(name))
    }
    return [...left.values()]
  }
}

/** Publishes one snapshot again, to make those of the files that it has; returns these. */
async function publishAgain(
  at: number,
  left: ReadonlyMap<string, FileName>,
  { datasets, effects, workDir }: RepairContext,
  { lake, snapshots, restore, giveUp }: Repair,
): Promise<FileName[]> {
  const snapshot = snapshots[at]
  if (snapshot === undefined) return []
  const here = [...left.values()].filter((name) => listCopies(lake, [snapshot], name).length > 1)
  if (here.length === 0) return []
  const { manifest: after } = snapshot
  const before = snapshots[at - 1]?.manifest ?? null
  const scratch = (attempt: number) =>
    new Lake(join(workDir, `replay-${after.snapshot}-${String(attempt)}`), lake.files)
  const isMade = async (made: Lake) => (await findMade(made, here)).length === here.length
  await lake.files.mkdir(workDir, { recursive: true })
  await republish(datasets, lake, { before, after }, new Set(left.keys()), scratch, isMade).catch((error: unknown) => {
    const detail = `cannot be published again in a separate folder: ${error instanceof Error ? error.message : String(error)}`
    effects.log.line({ step: 'repair', subject: after.snapshot, level: 'warn', detail })
  })
  for (const name of here) {
    const [made] = [...(await findMade(scratch(1), [name])), ...(await findMade(scratch(0), [name]))]
    if (made === undefined) giveUp(name, 'it is made from files that are gone. Restore it from a backup.')
    else
      await restore(name, made, `made again by publishing ${after.snapshot} in a separate folder, with the same bytes`)
  }
  return here
}

/** Finds the paths of the files that a lake has with the right bytes. */
async function findMade(lake: Lake, names: readonly FileName[]): Promise<string[]> {
  const paths = []
  for (const name of names) {
    const path = lake.file(name)
    if ((await pathExists(path)) && (await sha256OfFile(path)) === name.sha256) paths.push(path)
  }
  return paths
}
