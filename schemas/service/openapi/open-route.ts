import type { z } from 'zod'
import type { HeaderName } from './headers.ts'
import type { ApiErrorCode } from '../../api/error.ts'

/** A route that is no data endpoint: it needs no key and describes the service itself. */
export interface OpenRoute {
  readonly id: string
  readonly path: string
  readonly summary: string
  readonly description: string
  readonly input?: z.ZodObject
  /** Its answer, by media type; a page is text. */
  readonly output: Readonly<Record<string, z.ZodType>>
  readonly errors: readonly ApiErrorCode[]
  /** True if it has an ETag, so that the same bytes need not be sent twice. */
  readonly cached: boolean
  /** Headers that its answer has beside those. */
  readonly headers?: readonly HeaderName[]
  /** True if its answer says the hash of its bytes. */
  readonly hasDigest?: boolean
}
