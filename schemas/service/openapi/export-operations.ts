import { z } from 'zod'
import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject } from 'zod-openapi'
import {
  EXPORT_FORMATS,
  exportDetailAnswer,
  exportInput,
  exportOutput,
  exportPageInput,
} from '../exports/export-job.ts'
import { EXPORT_ROUTES, type ExportRoute } from '../exports/export-routes.ts'
import { FORMATS } from '../../api/format.ts'
import { errorsNamed } from './errors.ts'
import { documentedIn } from './parameters.ts'
import { ALWAYS, type HeaderName, headersNamed, KEYED } from './headers.ts'
import { idempotencyKey, jsonAnswer, RESOURCE_ERRORS, resourceId } from './resource-operations.ts'

const ID = resourceId('export')

const KEY = ['X-Snapshot-Id', ...KEYED] as const
const EXAMPLE_ID = '6f0a5f5e-3c6b-4f0a-9d55-0c1a1f6f7a01'
const SNAPSHOT = '20260110T030000Z'

/** Request of the examples: two months of a fund that has no portfolio in one of them. */
const ASKED = {
  endpoint: '/v1/fund/{cnpj}/portfolio',
  parameters: { cnpj: ['62415896000127'], date: { from: '2025-09', to: '2025-10' } },
  format: 'csv',
} as const

const QUEUED = {
  id: EXAMPLE_ID,
  state: 'queued',
  message: null,
  endpoint: ASKED.endpoint,
  parameters: { cnpj: ['62415896000127'], date: ['2025-09', '2025-10'] },
  format: 'csv',
  snapshot: SNAPSHOT,
  created_at: '2026-01-10T12:00:00Z',
  finished_at: null,
  expires_at: null,
  parts: 2,
  parts_done: 0,
  parts_failed: 0,
  parts_incomplete: 0,
  rows: 0,
  bytes: 0,
  sha256: null,
  file: null,
} as const

const DONE = {
  ...QUEUED,
  state: 'done',
  finished_at: '2026-01-10T12:00:01Z',
  expires_at: '2026-01-11T12:00:01Z',
  parts_done: 2,
  parts_failed: 1,
  rows: 6,
  bytes: 5120,
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  file: `/v1/exports/${EXAMPLE_ID}/file`,
} as const

const MISSING = {
  parameters: { cnpj: '62415896000127', date: '2025-09' },
  code: 'not_found',
  reason: 'portfolio_not_found',
  message: 'Fund 62415896000127 has no portfolio for 2025-09 in this snapshot. Nearest is 2025-10-31.',
} as const

const ok = z.literal(true)
const list = z.strictObject({ success: ok, data: z.array(exportOutput) })

export function exportPaths(tag: string): ZodOpenApiPathsObject {
  const operation = ({ id, summary, description }: ExportRoute) => ({
    operationId: id,
    tags: [tag],
    summary,
    description,
  })
  return {
    '/v1/exports': {
      get: {
        ...operation(EXPORT_ROUTES.list),
        responses: {
          '200': json('The exports.', list, { success: true, data: [DONE] }, KEYED),
          ...errorsNamed(RESOURCE_ERRORS),
        },
      },
      post: {
        ...operation(EXPORT_ROUTES.create),
        parameters: [idempotencyKey('export', 'while the first is known')],
        requestBody: { required: true, content: { 'application/json': { schema: exportInput, example: ASKED } } },
        responses: {
          '202': json(
            'The export is taken; `Location` is its address.',
            exportDetailAnswer,
            { success: true, next: null, data: { ...QUEUED, errors: [], incomplete: [] } },
            [...KEY, 'Location', 'Retry-After'],
          ),
          ...errorsNamed([...RESOURCE_ERRORS, 'conflict']),
        },
      },
    },
    '/v1/exports/{id}': {
      get: {
        ...operation(EXPORT_ROUTES.status),
        parameters: [
          ID,
          ...documentedIn(exportPageInput, { path: EXPORT_ROUTES.status.path, examples: [] }).map((parameter) => ({
            ...parameter,
          })),
        ],
        responses: {
          '200': json(
            'The export.',
            exportDetailAnswer,
            { success: true, next: null, data: { ...DONE, errors: [MISSING], incomplete: [] } },
            [...KEY, 'Retry-After', 'Link'],
          ),
          ...errorsNamed(RESOURCE_ERRORS),
        },
      },
    },
    '/v1/exports/{id}/file': {
      get: { ...operation(EXPORT_ROUTES.file), parameters: [ID], responses: fileResponses() },
    },
  }
}

function json(description: string, schema: z.ZodType, example: unknown, headers: readonly HeaderName[]) {
  return jsonAnswer(description, schema, example, [...ALWAYS, ...headers])
}

function fileResponses(): ZodOpenApiOperationObject['responses'] {
  const headers = headersNamed([...ALWAYS, 'X-Snapshot-Id', 'ETag', 'Cache-Control', ...KEYED])
  const content = Object.fromEntries(
    EXPORT_FORMATS.map((format) => [
      FORMATS[format].type.replace(/;.*/, ''),
      { schema: { type: 'string' as const, format: 'binary' } },
    ]),
  )
  const sent = { ...headers, ...headersNamed(['Link', 'Content-Disposition', 'Repr-Digest']) }
  return {
    '200': { description: 'The file.', headers: sent, content },
    '206': { description: 'The part of it that `Range` asks for.', headers: sent, content },
    '304': {
      description: 'The bytes named by `If-None-Match` are still the answer.',
      headers: { ...headers, ...headersNamed(['Link', 'Repr-Digest']) },
    },
    ...errorsNamed([...RESOURCE_ERRORS, 'conflict']),
    '416': { $ref: '#/components/responses/RangeNotSatisfiable' },
  }
}
