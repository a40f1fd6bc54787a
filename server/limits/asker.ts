import type { Cost } from '../../schemas/api/cost.ts'
import type { WorkBudget } from '../../algorithms/work-budget.ts'
import { Party } from './party.ts'
import { freeWork } from './work.ts'

/** On whose behalf something is asked, what it costs, and for how long anybody wants it. */
export interface Asker {
  readonly party: Party
  readonly cost: Cost
  readonly signal: AbortSignal
  readonly work: WorkBudget
}

/** The server itself, for its pages and for what it must know of a snapshot: it has its turns as a key has. */
export const OURSELVES: Asker = {
  party: Party.of('ourselves'),
  cost: 'light',
  signal: new AbortController().signal,
  work: freeWork(new AbortController().signal),
}
