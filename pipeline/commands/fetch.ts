import type { Dataset } from '../../schemas/core/dataset.ts'
import { withDataDir } from './claim-data-dir.ts'
import type { Effects } from '../effects.ts'
import { fetchFiles } from '../fetch/fetch-files.ts'
import type { FetchSettings } from '../fetch/origins/open-origin.ts'
import { listFilesToFetch } from '../fetch/files-to-fetch.ts'
import { explainDisk } from '../files.ts'
import { isHeld, readHeldVersions } from '../hold/held-versions.ts'
import { formatCount } from '../log.ts'
import { findLeftFiles } from '../mirror/left-files.ts'
import { isAnyFileThere, mustReportLeft, reportLeftFiles, requireFilesInMirror } from '../mirror/report-left-files.ts'
import { type ExitCode, chooseExitCode } from './exit-code.ts'

/** Downloads changed files into data/raw; compiles nothing. */
export async function fetchOnly(
  datasets: readonly Dataset[],
  settings: FetchSettings,
  effects: Effects,
): Promise<ExitCode> {
  try {
    return await withDataDir(settings.dataDir, effects.log, async () => {
      const files = listFilesToFetch(datasets, settings, effects.now())
      const heldVersions = await readHeldVersions(settings.dataDir, effects.log)
      const fetched = await fetchFiles(files, settings, effects, isHeld(heldVersions))
      const kept = fetched.filter(({ raw }) => raw !== null).length
      const failed = fetched.filter(({ failure }) => failure !== undefined).length
      const failures = failed === 0 ? '' : `, ${formatCount(failed)} could not be requested`
      effects.log.line({
        step: 'fetch',
        subject: 'done',
        level: failed === 0 ? 'info' : 'warn',
        detail: `${formatCount(kept)} of ${formatCount(fetched.length)} files published${failures}`,
      })
      const left = await findLeftFiles(datasets, settings, effects.now())
      reportLeftFiles(left, effects.log)
      requireFilesInMirror(isAnyFileThere(fetched), left, settings)
      const exitCode = chooseExitCode({ good: kept, refused: 0, notFetched: failed, isKept: false })
      return exitCode === 0 && mustReportLeft(left, settings) ? 1 : exitCode
    })
  } catch (error) {
    throw explainDisk(error, settings.dataDir)
  }
}
