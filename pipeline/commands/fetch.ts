import type { Dataset } from '../../schemas/core/dataset.ts'
import type { BuildEffects } from '../effects.ts'
import type { FetchedFile } from '../fetch/fetch-files.ts'
import { explainDisk } from '../../lake/explain-disk.ts'
import { readHeldVersions } from '../hold/held-versions.ts'
import { formatCount, type Log } from '../log.ts'
import { mustReportLeft } from '../mirror/report-left-files.ts'
import { keepSampleMark } from '../mirror/sample-mark.ts'
import { readCurrentSnapshot } from '../../lake/snapshots/read-snapshot.ts'
import { withDataDir } from './claim-data-dir.ts'
import { type ExitCode, chooseExitCode } from './exit-code.ts'
import { fetchSources } from './fetch-sources.ts'
import { resolveRun, type RunOptions } from './resolve-run.ts'

/** Downloads changed files into data/raw; compiles nothing. */
export async function fetchOnly(
  datasets: readonly Dataset[],
  options: RunOptions,
  effects: BuildEffects,
): Promise<ExitCode> {
  const { lake } = effects
  const run = resolveRun(options)
  try {
    return await withDataDir(lake, effects.log, async () => {
      const before = await readCurrentSnapshot(lake)
      const heldVersions = await readHeldVersions(lake, effects.log)
      const { fetched, left } = await fetchSources(datasets, run, heldVersions, effects)
      await keepSampleMark(run.origin, lake, before?.manifest ?? null, effects)
      const exitCode = reportFetched(fetched, effects.log)
      return exitCode === 0 && mustReportLeft(left, run.strict) ? 1 : exitCode
    })
  } catch (error) {
    throw explainDisk(error, lake.root)
  }
}

function reportFetched(fetched: readonly FetchedFile[], log: Log): ExitCode {
  const kept = fetched.filter(({ raw }) => raw !== null).length
  const failed = fetched.filter(({ failure }) => failure !== undefined).length
  const failures = failed === 0 ? '' : `, ${formatCount(failed)} could not be requested`
  const detail = `${formatCount(kept)} of ${formatCount(fetched.length)} files published${failures}`
  log.line({ step: 'fetch', subject: 'done', level: failed === 0 ? 'info' : 'warn', detail })
  return chooseExitCode({ good: kept, refused: 0, notFetched: failed, isKept: false })
}
