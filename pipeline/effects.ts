import type { FetchPolicy } from './fetch/http/policy.ts'
import type { Log } from './log.ts'

/** The world outside, as a build sees it; tests pass their own. */
export interface Effects {
  readonly log: Log
  readonly now: () => Date
  /** How patient fetching is; without it as `usualPolicy` says. */
  readonly policy?: FetchPolicy
  /** Numbers in [0, 1), for waits that are not to fall together. */
  readonly random?: () => number
}
