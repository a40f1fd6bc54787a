import type { Lake } from '../../lake/lake.ts'
import { hostname } from 'node:os'
import { BuildError } from '../../schemas/core/error.ts'
import { type BuildStarted, doingText } from '../../schemas/core/last-build.ts'
import { withBuildLock } from '../../lake/lock/build-lock.ts'
import type { ProcessEnd } from '../supervise.ts'
import { textLog } from '../log.ts'
import { describeFailedExit } from './last-line.ts'
import { formatInstant, readMark, readServedId, writeBuildEnd } from './build-record.ts'

/** Reports the end of a command that could not report it itself; for a build it also writes the build's record. */
export async function reportAbnormalEnd(lake: Lake, ended: ProcessEnd, print: (text: string) => void): Promise<void> {
  const mark = await findMark(lake, ended)
  const error = explainEnd(ended, mark, await describeServed(lake))
  if (ended.reported === null) print(`error ${error.code}: ${error.message}\n  ${error.hint}\n`)
  if (mark === null) return
  try {
    await withBuildLock(lake, () => writeEndFor(lake, ended, error))
  } catch (writeError) {
    // The mark stays, so the next build and the server can still report it.
    print(
      `warn  the record of its end cannot be written: ${writeError instanceof Error ? writeError.message : String(writeError)}\n`,
    )
  }
  if (ended.reported === null) textLog(print, () => new Date()).line(await describeFailedExit(lake, error.code))
}

async function writeEndFor(lake: Lake, ended: ProcessEnd, { code, message, hint }: BuildError): Promise<void> {
  // Another build may have started since then and replaced the mark.
  const mark = await findMark(lake, ended)
  if (mark === null) return
  const snapshot = await readServedId(lake)
  await writeBuildEnd(lake, {
    started_at: mark.started_at,
    ended_at: formatInstant(new Date()),
    exit_code: 2,
    published: snapshot !== null && snapshot !== mark.snapshot,
    snapshot,
    held_back: [],
    failure: { code, message, hint },
  })
}

/** Finds the mark of this process, if it was a build that did not report its end. */
async function findMark(lake: Lake, { pid }: ProcessEnd): Promise<BuildStarted | null> {
  const mark = await readMark(lake)
  return mark !== null && mark !== 'unreadable' && mark.pid === pid && mark.host === hostname() ? mark : null
}

/** Says what readers still get: whatever ended a build, it published before that or not at all. */
async function describeServed(lake: Lake): Promise<string> {
  const served = await readServedId(lake)
  return served === null ? 'There is no snapshot, or it cannot be read.' : `The snapshot ${served} is still served.`
}

function explainEnd({ because, by }: ProcessEnd, mark: BuildStarted | null, served: string): BuildError {
  const doing = mark === null ? '' : ` while at ${doingText(mark.at)}`
  if (because === 'time limit') {
    return new BuildError('TIME_LIMIT', `stopped at its time limit${doing}`, {
      hint: `${served} Run it again; if it stops at the same place, look there. A first build of many years may need a longer BUILD_TIME_LIMIT, or fewer months at a time.`,
    })
  }
  if (because === 'stopped') {
    return new BuildError('STOPPED', `stopped by ${by}${doing}`, {
      hint: `${served} Run it again: what is downloaded is kept, and what was not yet published is compiled again.`,
    })
  }
  return new BuildError('DIED', `ended without a report (${by})${doing}`, {
    hint: `${served} Run it again; if it dies at the same place, look there, at the output, and at the memory of the machine.`,
  })
}
