import type { Doing } from '../schemas/core/last-build.ts'
import type { FetchPolicy } from './fetch-policy.ts'
import type { Log } from './log.ts'

/** The world outside, as a build sees it; tests pass their own. */
export interface Effects {
  readonly log: Log
  readonly now: () => Date
  /** Told of each thing that a build sets about, before it does. */
  readonly at?: (step: Doing['step'], dataset?: string, partition?: string) => void
  /** How patient fetching is; without it as `usualPolicy` says. */
  readonly policy?: FetchPolicy
  /** Numbers in [0, 1), for waits that are not to fall together. */
  readonly random?: () => number
}
