import type { Dataset } from '../../schemas/core/dataset.ts'
import { inDataDir } from './claim-data-dir.ts'
import type { Effects } from '../effects.ts'
import { fetchAll } from '../fetch/fetch-files.ts'
import type { FetchSettings } from '../fetch/origins/open-origin.ts'
import { wantedFiles } from '../fetch/files-to-fetch.ts'
import { explainDisk } from '../files.ts'
import { isHeld, readMemory } from '../hold/held-versions.ts'
import { count } from '../log.ts'
import { type ExitCode, exitCodeOf } from './exit-code.ts'

/** Downloads what changed into data/raw; compiles nothing. */
export async function fetchOnly(
  datasets: readonly Dataset[],
  settings: FetchSettings,
  effects: Effects,
): Promise<ExitCode> {
  try {
    return await inDataDir(settings.dataDir, effects.log, async () => {
      const wanted = wantedFiles(datasets, settings, effects.now())
      const remembered = await readMemory(settings.dataDir, effects.log)
      const fetched = await fetchAll(wanted, settings, effects, isHeld(remembered))
      const kept = fetched.filter(({ raw }) => raw !== null).length
      const failed = fetched.filter(({ failure }) => failure !== undefined).length
      const failures = failed === 0 ? '' : `, ${count(failed)} could not be asked for`
      effects.log.line({
        step: 'fetch',
        subject: 'done',
        level: failed === 0 ? 'info' : 'warn',
        detail: `${count(kept)} of ${count(fetched.length)} files published${failures}`,
      })
      return exitCodeOf({ good: kept, refused: 0, notFetched: failed, isKept: false })
    })
  } catch (error) {
    throw explainDisk(error, settings.dataDir)
  }
}
