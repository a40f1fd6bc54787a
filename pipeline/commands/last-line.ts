import type { Lake } from '../../lake/lake.ts'
import { parseSnapshotTime } from '../../lake/snapshots/snapshot-id.ts'
import { EXIT, formatCount, type LogLine } from '../log.ts'
import { readServedId } from './build-record.ts'
import type { ExitCode } from './exit-code.ts'
import type { RepairResult } from '../../lake/scrub/restore.ts'
import type { CanaryReport } from '../../schemas/core/canary.ts'
import type { LeftInMirror } from '../../schemas/core/last-build.ts'
import type { BuildErrorCode } from '../../schemas/core/error.ts'
import { NEW_RULES } from '../publish/view-rules.ts'

interface PartitionCounts {
  readonly tried: number
  readonly compiled: number
  readonly refused: number
  readonly notFetched: number
  /** Partitions that pins keep as they are. */
  readonly pinned: number
}

export interface ExitFacts {
  readonly exitCode: ExitCode
  readonly published: boolean
  /** Id of the served snapshot; null if there is none. */
  readonly snapshot: string | null
  readonly counts: PartitionCounts
  /** Files that were found damaged on disk. */
  readonly damaged: readonly RepairResult[]
  /** Files of the mirror folder that the build did not take; null if files came from elsewhere. */
  readonly left: LeftInMirror | null
  /** How a new snapshot answered in comparison with the one before; null if nothing was compared. */
  readonly canary: CanaryReport | null
}

/** Puts all that a mail must say into the last line of a build that ran to its end. */
export function describeExit({ exitCode, published, snapshot, counts, damaged, left, canary }: ExitFacts): LogLine {
  const { tried, compiled, refused, notFetched, pinned } = counts
  const [repaired, lost] = [damaged.filter(({ isRepaired }) => isRepaired), damaged.filter((each) => !each.isRepaired)]
  const count = (number: number, what: string) => number > 0 && `${formatCount(number)} ${what}`
  const faults = [
    count(refused, `of ${formatCount(tried)} refused`),
    count(notFetched, `of ${formatCount(tried)} not fetched`),
    count(lost.length, 'damaged files not repaired'),
    count(repaired.length, 'damaged files repaired'),
    count((left?.unclaimed.count ?? 0) + (left?.excluded.count ?? 0), 'files of the mirror not taken'),
  ]
  const done = [compiled === 0 && published ? NEW_RULES : count(compiled, `of ${formatCount(tried)} compiled`)]
  const said = [...faults, ...done, count(pinned, 'pinned')].filter((each) => each !== false)
  const isIdle = [...faults, ...done].every((each) => each === false)
  const all = [...(isIdle ? ['nothing to do tonight'] : []), ...said]
  const served = published && snapshot !== null ? `${snapshot} is served` : describeStillServed(snapshot)
  return {
    step: EXIT,
    subject: String(exitCode),
    detail: [all.join(', '), served, ...describeOdd(canary)].join('; '),
  }
}

/** Odd answers are served all the same: they may be right, and whoever reads this line can go back. */
function describeOdd(canary: CanaryReport | null): string[] {
  return canary === null || canary.odd.length === 0 ? [] : [`odd: ${canary.odd.join(', ')}`]
}

/** Describes a build that stopped early, in the line after its error. */
export async function describeFailedExit(lake: Lake, code: BuildErrorCode | 'BUG'): Promise<LogLine> {
  const served = describeStillServed(await readServedId(lake))
  return { step: EXIT, subject: '2', detail: `${code}; ${served}` }
}

function describeStillServed(snapshot: string | null): string {
  if (snapshot === null) return 'no snapshot is served'
  return `${snapshot} of ${parseSnapshotTime(snapshot).slice(0, 16).replace('T', ' ')} UTC still served`
}
