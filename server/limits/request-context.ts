import type { Cost } from '../../schemas/api/cost.ts'
import type { WorkBudget } from '../../schemas/core/work-budget.ts'
import { createAbort } from '../system/abort.ts'
import { OWN_KEY, WaitingKeys } from './waiting-keys.ts'
import { createUnlimitedBudget } from './work-budget.ts'

/** Every query of a request carries it. */
export interface RequestContext {
  readonly waitingKeys: WaitingKeys
  readonly cost: Cost
  /** Aborts when no client waits for the answer any more. */
  readonly signal: AbortSignal
  readonly work: WorkBudget
}

/** For the server's own queries, for its pages and to open a snapshot. They take turns like those of a key. */
export const SERVER_CONTEXT: RequestContext = {
  waitingKeys: WaitingKeys.of(OWN_KEY),
  cost: 'light',
  signal: createAbort().signal,
  work: createUnlimitedBudget(),
}
