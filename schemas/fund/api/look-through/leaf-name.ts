import type { RECONCILIATION } from './aggregate.ts'
import type { Unexpanded } from './outcome.ts'

/** Leaves of an asset with one resolution. */
export interface LeafName {
  readonly key: string
  /** `direct` for a line other than quotas, or the reason why its quotas are not followed. */
  readonly resolution: 'direct' | typeof RECONCILIATION | Unexpanded
}

export function spellLeafName({ key, resolution }: LeafName): string {
  return `${resolution} ${key}`
}
