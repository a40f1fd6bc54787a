import { USE_DAYS } from '../../schemas/service/key-use/key-use.ts'
import { type Redis, REDIS_PREFIX } from '../system/redis.ts'
import { findFirstDay, nameCount, type UseCount } from './use-count.ts'
import type { UseStore } from './use-store.ts'

const KEPT_SECONDS = String((USE_DAYS + 1) * 86_400)

/** Adds the counts of one day. Redis forgets them by itself long after that day. */
const ADD = `
for n = 2, #ARGV, 6 do
  local place = ARGV[n] .. ' '
  for at, name in ipairs({'requests', 'errors', 'refused', 'bytes'}) do
    redis.call('HINCRBY', KEYS[1], place .. name, ARGV[n + at])
  end
  local last = ARGV[n + 5]
  if last > (redis.call('HGET', KEYS[1], place .. 'last_at') or '') then redis.call('HSET', KEYS[1], place .. 'last_at', last) end
end
redis.call('EXPIRE', KEYS[1], ARGV[1])
return 1`

/** Opens the uses of keys in Redis, for all servers that share it: a hash for each key and day. */
export function openRedisUseStore(redis: Redis, now: () => Date): UseStore {
  const place = (key: string, day: string) => `${REDIS_PREFIX}key-uses:${key}:${day}`
  const readDay = async (key: string, day: string) => {
    const reply = await redis.send('HGETALL', place(key, day))
    return parseDay(day, Array.isArray(reply) ? reply.map(String) : [])
  }
  return {
    add: async (batch, added, signal) => {
      for (const [key, counts] of batch) {
        const all = [...counts.values()]
        for (const day of new Set(all.map((count) => count.day))) {
          const values = all.filter((count) => count.day === day).flatMap(listValues)
          await redis.send('EVAL', ADD, '1', place(key, day), KEPT_SECONDS, ...values)
        }
        added(key)
        signal?.throwIfAborted()
      }
    },
    read: async (key) => {
      const days = Array.from({ length: USE_DAYS }, (_day, at) => findFirstDay(at + 1, now()))
      const counts = (await Promise.all(days.map((day) => readDay(key, day)))).flat()
      return new Map(counts.map((count) => [nameCount(count), count]))
    },
  }
}

function listValues({ endpoint, requests, errors, refused, bytes, last_at }: UseCount): string[] {
  return [endpoint, ...[requests, errors, refused, bytes].map(String), last_at]
}

/** Reads the fields of a day, `/v1/funds requests` and their values in turn. */
function parseDay(day: string, flat: readonly string[]): UseCount[] {
  const values = new Map(flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1] ?? ''] as const] : [])))
  const endpoints = new Set([...values.keys()].map((name) => name.slice(0, name.lastIndexOf(' '))))
  return [...endpoints].map((endpoint) => {
    const count = (name: string) => Number(values.get(`${endpoint} ${name}`) ?? 0)
    return {
      day,
      endpoint,
      requests: count('requests'),
      errors: count('errors'),
      refused: count('refused'),
      bytes: count('bytes'),
      last_at: values.get(`${endpoint} last_at`) ?? '',
    }
  })
}
