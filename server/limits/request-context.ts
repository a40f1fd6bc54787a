import type { Cost } from '../../schemas/core/cost.ts'
import type { Work } from '../../schemas/core/work.ts'
import { Party } from './waiting-keys.ts'
import { freeWork } from './work-budget.ts'

/** On whose behalf something is asked, what it costs, and for how long anybody wants it. */
export interface Asker {
  readonly party: Party
  readonly cost: Cost
  readonly signal: AbortSignal
  readonly work: Work
}

/** The server itself, for its pages and for what it must know of a snapshot: it has its turns as a key has. */
export const OURSELVES: Asker = {
  party: Party.of('ourselves'),
  cost: 'light',
  signal: new AbortController().signal,
  work: freeWork(new AbortController().signal),
}
