import { z } from 'zod'
import type { ApiErrorCode } from '../../api/error.ts'

/** Media type of errors as RFC 9457 has them. */
export const PROBLEM_TYPE = 'application/problem+json'

/** Names a kind of error, and leads to a page that explains it. */
export function problemAddress(code: ApiErrorCode): string {
  return `/docs/rules#${code}`
}

/** An error as RFC 9457 has it. */
export const problemOutput = z
  .strictObject({
    type: z.string().meta({ description: 'Address that names the kind of error, and explains it.' }),
    title: z.string().meta({ description: 'The kind of error in some words.' }),
    status: z.int().meta({ description: 'The status of the answer.' }),
    detail: z.string().meta({ description: 'What to do next, as in `message`.' }),
    code: z.string().meta({ description: 'The `code` of the other shape.' }),
    error_data: z.looseObject({}).meta({ description: 'The `error_data` of the other shape.' }),
  })
  .meta({ id: 'Problem', description: 'An error as RFC 9457 has it, for those whose `Accept` names the media type.' })
