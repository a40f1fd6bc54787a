import type { ZodOpenApiPathsObject } from 'zod-openapi'
import type { ApiErrorCode } from '../../api/error.ts'
import { KEY_USE_ROUTE, keyUseInput, keyUseOutput } from '../key-use/key-use.ts'
import { errorsNamed } from './errors.ts'
import { ALWAYS, KEYED } from './headers.ts'
import { jsonAnswer } from './resource-operations.ts'
import { documentedIn } from './parameters.ts'

const EXAMPLE = {
  success: true,
  data: {
    key: 'mk_1a2b3c4d',
    from: '2026-01-04',
    to: '2026-01-10',
    last_used_at: '2026-01-10T12:00:00.000Z',
    uses: [
      {
        day: '2026-01-10',
        endpoint: '/v1/fund/{cnpj}/portfolio',
        requests: 1204,
        errors: 6,
        refused: 4,
        bytes: 3_127_448,
        last_at: '2026-01-10T12:00:00.000Z',
      },
    ],
  },
} as const

const ERRORS: readonly ApiErrorCode[] = [
  'invalid_input',
  'not_authorized',
  'method_not_allowed',
  'rate_limited',
  'internal_error',
  'unavailable',
]

export function keyPaths(tag: string): ZodOpenApiPathsObject {
  const { id, path, summary, description } = KEY_USE_ROUTE
  return {
    [path]: {
      get: {
        operationId: id,
        tags: [tag],
        summary,
        description,
        parameters: documentedIn(keyUseInput, { path, examples: [{ days: '7' }] }).map((parameter) => ({
          ...parameter,
        })),
        responses: {
          '200': jsonAnswer('The uses of the key.', keyUseOutput, EXAMPLE, [...ALWAYS, ...KEYED]),
          ...errorsNamed(ERRORS),
        },
      },
    },
  }
}
