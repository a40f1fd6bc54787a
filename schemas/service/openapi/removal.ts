import { DEPRECATION } from '../../api/deprecation.ts'
import type { Deprecation } from '../../api/endpoint.ts'
import type { JsonObject, Resolve } from './json.ts'
import { isNoticeLongEnough } from './notice.ts'

/** Resolvers of the references of two documents to compare. */
export interface DocumentComparison {
  readonly before: Resolve
  readonly after: Resolve
  /** `YYYY-MM-DD`. */
  readonly today: string
}

/** True if the removal was announced long enough before, and its sunset is past. */
export function mayBeRemoved(gone: JsonObject, { today }: Pick<DocumentComparison, 'today'>): boolean {
  const deprecation = gone[DEPRECATION] as Deprecation | undefined
  return deprecation !== undefined && deprecation.sunset <= today && isNoticeLongEnough(deprecation)
}
