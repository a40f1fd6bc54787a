import { randomUUID } from 'node:crypto'
import { type Redis, REDIS_PREFIX } from '../system/redis.ts'
import { listKeyChanges } from './key-changes.ts'
import { parseKeys, formatKeys } from './key.ts'
import type { KeyStore } from './key-store.ts'

const KEYS = `${REDIS_PREFIX}keys`
const VERSION = `${REDIS_PREFIX}keys:version`
const LOG = `${REDIS_PREFIX}keys:log`
const USED = `${REDIS_PREFIX}keys:used`

/** Replaces the keys and writes the log of changes, unless another process has replaced them since they were read. */
const REPLACE = `
if (redis.call('GET', KEYS[2]) or '') ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[3])
redis.call('SET', KEYS[2], ARGV[2])
for n = 4, #ARGV do redis.call('RPUSH', KEYS[3], ARGV[n]) end
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
        // Reads the version first: if the keys change after that, the script refuses to overwrite them.
        const version = (await text(VERSION)) ?? ''
        const before = await read()
        const after = alter(before)
        const log = listKeyChanges(before, after).map((change) => JSON.stringify(change))
        // A version is never used twice. So keys that were lost and written again do not pass for the old ones.
        const values = [version, randomUUID(), formatKeys(after), ...log]
        if ((await redis.send('EVAL', REPLACE, '3', KEYS, VERSION, LOG, ...values)) === 1) return
      }
    },
    readLog: async () => {
      const reply = await redis.send('LRANGE', LOG, '0', '-1')
      return Array.isArray(reply) ? reply.map(String) : []
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
