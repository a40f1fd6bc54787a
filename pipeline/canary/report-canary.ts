import type { CanaryReport } from '../../schemas/core/canary.ts'
import { formatCount, type Log } from '../log.ts'
import type { Canary, CanarySnapshots } from './canary.ts'

/** Lets a canary compare two snapshots, if there is one, and says in the log what it found. */
export async function runAndReport(
  canary: Canary | undefined,
  snapshots: CanarySnapshots,
  log: Log,
): Promise<CanaryReport | null> {
  if (canary === undefined) return null
  const report = await canary(snapshots)
  const { compared, changed, median_ratio: ratio, figures, not_asked: left, odd } = report
  const subject = snapshots.next.snapshot
  const times =
    ratio === null ? '' : `, ${formatCount(figures)} figures, half of them at ${ratio.toPrecision(4)} times or less`
  const late = left > 0 ? `; ${formatCount(left)} examples were not asked: CANARY_SECONDS was over` : ''
  const detail = `${formatCount(changed)} of ${formatCount(compared)} answers differ${times}${late}`
  log.line({ step: 'canary', subject, detail })
  for (const each of odd) log.line({ step: 'canary', subject, level: 'warn', detail: each })
  return report
}
