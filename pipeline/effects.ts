import type { Lake } from '../lake/lake.ts'
import type { Doing } from '../schemas/core/last-build.ts'
import type { Canary } from './canary/canary.ts'
import type { FetchPolicy } from './fetch-policy.ts'
import type { Log } from './log.ts'
import type { ManifestSigner } from './signing/signer.ts'
import type { Timer } from './timer.ts'

/** Outside world of a command: log, clock, network policy, chance. Tests pass their own. */
export interface Effects {
  readonly log: Log
  readonly now: () => Date
  /** Called before each step of a build. */
  readonly at?: (step: Doing['step'], dataset?: string, partition?: string) => void
  /** Limits and waits of fetching; `usualPolicy` if not given. */
  readonly policy?: FetchPolicy
  /** Random numbers in [0, 1), so that waits do not all end at the same time. */
  readonly random?: () => number
  /** Measures the waits of fetching; the time of the process if not given. */
  readonly timer?: Timer
  /** Signs with the operator's key; without it nothing is signed. */
  readonly signer?: ManifestSigner | null
}

/** Outside world of a command that publishes. */
export interface PublishEffects extends Effects {
  /** Compares a new snapshot with the served one; without a canary the snapshot is published uncompared. */
  readonly canary?: Canary | undefined
}

/** Outside world of a build, which writes into a data directory. */
export interface BuildEffects extends PublishEffects {
  readonly lake: Lake
}
