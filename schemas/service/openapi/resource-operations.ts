import type { z } from 'zod'
import type { ApiErrorCode } from '../../api/error.ts'
import { type HeaderName, headersNamed } from './headers.ts'

/** A thing that the server keeps for a key, with operations to make, read and end it. */
type Kept = 'export' | 'subscription'

/** Every operation on an export or a subscription can answer these. */
export const RESOURCE_ERRORS: readonly ApiErrorCode[] = [
  'invalid_input',
  'not_authorized',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'rate_limited',
  'internal_error',
  'unavailable',
]

export function resourceId(kept: Kept) {
  return {
    name: 'id',
    in: 'path' as const,
    required: true,
    description: `Id of the ${kept}, from the answer to the POST.`,
    schema: { type: 'string' as const },
  }
}

/** Describes the header that keeps a repeated request from making a second thing; `again` ends its description. */
export function idempotencyKey(kept: Kept, again: string) {
  return {
    name: 'Idempotency-Key',
    in: 'header' as const,
    description: `A name for this request, at most 200 characters: sent again with the same body it makes no second ${kept}, ${again}. With another body it is a 409 (\`idempotency_key_reused\`).`,
    schema: { type: 'string' as const },
  }
}

export function jsonAnswer(description: string, schema: z.ZodType, example: unknown, headers: readonly HeaderName[]) {
  return {
    description,
    headers: headersNamed([...headers, 'Cache-Control']),
    content: { 'application/json': { schema, example } },
  }
}
