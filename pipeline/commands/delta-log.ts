import type { Lake } from '../../lake/lake.ts'
import { join } from 'node:path'
import { BuildError } from '../../schemas/core/error.ts'
import { DELTA_LOG } from '../../lake/place-names.ts'
import { catchUpDeltaLogs, readOwnVersions } from '../delta-log/catch-up.ts'
import { type FaultyLog, openLogs } from '../delta-log/open-logs.ts'
import { removeDeltaLogs } from '../delta-log/rebuild.ts'
import { type DeltaVersions, writeDeltaVersions } from '../../lake/delta-log/versions.ts'
import type { Effects } from '../effects.ts'
import { explainDisk } from '../../lake/explain-disk.ts'
import type { RepairResult } from '../../lake/scrub/restore.ts'
import { formatCount } from '../log.ts'
import { sweep } from '../integrity/sweep.ts'
import { withDataDir } from './claim-data-dir.ts'

/**
 * Adds each published snapshot that is not yet a version to the logs of the tables. Throws if a log cannot be
 * continued.
 */
export async function writeDeltaLogs(
  lake: Lake,
  { rebuild }: { readonly rebuild: boolean },
  effects: Effects,
): Promise<void> {
  try {
    await withDataDir(lake, effects.log, async () => {
      await sweep(lake)
      const left = rebuild ? await removeLogs(lake) : []
      const faults = [...left, ...(await catchUpAndReport(lake, effects, { isCommand: true }))]
      await sweep(lake)
      const broken = faults.filter(({ isBroken }) => isBroken)
      if (broken.length > 0) throw brokenLogs(broken)
    })
  } catch (error) {
    throw explainDisk(error, lake.root)
  }
}

/** The numbers of the versions outlive the logs. */
async function removeLogs(lake: Lake): Promise<FaultyLog[]> {
  const { logs } = await openLogs(lake)
  await writeDeltaVersions(lake, await readOwnVersions(lake, [...logs.values()]))
  return removeDeltaLogs(lake)
}

interface Reporting {
  /** True for the command, which also reports that there was nothing to do. */
  readonly isCommand?: boolean
  /** Versions of the data directory that this one is a copy of. */
  readonly known?: DeltaVersions
}

/** Continues the logs of the tables, says what was written, and warns of those that cannot be continued. */
export async function catchUpAndReport(
  lake: Lake,
  effects: Effects,
  { isCommand = false, known = {} }: Reporting = {},
): Promise<readonly FaultyLog[]> {
  const { log, now } = effects
  const began = now().getTime()
  const { snapshot, tables, commits, checkpoints, faults } = await catchUpDeltaLogs(lake, effects, known)
  if (commits + checkpoints > 0 || isCommand) {
    const seconds = ((now().getTime() - began) / 1000).toFixed(1)
    const wrote =
      commits + checkpoints === 0
        ? 'nothing to write'
        : `${formatCount(commits)} versions, ${formatCount(checkpoints)} checkpoints written  ${seconds} s`
    log.line({ step: 'delta', subject: snapshot ?? 'no snapshot', detail: `${formatCount(tables)} tables; ${wrote}` })
  }
  for (const { table, fault, isBroken } of faults) {
    const consequence = isBroken ? '; it is left as it is, and ends before this snapshot' : ''
    log.line({ step: 'delta', subject: table, level: 'warn', detail: `log of the table: ${fault}${consequence}` })
  }
  return faults
}

/** Continues the logs after publishing. A failure is reported as damage, because the snapshot is served already. */
export async function continueDeltaLogs(lake: Lake, effects: Effects): Promise<RepairResult[]> {
  try {
    const faults = await catchUpAndReport(lake, effects)
    return faults.map(({ table, fault }) => ({
      file: join('lake', table, DELTA_LOG),
      isRepaired: false,
      how: `${fault}: ${HINT}`,
    }))
  } catch (error) {
    const explained = explainDisk(error, lake.root)
    if (!(explained instanceof BuildError)) throw error
    const how = `the logs of the tables were not continued: ${explained.message}. ${HINT}`
    effects.log.line({ step: 'delta', subject: 'lake', level: 'warn', detail: how })
    return [{ file: 'lake', isRepaired: false, how }]
  }
}

const HINT =
  'run market-data-server delta-log, with --rebuild to write the logs again; move files of others out of the folder first'

/** Describes logs that differ from the manifests. */
export function brokenLogs(faults: readonly Pick<FaultyLog, 'table' | 'fault'>[]): BuildError {
  const listed = faults.map(({ table, fault }) => `lake/${table}/${DELTA_LOG}: ${fault}`).join('; ')
  return new BuildError('DELTA_LOG', `logs of tables are not what the manifests say: ${listed}`, {
    hint: 'The snapshots are served as before, and the logs of the other tables are good. Move what is not ours out of these folders, then run market-data-server delta-log --rebuild.',
  })
}
