import { findPercentile } from '../../bench/harness/measure.ts'

interface MemoryPoint {
  readonly at: number
  readonly mib: number
  readonly pid: number
}

/** Limits what a server over the sample may hold with the newest snapshot, four older ones and 16 MiB of answers. */
const LIMIT_MIB = 750
/** How far the median of the last fifth may be above that of the second: a leak grows again and again. */
const GROWTH = 1.1
/** In a shorter life the caches still fill, and no trend can be seen. */
const TREND_FROM_SECONDS = 1_200

/** Says how much a server held in its longest life, and what is wrong with that. */
export function judgeMemory(
  server: string,
  points: readonly MemoryPoint[],
): { readonly server: string; readonly said: string; readonly wrong: readonly string[] } {
  const lives = new Map<number, MemoryPoint[]>()
  for (const point of points) lives.set(point.pid, [...(lives.get(point.pid) ?? []), point])
  const longest = [...lives.values()].sort((a, b) => b.length - a.length)[0] ?? []
  const fifth = Math.floor(longest.length / 5)
  const median = (of: readonly MemoryPoint[]) =>
    findPercentile(
      of.map(({ mib }) => mib),
      0.5,
    )
  const [early, late] = [median(longest.slice(fifth, 2 * fifth)), median(longest.slice(-fifth))]
  const most = Math.max(...points.map(({ mib }) => mib))
  const seconds = (longest.at(-1)?.at ?? 0) - (longest[0]?.at ?? 0)
  const hasGrown = seconds >= TREND_FROM_SECONDS && late / early > GROWTH
  return {
    server,
    said: `${early.toFixed(0)} MiB in the second fifth of its longest life (${seconds.toFixed(0)} s), ${late.toFixed(0)} in the last, ${most.toFixed(0)} at most`,
    wrong: [
      ...(hasGrown ? [`the memory of ${server} grows: ${early.toFixed(0)} to ${late.toFixed(0)} MiB`] : []),
      ...(most > LIMIT_MIB ? [`${server} held ${most.toFixed(0)} MiB`] : []),
    ],
  }
}
