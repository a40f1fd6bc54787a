import type { Dataset } from '../../../schemas/core/dataset.ts'
import type { Manifest } from '../../../schemas/core/manifest.ts'
import { findNewestData, judgeFreshness } from '../../../schemas/service/freshness.ts'
import { isFutureSnapshot, parseSnapshotTime } from '../../../lake/snapshots/snapshot-id.ts'
import { type BuildReports, findBuildState } from '../build-reports.ts'
import { fail, type Diagnosis, countOf, ok, warn } from './diagnosis.ts'

const HOUR_MS = 3_600_000
/** A build a night: after this long one was missed. */
const MISSED_MS = 36 * HOUR_MS

/** A clock that is behind judges fresh data by yesterday, and a build with it publishes nothing. */
export function examineClock(manifest: Manifest | null, now: Date): Diagnosis {
  const says = `the clock says ${now.toISOString().slice(0, 16)}Z`
  if (manifest === null || !isFutureSnapshot(manifest.snapshot, now)) return ok('clock', says)
  const published = parseSnapshotTime(manifest.snapshot)
  const todo = 'Set the clock (timedatectl set-ntp true); if it is right, the build that published had a wrong one'
  return fail('clock', `${says}, and the newest snapshot was published at ${published}`, todo)
}

/** How the last build ended, whether one was missed, and what builds hold back. */
export function examineBuilds({ last, started, heldBack, unreadable }: BuildReports, now: Date): Diagnosis[] {
  const findings: Diagnosis[] = []
  if (unreadable.length > 0)
    findings.push(warn('build', `${unreadable.join(', ')} cannot be read`, 'The next build writes them anew'))
  if (started !== null) findings.push(describeStarted(started.started_at, findBuildState(started)))
  if (last === null) findings.push(warn('build', 'no build has left a report', 'Run `market-data-server build`'))
  else findings.push(describeLast(last.exit_code, last.ended_at, now))
  if (heldBack.length > 0) {
    const [first] = heldBack
    const says = `${countOf(heldBack.length, 'partition')} held back, such as ${first?.dataset ?? ''} ${first?.partition ?? ''}`
    findings.push(warn('build', says, 'Read why on /status; what is published stays until then'))
  }
  return findings
}

function describeStarted(at: string, state: ReturnType<typeof findBuildState>): Diagnosis {
  if (state === 'running') return ok('build', `a build has run since ${at}`)
  if (state === 'not_known') return ok('build', `a build on another machine began at ${at}`)
  return warn('build', `the build of ${at} died without a report`, 'Build again: the next one cleans up and goes on')
}

function describeLast(exitCode: number, endedAt: string, now: Date): Diagnosis {
  const says = `the last build ended at ${endedAt} with exit code ${String(exitCode)}`
  if (now.getTime() - Date.parse(endedAt) > MISSED_MS)
    return warn('build', says, 'Look whether the timer or cron runs: a build a night is expected')
  return exitCode === 0 ? ok('build', says) : warn('build', says, 'Read the report of the night, or /status')
}

/**
 * Names the datasets whose newest month is late. Business days count as Monday to Friday here, and series, calendars and
 * lists are judged on /status alone, because that takes a query.
 */
export function examineFreshness(datasets: readonly Dataset[], manifest: Manifest | null, now: Date): Diagnosis[] {
  if (manifest === null) return []
  if (manifest.sample === true) return [ok('data', 'sample data, which get no older and no newer')]
  const today = now.toISOString().slice(0, 10)
  const judged = datasets.flatMap((dataset) => {
    const newest = findNewestData(dataset, { manifest, calendars: new Map(), newest: new Map() })
    const { state, days_late } = judgeFreshness(today, newest)
    return state === 'fresh' || state === 'late' ? [{ id: dataset.id, newest: newest?.newest, days_late }] : []
  })
  const late = judged.filter(({ days_late }) => days_late !== null && days_late > 0)
  if (late.length === 0)
    return judged.length === 0
      ? []
      : [ok('data', `${countOf(judged.length, 'dataset')} by month, none of them late; /status judges the others`)]
  const named = late.map(({ id, newest, days_late }) => `${id} (${newest ?? ''}, ${countOf(days_late ?? 0, 'day')})`)
  return [
    warn(
      'data',
      `late: ${named.join(', ')}`,
      'Run `market-data-server plan`: it shows what the portals have and what is refused',
    ),
  ]
}
