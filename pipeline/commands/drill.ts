import { join } from 'node:path'
import { BuildError } from '../../schemas/core/error.ts'
import { type DrillStep, LAST_DRILL, type LastDrill } from '../../schemas/core/restore-drill.ts'
import { replaceFile } from '../../lake/durable-files.ts'
import { explainDisk } from '../../lake/explain-disk.ts'
import { Lake } from '../../lake/lake.ts'
import { readCurrentSnapshot } from '../../lake/snapshots/read-snapshot.ts'
import { copyDataDir } from './copy-data-dir.ts'
import { withDrillFolder } from './drill-folder.ts'
import { verify } from './verify.ts'
import type { Effects } from '../effects.ts'
import type { TrustedKeys } from '../signing/trusted-keys.ts'
import { askRestoredServer, startRestoredServer } from './restored-server.ts'

export interface DrillOptions {
  readonly backup: Lake
  /** A folder with room for the whole backup; the drill removes what it makes there. */
  readonly scratch: string
  /** Data directory that gets the report. */
  readonly lake: Lake
  readonly trusted: TrustedKeys | null
}

/**
 * Restores a backup into a folder of its own, verifies its newest snapshot, lets a server answer from it, and removes
 * it. The report tells success or failure; nothing else in the data directory changes.
 */
export function drillRestore({ scratch, ...options }: DrillOptions, effects: Effects): Promise<LastDrill> {
  return withDrillFolder(options.lake.files, scratch, (folder) => drillIn(folder, options, effects))
}

async function drillIn(
  folder: string,
  { backup, lake, trusted }: Omit<DrillOptions, 'scratch'>,
  effects: Effects,
): Promise<LastDrill> {
  const { log, now } = effects
  const started_at = now().toISOString()
  let step: DrillStep = 'restore'
  let known: Pick<LastDrill, 'snapshot' | 'published_at'> = { snapshot: null, published_at: null }
  const report = async (failed: Pick<LastDrill, 'failed_at' | 'message'>) => {
    const drill: LastDrill = { started_at, ended_at: now().toISOString(), ...failed, ...known }
    await replaceFile(lake.files, lake.lastDrill, `${JSON.stringify(drill, null, 2)}\n`)
    return drill
  }
  try {
    const restored = new Lake(join(folder, 'data'))
    known = await describeNewest(backup)
    await copyDataDir({ step: 'restore', from: backup, to: restored, keys: false }, effects)
    step = 'verify'
    await verify(restored, known.snapshot, effects, trusted)
    step = 'start'
    const server = await startRestoredServer(restored.root)
    try {
      step = 'answer'
      await askRestoredServer(server, known.snapshot ?? '')
    } finally {
      server.stop()
    }
    const detail = `restored, verified, and answered from ${known.snapshot ?? ''}, published ${known.published_at ?? ''}`
    log.line({ step: 'drill', subject: backup.root, detail })
    return await report({ failed_at: null, message: null })
  } catch (error) {
    const explained = explainDisk(error, folder)
    const message = explained instanceof Error ? explained.message.split('\n')[0] : String(explained)
    await report({ failed_at: step, message: message ?? null })
    throw explained
  }
}

async function describeNewest(backup: Lake): Promise<{ readonly snapshot: string; readonly published_at: string }> {
  const newest = await readCurrentSnapshot(backup)
  if (newest !== null) return { snapshot: newest.id, published_at: newest.manifest.created_at }
  throw new BuildError('NOTHING_PUBLISHED', `there is no snapshot in the backup ${backup.root}`, {
    hint: `Make one: market-data-server backup ${backup.root}. The report is ${LAST_DRILL}.`,
  })
}
