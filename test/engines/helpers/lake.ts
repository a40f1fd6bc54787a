import { Lake } from '../../../lake/lake.ts'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rollback } from '../../../pipeline/commands/rollback.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import { listSnapshotIds } from '../../../lake/snapshots/snapshot-id.ts'
import { amendMonth } from '../../bench/synthetic/amend.ts'
import { buildFrom, silent } from '../../helpers/build.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { lenient } from '../../helpers/lenient-datasets.ts'
import { zipOfMonth } from '../../helpers/portal.ts'
import { publishOnce, publishSample, SAMPLE } from '../../server/helpers/snapshot.ts'

/** A data directory whose tables have logs. */
export interface EngineLake {
  readonly dataDir: string
  /** Oldest first. */
  readonly snapshots: readonly string[]
  /** By snapshot, then by table. */
  readonly versions: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/**
 * Publishes the bundled sample in four snapshots: as it is, with half of a block of October amended, rolled back, and
 * amended again.
 */
export async function makeEngineLake(): Promise<EngineLake> {
  const dataDir = join(await temporaryFolder(), 'data')
  await mkdir(dataDir)
  await publishOnce('the sample in four snapshots', dataDir, publishFourTimes)
  return openLake(dataDir)
}

/** Reads which snapshots there are, and their versions. */
export async function openLake(dataDir: string): Promise<EngineLake> {
  const map = JSON.parse(await readFile(join(dataDir, 'lake/delta-versions.json'), 'utf8')) as {
    snapshots: EngineLake['versions']
  }
  return { dataDir, snapshots: await listSnapshotIds(new Lake(dataDir)), versions: map.snapshots }
}

async function publishFourTimes(dataDir: string): Promise<void> {
  const amended = join(await temporaryFolder(), 'amended')
  await cp(SAMPLE, amended, { recursive: true })
  const october = zipOfMonth(amended, '2025-10')
  await writeFile(october, amendMonth(await readFile(october), { block: 'BLC_6', share: 0.5 }))

  await publishSample(dataDir)
  await publishAt('2026-01-11T03:00:00Z', amended, dataDir)
  const [first = ''] = await listSnapshotIds(new Lake(dataDir))
  await rollback(datasets, new Lake(dataDir), first, silent('2026-01-12T03:00:00Z').effects)
  await publishAt('2026-01-13T03:00:00Z', amended, dataDir)
}

async function publishAt(now: string, source: string, dataDir: string): Promise<void> {
  const { exit } = await buildFrom(source, { dataDir, now, declared: lenient, from: null, threads: 2 })
  if (exit !== 0) throw new Error(`the build of ${source} ended with ${String(exit)}`)
}

export const findLakeTable = ({ dataDir }: Pick<EngineLake, 'dataDir'>, table: string) => join(dataDir, 'lake', table)

/** Fails if the map has no version of the table for that snapshot. */
export function findVersion({ versions }: EngineLake, snapshot: string, table: string): number {
  const version = versions[snapshot]?.[table]
  if (version === undefined) throw new Error(`the map of versions lacks ${table} of ${snapshot}`)
  return version
}
