import { BUILD_DAYS_KEPT, type BuildDays } from '../../schemas/core/build-days.ts'
import type { Status } from '../../schemas/service/status/status.ts'

/** Describes the last 90 days, the oldest first, today included; null where no build was recorded here. */
export function describeBuildDays(recorded: BuildDays | null, now: Date): Status['build_days'] {
  if (recorded === null) return null
  const byDay = new Map(recorded.days.map((day) => [day.day, day]))
  return Array.from({ length: BUILD_DAYS_KEPT }, (_day, at) => {
    const day = new Date(now.getTime() - (BUILD_DAYS_KEPT - 1 - at) * 86_400_000).toISOString().slice(0, 10)
    const known = byDay.get(day)
    if (known !== undefined) return { ...known, odd: known.odd ?? null }
    // Before the first record it is not known whether a build ran.
    const outcome = day < recorded.since ? ('not_known' as const) : ('no_build' as const)
    return { day, outcome, exit_code: null, held_back: null, builds: outcome === 'no_build' ? 0 : null, odd: null }
  })
}
