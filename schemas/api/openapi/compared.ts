import { DEPRECATION } from '../deprecation.ts'
import type { Deprecation } from '../endpoint.ts'
import type { JsonObject, Resolve } from './json.ts'
import { isNoticeLongEnough } from './notice.ts'

/** Two documents that are compared, each by the way its references are followed. */
export interface Compared {
  readonly before: Resolve
  readonly after: Resolve
  /** `YYYY-MM-DD`. */
  readonly today: string
}

/** True if the removal was announced long enough before, and its sunset is past. */
export function mayGo(gone: JsonObject, { today }: Pick<Compared, 'today'>): boolean {
  const deprecation = gone[DEPRECATION] as Deprecation | undefined
  return deprecation !== undefined && deprecation.sunset <= today && isNoticeLongEnough(deprecation)
}
