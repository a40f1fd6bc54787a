import type { Log } from './log.ts'

/** The world outside, as a build sees it; tests pass their own. */
export interface Effects {
  readonly log: Log
  readonly now: () => Date
}
