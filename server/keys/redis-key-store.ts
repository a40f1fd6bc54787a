import { randomUUID } from 'node:crypto'
import { type Redis, REDIS_PREFIX } from '../system/redis.ts'
import { parseKeys, formatKeys } from './key.ts'
import type { KeyStore } from './key-store.ts'

const KEYS = `${REDIS_PREFIX}keys`
const VERSION = `${REDIS_PREFIX}keys:version`
const USED = `${REDIS_PREFIX}keys:used`

/** Replaces the keys unless another process has done so since they were read. */
const REPLACE = `
if (redis.call('GET', KEYS[2]) or '') ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[3])
redis.call('SET', KEYS[2], ARGV[2])
return 1`

const RECORD = `
for n = 1, #ARGV, 2 do
  if ARGV[n + 1] > (redis.call('HGET', KEYS[1], ARGV[n]) or '') then redis.call('HSET', KEYS[1], ARGV[n], ARGV[n + 1]) end
end
return 1`

/** Opens the keys in Redis, in the same form as in the file, for all servers that share it. */
export function openRedisKeyStore(redis: Redis): KeyStore {
  const text = async (name: string) => {
    const reply = await redis.send('GET', name)
    return reply === null ? null : String(reply)
  }
  const read = async () => {
    const written = await text(KEYS)
    return written === null ? [] : parseKeys(written)
  }
  return {
    place: 'Redis',
    startsEmpty: false,
    version: () => text(VERSION),
    read,
    change: async (alter) => {
      for (;;) {
        // The version is read first: if the keys change after that, the script refuses to overwrite them.
        const version = (await text(VERSION)) ?? ''
        const changed = formatKeys(alter(await read()))
        // A version is never used twice. So keys that were lost and written again do not pass for the old ones.
        if ((await redis.send('EVAL', REPLACE, '2', KEYS, VERSION, version, randomUUID(), changed)) === 1) return
      }
    },
    lastUses: async () => {
      const reply = await redis.send('HGETALL', USED)
      const flat = Array.isArray(reply) ? reply.map(String) : []
      return new Map(flat.flatMap((id, n) => (n % 2 === 0 ? [[id, flat[n + 1] ?? ''] as const] : [])))
    },
    recordUses: async (uses) => {
      if (uses.size > 0) await redis.send('EVAL', RECORD, '1', USED, ...[...uses].flat())
    },
  }
}
