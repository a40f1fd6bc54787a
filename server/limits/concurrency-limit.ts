import type { Cost } from '../../schemas/api/cost.ts'
import { ApiError } from '../../schemas/api/error.ts'
import type { Message } from '../../schemas/api/language/message.ts'
import { limitMessages } from './limit-messages.ts'

/** Defaults for one key. The operator can set others; the documentation pages name these. */
export const KEY_REQUESTS_AT_ONCE = 32
export const KEY_HEAVY_AT_ONCE = 16

/** Requests that may run or wait at once. */
export interface ConcurrencyLimits {
  readonly all: number
  readonly key: number
  /** Heavy requests of one key, which count for `key` too. */
  readonly heavyOfKey: number
}

export type RefusalReason = 'key' | 'key_heavy' | 'all' | 'heavy_queue'

/** Admits requests up to a limit and refuses the rest at once: 429 for the limit of a key, 503 for the limit of all. */
export interface ConcurrencyLimit {
  /** Takes a place and returns the function that gives it back, once. Throws where no place is free. */
  enter(key: string, cost: Cost): () => void
}

export function createConcurrencyLimit(
  limits: ConcurrencyLimits,
  onRefused: (reason: RefusalReason) => void = () => undefined,
  write?: WriteTooMany,
): ConcurrencyLimit {
  const [taken, heavy] = [new Map<string, number>(), new Map<string, number>()]
  let all = 0
  const refuse = (reason: RefusalReason, error: ApiError): never => {
    onRefused(reason)
    throw error
  }
  return {
    enter: (key, cost) => {
      const counts = cost === 'heavy' ? [taken, heavy] : [taken]
      if (cost === 'heavy' && (heavy.get(key) ?? 0) >= limits.heavyOfKey)
        refuse('key_heavy', tooManyError(limits.heavyOfKey, cost, write))
      if ((taken.get(key) ?? 0) >= limits.key) refuse('key', tooManyError(limits.key, cost, write))
      if (all >= limits.all) refuse('all', overloadedError())
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
  // Only keys with a running request stay, so the map stays small.
  if (rest > 0) count.set(key, rest)
  else count.delete(key)
}

type WriteTooMany = (values: { readonly count: number }) => Message

export function tooManyError(
  limit: number,
  cost: Cost,
  write: WriteTooMany = cost === 'heavy' ? limitMessages.tooManyHeavy : limitMessages.tooManyUnderWay,
): ApiError {
  const of = cost === 'heavy' ? 'heavy' : 'light'
  return new ApiError('rate_limited', write({ count: limit }), { reason: 'concurrency', limit, cost: of })
}

export function overloadedError(): ApiError {
  return new ApiError('unavailable', limitMessages.overloaded)
}
