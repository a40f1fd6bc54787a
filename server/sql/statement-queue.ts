import { ApiError } from '../../schemas/api/error.ts'
import type { Interest } from '../limits/waiting-clients.ts'
import { createResourceQueue } from '../limits/resource-queue.ts'
import { type SqlReply, type SqlRequest, StatementRefused } from './messages.ts'
import { type ProcessLimits, startStatementProcess, type StatementProcess } from './statement-process.ts'

export interface StatementQueueSettings extends ProcessLimits {
  /** Processes, and so statements that run at once. */
  readonly places: number
  /** Counted from the turn of the statement on. */
  readonly timeoutMs: number
  /** An unused process gives its memory back after this time. */
  readonly idleMs: number
}

/** Sends a request to the process that a statement has, as `StatementProcess.ask` does. */
export type AskProcess = (request: SqlRequest, onReply: (reply: SqlReply) => boolean) => Promise<void>

/** Processes that run statements; statements of several keys take turns. */
export interface StatementQueue {
  /**
   * Runs `work` with a process over the snapshot in `folder`. The process is killed when the time is over, when nobody
   * waits any more, and after a failure that may have left something behind in it.
   */
  run<T>(folder: string, interest: Interest, work: (ask: AskProcess) => Promise<T>): Promise<T>
  /** Kills all processes. Call it when no request can come. */
  readonly close: () => void
}

interface Place {
  process: StatementProcess | null
  idle: NodeJS.Timeout | undefined
}

export function createStatementQueue(settings: StatementQueueSettings): StatementQueue {
  const places = Array.from({ length: settings.places }, (): Place => ({ process: null, idle: undefined }))
  // One key leaves a place to the others, where there are several.
  const queue = createResourceQueue(places, { costly: settings.places, key: Math.max(1, settings.places - 1) })
  const empty = (place: Place) => {
    clearTimeout(place.idle)
    place.process?.kill()
    place.process = null
  }
  const findProcess = (place: Place, folder: string): StatementProcess => {
    clearTimeout(place.idle)
    if (place.process?.folder !== folder || place.process.ended()) empty(place)
    return (place.process ??= startStatementProcess(folder, settings))
  }
  return {
    run: async (folder, { waitingKeys, signal }, work) => {
      const place = await queue.take({ waitingKeys, signal, cost: 'heavy' })
      const ends = watchForLimit(settings.timeoutMs, signal, () => {
        empty(place)
      })
      try {
        const process = findProcess(place, folder)
        return await work((request, onReply) => process.ask(request, onReply))
      } catch (error) {
        if (!isHarmless(error)) empty(place)
        throw ends.reason() ?? error
      } finally {
        ends.forget()
        place.idle = setTimeout(() => {
          empty(place)
        }, settings.idleMs).unref()
        queue.give(place)
      }
    },
    close: () => {
      places.forEach(empty)
    },
  }
}

/** Refusals before a statement has run; DuckDB's own errors too, but for those after which it runs nothing any more. */
const HARMLESS: ReadonlySet<string> = new Set(
  'not_one_select function_not_allowed table_not_found not_allowed duplicate_column sql_error'.split(' '),
)

/** True for a failure after which the process can run the next statement. */
function isHarmless(error: unknown): boolean {
  if (!(error instanceof StatementRefused)) return error instanceof ApiError
  return HARMLESS.has(error.reason) && !/^(INTERNAL|FATAL)/i.test(error.subject)
}

/** Calls `onEnd` when the time is over or the signal aborts, and knows why. */
function watchForLimit(timeoutMs: number, signal: AbortSignal, onEnd: () => void) {
  let reason: unknown = null
  const end = (because: unknown) => {
    reason ??= because
    onEnd()
  }
  const timer = setTimeout(() => {
    end(new StatementRefused('too_much_time'))
  }, timeoutMs)
  const onAbort = () => {
    end(signal.reason)
  }
  signal.addEventListener('abort', onAbort, { once: true })
  return {
    reason: () => reason as Error | null,
    forget: () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', onAbort)
    },
  }
}
