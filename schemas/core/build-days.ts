import { z } from 'zod'
import type { LastBuild } from './last-build.ts'

/** How the builds of the last days ended, in the data directory. */
export const BUILD_DAYS = 'build-days.json'

export const BUILD_DAYS_KEPT = 90

export const BUILD_OUTCOMES = ['published', 'nothing_new', 'held_back', 'failed'] as const
export type BuildOutcome = (typeof BUILD_OUTCOMES)[number]

/** Not strict, so that an older server can read the days of a newer builder. */
const buildDay = z.object({
  /** Day in UTC on which a build ended. */
  day: z.iso.date(),
  /** How the last build of the day ended. */
  outcome: z.enum(BUILD_OUTCOMES),
  exit_code: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  held_back: z.int().min(0),
  builds: z.int().min(1),
  /** Number of oddities that the last canary of the day found; absent if nothing was compared. */
  odd: z.int().min(0).optional(),
})

export const buildDaysSchema = z.strictObject({
  /** First day on which builds were recorded; nothing is known about earlier days. */
  since: z.iso.date(),
  days: z.array(buildDay),
})
export type BuildDays = z.infer<typeof buildDaysSchema>

/** Tells the outcome of a build from its record. */
export function readOutcome({
  failure,
  held_back,
  published,
}: Pick<LastBuild, 'failure' | 'held_back' | 'published'>): BuildOutcome {
  if (failure !== null) return 'failed'
  if (held_back.length > 0) return 'held_back'
  return published ? 'published' : 'nothing_new'
}

/** Adds the end of a build to the days. The last build of a day counts; days that are too old are dropped. */
export function addBuildDay(known: BuildDays | null, end: LastBuild): BuildDays {
  const day = end.ended_at.slice(0, 10)
  const same = known?.days.find((each) => each.day === day)
  const held = new Set(end.held_back.map(({ dataset, partition }) => `${dataset} ${partition}`))
  const { exit_code } = end
  // A later build of the day that publishes nothing tells nothing about what is served.
  const odd = end.canary?.odd.length ?? same?.odd
  const added = {
    day,
    outcome: readOutcome(end),
    exit_code,
    held_back: held.size,
    builds: (same?.builds ?? 0) + 1,
    ...(odd !== undefined && { odd }),
  }
  const others = known?.days.filter((each) => each.day !== day) ?? []
  const days = [...others, added].sort((one, other) => (one.day < other.day ? -1 : 1))
  return { since: known?.since ?? day, days: days.slice(-BUILD_DAYS_KEPT) }
}
