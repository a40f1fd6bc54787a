import { COSTS } from '../../schemas/api/cost.ts'
import { createAbort } from '../system/abort.ts'
import type { RequestContext } from './request-context.ts'
import { WaitingKeys } from './waiting-keys.ts'
import { createUnlimitedBudget } from './work-budget.ts'

/**
 * Joins the contexts of requests that share a piece of work: their keys wait for it, and it aborts when the last of them
 * does. It costs as the lightest of them. `end` must be called when the work is done.
 */
export function joinContexts(contexts: readonly RequestContext[]): { context: RequestContext; end: () => void } {
  const controller = createAbort()
  const waitingKeys = new WaitingKeys()
  const leaving = new Map<RequestContext, () => void>()
  // A request that looks up two classes at once is here twice.
  for (const context of new Set(contexts)) {
    for (const key of context.waitingKeys.keys()) waitingKeys.add(key)
    leaving.set(context, () => {
      leaving.delete(context)
      for (const key of context.waitingKeys.keys()) waitingKeys.remove(key)
      if (leaving.size === 0) controller.abort(context.signal.reason)
    })
  }
  for (const [{ signal }, leave] of [...leaving]) {
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave, { once: true })
  }
  return {
    context: {
      waitingKeys,
      cost: COSTS.find((each) => contexts.some(({ cost }) => cost === each)) ?? 'light',
      signal: controller.signal,
      work: createUnlimitedBudget({ waitingKeys, signal: controller.signal }),
    },
    end: () => {
      for (const [{ signal }, leave] of leaving) signal.removeEventListener('abort', leave)
    },
  }
}
