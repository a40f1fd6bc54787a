import { type Redis, RedisAway, REDIS_PREFIX } from '../system/redis.ts'
import { type Turn, WINDOW_MS } from './sliding-window.ts'

/**
 * The same as `takeTurn` in one step for all servers, by the clock of Redis, which is one for all of them. A list has an
 * entry for each millisecond in which requests passed: the millisecond, and how many had passed by then since it was begun.
 * The first entry is too old to count, and says how many passed before those that do.
 * What passed at a time that is yet to come, because the clock was set back, passed now at the latest.
 */
export function turnScript(clock: string): string {
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

const SCRIPT = turnScript(`redis.call('TIME')`)

/** Takes a turn that all servers count; null while Redis is gone. */
export async function takeSharedTurn(redis: Redis, name: string, limit: number): Promise<Turn | null> {
  try {
    const reply = await redis.send('EVAL', SCRIPT, '1', `${REDIS_PREFIX}${name}`, String(WINDOW_MS), String(limit))
    return turnIn(reply)
  } catch (error) {
    if (error instanceof RedisAway) return null
    throw error
  }
}

/** What the script answers. */
export function turnIn(reply: unknown): Turn {
  const [passes, used, waitMs] = Array.isArray(reply) ? reply.map(Number) : []
  if (passes === undefined || used === undefined || waitMs === undefined) throw new Error('Redis answered no turn')
  return { passes: passes === 1, used, waitMs }
}
