import type { Cost } from '../../schemas/core/cost.ts'
import { ApiError } from '../../schemas/core/error.ts'

/** What a key has at once unless the operator says otherwise: the pages of the documentation say so too. */
export const KEY_REQUESTS_AT_ONCE = 32
export const KEY_HEAVY_AT_ONCE = 4

/** How many requests are worked on, or wait to be, at once. */
export interface Places {
  readonly all: number
  /** Of one key. */
  readonly key: number
  /** Of them heavy ones. */
  readonly heavyOfKey: number
}

/** Why a request was not let in. */
export type Refusal = 'key' | 'key_heavy' | 'all' | 'heavy_queue'

/** Lets requests in up to a bound, and refuses what is beyond it at once: of a key with a 429, of all with a 503. */
export interface Admission {
  /** Takes a place, and answers what gives it back, once; throws where there is none. */
  enter(key: string, cost: Cost): () => void
}

export function admissionOf(places: Places, onRefused: (reason: Refusal) => void = () => undefined): Admission {
  const [taken, heavy] = [new Map<string, number>(), new Map<string, number>()]
  let all = 0
  const refuse = (reason: Refusal, error: ApiError): never => {
    onRefused(reason)
    throw error
  }
  return {
    enter: (key, cost) => {
      const counts = cost === 'heavy' ? [taken, heavy] : [taken]
      if (cost === 'heavy' && (heavy.get(key) ?? 0) >= places.heavyOfKey) refuse('key_heavy', tooMany(places.heavyOfKey, cost)) // prettier-ignore
      if ((taken.get(key) ?? 0) >= places.key) refuse('key', tooMany(places.key, cost))
      if (all >= places.all) refuse('all', overloaded())
      all += 1
      for (const count of counts) count.set(key, (count.get(key) ?? 0) + 1)
      let left = false
      return () => {
        if (left) return
        left = true
        all -= 1
        for (const count of counts) subtract(count, key)
      }
    },
  }
}

function subtract(count: Map<string, number>, key: string): void {
  const rest = (count.get(key) ?? 0) - 1
  // No key is remembered for what it once asked.
  if (rest > 0) count.set(key, rest)
  else count.delete(key)
}

function tooMany(limit: number, cost: Cost): ApiError {
  const kind = cost === 'heavy' ? 'heavy requests' : 'requests'
  const message = `This key has ${String(limit)} ${kind} under way, which is as many as it may have at once: send the next when one is answered.`
  return new ApiError('rate_limited', message, { reason: 'concurrency', limit, cost })
}

export function overloaded(): ApiError {
  return new ApiError('unavailable', 'The server has more to do than it can: try again in a moment.')
}
