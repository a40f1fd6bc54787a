import type { Dataset } from '../../schemas/core/dataset.ts'
import type { Effects } from '../effects.ts'
import { fetchAll, wantedFiles } from '../fetch/fetch.ts'
import { explainDisk } from '../files.ts'
import { withBuildLock } from '../lock.ts'
import { count } from '../log.ts'
import type { Settings } from '../settings.ts'

/** Downloads what changed into data/raw; compiles nothing. */
export async function fetchOnly(datasets: readonly Dataset[], settings: Settings, effects: Effects): Promise<void> {
  try {
    await withBuildLock(settings.dataDir, async () => {
      const fetched = await fetchAll(wantedFiles(datasets, settings, effects.now()), settings, effects)
      const kept = fetched.filter(({ raw }) => raw !== null).length
      effects.log.line({
        step: 'fetch',
        subject: 'done',
        detail: `${count(kept)} of ${count(fetched.length)} files published`,
      })
    })
  } catch (error) {
    throw explainDisk(error, settings.dataDir)
  }
}
