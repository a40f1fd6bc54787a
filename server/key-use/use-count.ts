import { z } from 'zod'
import { USE_DAYS } from '../../schemas/service/key-use/key-use.ts'

const useCountSchema = z.strictObject({
  day: z.iso.date(),
  /** Template of a route; `none` where the request reached none. */
  endpoint: z.string(),
  requests: z.int().min(0),
  errors: z.int().min(0),
  refused: z.int().min(0),
  bytes: z.int().min(0),
  last_at: z.iso.datetime(),
})

/** Requests of a key to one endpoint on one day. */
export type UseCount = Readonly<z.infer<typeof useCountSchema>>

/** Counts of one key, by day and endpoint. */
export type UseCounts = ReadonlyMap<string, UseCount>

const documentSchema = z.strictObject({ uses: z.array(useCountSchema) })

export function nameCount({ day, endpoint }: Pick<UseCount, 'day' | 'endpoint'>): string {
  return `${day} ${endpoint}`
}

export function parseUseCounts(text: string): UseCounts {
  return new Map(documentSchema.parse(JSON.parse(text)).uses.map((count) => [nameCount(count), count]))
}

export function formatUseCounts(counts: UseCounts): string {
  return `${JSON.stringify({ uses: [...counts.values()] })}\n`
}

/** Adds up two sets of counts. */
export function addUseCounts(one: UseCounts, other: UseCounts): Map<string, UseCount> {
  const sum = new Map(one)
  for (const [name, count] of other) {
    const known = sum.get(name)
    sum.set(name, known === undefined ? count : addCounts(known, count))
  }
  return sum
}

export function addCounts(one: UseCount, other: UseCount): UseCount {
  return {
    day: one.day,
    endpoint: one.endpoint,
    requests: one.requests + other.requests,
    errors: one.errors + other.errors,
    refused: one.refused + other.refused,
    bytes: one.bytes + other.bytes,
    last_at: one.last_at > other.last_at ? one.last_at : other.last_at,
  }
}

/** Finds the first of `days` days that end with the day of `now`. */
export function findFirstDay(days: number, now: Date): string {
  return new Date(now.getTime() - (days - 1) * 86_400_000).toISOString().slice(0, 10)
}

/** Drops what is older than counts are kept. */
export function dropOldCounts(counts: UseCounts, now: Date): UseCounts {
  const first = findFirstDay(USE_DAYS, now)
  return new Map([...counts].filter(([, { day }]) => day >= first))
}
