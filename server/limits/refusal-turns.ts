import { setTimeout } from 'node:timers/promises'
import type { ErrorRequestHandler, Response } from 'express'
import { ApiError } from '../../schemas/api/error.ts'

/** Pause between two refusals of one key, and the longest wait of one for its turn. */
const EVERY_MS = 10
const LONGEST_MS = 1000

/** Waits for the turn of a refusal of a key. */
type TakeRefusalTurn = (key: string) => Promise<void>

/**
 * Lets the refusals of a key go out one behind the other. A program that sends again as soon as it is refused would keep
 * the thread busy that all keys share: its connections wait here, and cost nothing.
 */
export function createRefusalTurns(
  now: () => number = () => performance.now(),
  wait: (ms: number) => Promise<unknown> = setTimeout,
): TakeRefusalTurn {
  const nextOf = new Map<string, number>()
  return async (key) => {
    const time = now()
    const turn = Math.min(Math.max(time, nextOf.get(key) ?? 0), time + LONGEST_MS)
    const next = turn + EVERY_MS
    nextOf.set(key, next)
    // Only keys that were refused just now stay, so the map stays small.
    void wait(next - time).then(() => nextOf.get(key) === next && nextOf.delete(key))
    if (turn > time) await wait(turn - time)
  }
}

/** Sends the refusals of a key that has too much under way in their turns. */
export function paceRefusals(takeTurn = createRefusalTurns()): ErrorRequestHandler {
  return (error: unknown, _req, res: Response<unknown, { key?: { readonly id: string } }>, next) => {
    const { key } = res.locals
    if (key === undefined || !(error instanceof ApiError) || error.errorData['reason'] !== 'concurrency') next(error)
    else
      takeTurn(key.id).then(() => {
        next(error)
      }, next)
  }
}
