import { ApiError } from '../../schemas/api/error.ts'
import { createAbort } from '../system/abort.ts'
import { WaitingKeys } from './waiting-keys.ts'
import { limitMessages } from './limit-messages.ts'

/** Interest of clients in a piece of work. The signal aborts when no client waits for it any more. */
export interface Interest {
  readonly signal: AbortSignal
  readonly waitingKeys: WaitingKeys
}

export interface WaitingClient {
  readonly key: string
  /** Aborts when the client disconnects. */
  readonly gone: AbortSignal
}

/**
 * Tracks which clients still wait for a piece of work. The signal aborts when the last client leaves, when the work takes
 * longer than `timeoutMs`, or when the server cuts off running requests to stop (`cut`).
 */
export function trackInterest(timeoutMs: number, cut: AbortSignal | undefined) {
  const controller = createAbort()
  const waitingKeys = new WaitingKeys()
  let clients = 0
  let over = false
  const timer = setTimeout(() => {
    controller.abort(tookTooLong('answer'))
  }, timeoutMs)
  const onCut = () => {
    controller.abort(cut?.reason)
  }
  if (cut?.aborted) onCut()
  else cut?.addEventListener('abort', onCut, { once: true })
  return {
    signal: controller.signal,
    /** Runs the work. If the work fails, the signal aborts too: queries that still run or wait have no reader left. */
    run: async <T>(work: (interest: Interest) => Promise<T>): Promise<T> => {
      try {
        return await work({ signal: controller.signal, waitingKeys })
      } catch (error) {
        controller.abort(error)
        throw error
      } finally {
        over = true
        clearTimeout(timer)
        cut?.removeEventListener('abort', onCut)
      }
    },
    addClient: ({ key, gone }: WaitingClient) => {
      clients += 1
      waitingKeys.add(key)
      const leave = () => {
        clients -= 1
        waitingKeys.remove(key)
        if (clients === 0 && !over) controller.abort(new ApiError('unavailable', limitMessages.nobodyWaits))
      }
      if (gone.aborted) leave()
      else gone.addEventListener('abort', leave, { once: true })
    },
  }
}

/** Reason of an answer that was ended at its deadline. */
export const TOO_MUCH_TIME = 'too_much_time'

/**
 * A 503 for work that was ended at its deadline. It is no 400, because on a machine with less to do the same request can
 * have an answer; sent again at once, it would only cost that time once more.
 */
export function tookTooLong(work: 'answer' | 'query'): ApiError {
  const message = work === 'answer' ? limitMessages.answerTookTooLong : limitMessages.queryTookTooLong
  return new ApiError('unavailable', message, { reason: TOO_MUCH_TIME })
}
