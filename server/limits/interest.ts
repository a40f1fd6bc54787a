import { ApiError } from '../../schemas/core/error.ts'
import { Party } from './waiting-keys.ts'

/** What work must know of those it is for: when none of them waits any more, and whose turns it has. */
export interface Wanted {
  readonly signal: AbortSignal
  readonly party: Party
}

/** A client that waits for an answer. */
export interface Client {
  readonly key: string
  /** Aborted when it is gone. */
  readonly gone: AbortSignal
}

/** What clients wait for: aborted when none of them is left, when it takes too long, or at the cut. */
export function interest(timeoutMs: number, cut: AbortSignal | undefined) {
  const controller = new AbortController()
  const party = new Party()
  let waiting = 0
  let over = false
  const timer = setTimeout(() => {
    controller.abort(new ApiError('unavailable', 'The answer took too long: ask for less, or again in a moment.'))
  }, timeoutMs)
  const onCut = () => {
    controller.abort(cut?.reason)
  }
  if (cut?.aborted) onCut()
  else cut?.addEventListener('abort', onCut, { once: true })
  return {
    signal: controller.signal,
    /** Does the work; where it fails, what still runs or waits of it ends too: nobody would ever take it. */
    run: async <T>(work: (wanted: Wanted) => Promise<T>): Promise<T> => {
      try {
        return await work({ signal: controller.signal, party })
      } catch (error) {
        controller.abort(error)
        throw error
      } finally {
        over = true
        clearTimeout(timer)
        cut?.removeEventListener('abort', onCut)
      }
    },
    waitFor: ({ key, gone }: Client) => {
      waiting += 1
      party.join(key)
      const leave = () => {
        waiting -= 1
        party.leave(key)
        if (waiting === 0 && !over) controller.abort(new ApiError('unavailable', 'Nobody waits for this answer.'))
      }
      if (gone.aborted) leave()
      else gone.addEventListener('abort', leave, { once: true })
    },
  }
}
