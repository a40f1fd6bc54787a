import { type Redis, RedisAway, REDIS_PREFIX } from '../system/redis.ts'
import { type RateDecision, WINDOW_MS } from './sliding-window.ts'

/**
 * Builds the Lua script that does in one step for all servers what `decideRequest` does for one. It uses the clock of
 * Redis, which all servers share. A list holds an entry for each millisecond in which requests passed: the millisecond,
 * and how many requests had passed by then since the list began. The first entry is too old to count; it says how many
 * requests passed before those that count. If the clock was set back, the script moves entries of the future to now.
 */
export function windowScript(clock: string): string {
  return `
local key, window, limit = KEYS[1], tonumber(ARGV[1]), tonumber(ARGV[2])
local time = ${clock}
local now = time[1] * 1000 + time[2] / 1000
local millisecond = math.ceil(now)
local size = redis.call('LLEN', key)
if size == 0 then size = redis.call('RPUSH', key, '0 0') end
local function entry(index)
  local at, passed = string.match(redis.call('LINDEX', key, index), '^(%d+) (%d+)$')
  return tonumber(at), tonumber(passed)
end
local function first(holds)
  local low, high = 1, size
  while low < high do
    local middle = math.floor((low + high) / 2)
    if holds(entry(middle)) then high = middle else low = middle + 1 end
  end
  return low
end
local ahead = first(function(at) return at > millisecond end)
if ahead < size then
  local _, passed = entry(-1)
  redis.call('LTRIM', key, 0, ahead - 1)
  size = redis.call('RPUSH', key, string.format('%d %d', millisecond, passed))
end
local counts = first(function(at) return at + window > now end)
if counts > 1 then
  redis.call('LTRIM', key, counts - 1, -1)
  size = size - counts + 1
end
local _, before = entry(0)
local last, passed = entry(-1)
local passes = passed - before < limit
if passes then
  passed = passed + 1
  local text = string.format('%d %d', millisecond, passed)
  if size > 1 and last == millisecond then redis.call('LSET', key, -1, text) else size = redis.call('RPUSH', key, text) end
end
redis.call('PEXPIRE', key, window + 1)
local used = passed - before
local leaving = before + math.max(1, used - limit + 1)
local at = entry(first(function(_, upto) return upto >= leaving end))
return {passes and 1 or 0, used, math.ceil(at + window - now)}`
}

const SCRIPT = windowScript(`redis.call('TIME')`)

/** Decides about a request for all servers together; null while Redis is gone. */
export async function decideInRedis(redis: Redis, name: string, limit: number): Promise<RateDecision | null> {
  try {
    const reply = await redis.send('EVAL', SCRIPT, '1', `${REDIS_PREFIX}${name}`, String(WINDOW_MS), String(limit))
    return parseDecision(reply)
  } catch (error) {
    if (error instanceof RedisAway) return null
    throw error
  }
}

/** Parses the reply of the script. */
export function parseDecision(reply: unknown): RateDecision {
  const [passes, used, waitMs] = Array.isArray(reply) ? reply.map(Number) : []
  if (passes === undefined || used === undefined || waitMs === undefined)
    throw new Error('Redis did not answer with a decision')
  return { passes: passes === 1, used, waitMs }
}
