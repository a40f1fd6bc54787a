import type { z } from 'zod'
import type { HeaderName } from './headers.ts'
import type { ApiErrorCode } from '../../api/error.ts'

/** A route that describes the service itself instead of giving data, and needs no key. */
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
  /** Further headers of its answer. */
  readonly headers?: readonly HeaderName[]
  /** True if its answer has a header with the hash of its bytes. */
  readonly hasDigest?: boolean
}
