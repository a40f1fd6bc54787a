import { z } from 'zod'
import { API_STATUS, type ApiErrorCode } from '../../api/error.ts'
import { PROBLEM_TYPE, problemOutput } from './problem.ts'
import { ERROR_REASONS, errorMessages } from './error-texts.ts'
import { ALWAYS, DEPRECATED, type HeaderName, headersNamed, KEYED, possibleHeaders } from './headers.ts'

interface ErrorKind {
  readonly name: string
  readonly when: string
  readonly headers: readonly HeaderName[]
  readonly errorData: z.ZodType
  readonly example: { readonly message: string; readonly error_data: Readonly<Record<string, unknown>> }
}

const messages = z.array(z.string())
const anyData = z.looseObject({}).meta({ description: 'Empty where there is nothing to add.' })
const day = z.iso.date()

const sqlFault = z
  .strictObject({
    reason: z.string().meta({ description: 'Such as not_one_select, sql_error, too_many_rows or too_much_time.' }),
    limit: z.int().optional().meta({
      description:
        'The limit that the statement would exceed: rows, bytes, milliseconds (too_much_time) or MiB (too_much_memory).',
    }),
    detail: z.string().optional().meta({ description: 'What DuckDB says, in its own words.' }),
  })
  .meta({ description: 'Why a statement of `/v1/sql` is not answered.' })

/** Every error of the API by its code, with what `error_data` holds and an example. */
const KINDS: Readonly<Record<ApiErrorCode, ErrorKind>> = {
  invalid_input: {
    name: 'InvalidInput',
    when: ERROR_REASONS.invalid_input,
    headers: [],
    errorData: z
      .strictObject({
        formErrors: messages,
        fieldErrors: z.record(z.string(), messages),
        sql: sqlFault.optional(),
      })
      .meta({ description: 'What is wrong with the request as a whole, and with each parameter.' }),
    example: {
      message: 'page_size: Use a whole number from 1 to 1000.',
      error_data: { formErrors: [], fieldErrors: { page_size: ['Use a whole number from 1 to 1000.'] } },
    },
  },
  not_authorized: {
    name: 'NotAuthorized',
    when: ERROR_REASONS.not_authorized,
    headers: ['WWW-Authenticate'],
    errorData: anyData,
    example: {
      message: 'Send your API key in the header x-api-key, or as Authorization: Bearer KEY.',
      error_data: {},
    },
  },
  forbidden: {
    name: 'Forbidden',
    when: ERROR_REASONS.forbidden,
    headers: [],
    errorData: z.looseObject({ dataset: z.string().optional() }),
    example: {
      message: 'This API key may not ask for cvm_fund_portfolio: ask the operator for the scope.',
      error_data: { dataset: 'cvm_fund_portfolio' },
    },
  },
  not_found: {
    name: 'NotFound',
    when: ERROR_REASONS.not_found,
    headers: [],
    errorData: z.looseObject({
      reason: z
        .string()
        .meta({ description: 'What is not there, such as fund_not_found, portfolio_not_found or outside_coverage.' }),
      available: z
        .union([z.strictObject({ first: day, last: day, nearest: day }), z.strictObject({ from: day, to: day })])
        .nullable()
        .optional()
        .meta({
          description:
            'Of a portfolio that is not there: the competences that are. Of a day or range that is not known (`outside_coverage` and others): the first and last known day. Null if there is none.',
        }),
      missing: z
        .array(z.strictObject({ from: day, to: day }))
        .optional()
        .meta({ description: 'With `outside_coverage`: days between those two that are not covered.' }),
      nearest: messages
        .optional()
        .meta({ description: 'With `ticker_not_found` and `asset_not_found`: the names that are most like it.' }),
      incomplete_month: z
        .literal(true)
        .optional()
        .meta({ description: 'The month lacks members: only its NAV is known.' }),
      withdrawn: z.literal(true).optional().meta({ description: 'It was filed once and is gone.' }),
      first_snapshot: z.string().nullable().optional().meta({ description: 'The oldest snapshot that there is.' }),
    }),
    example: {
      message: 'Fund 62415896000127 has no portfolio for 2019-01 in this snapshot. Nearest is 2025-10-31.',
      error_data: {
        reason: 'portfolio_not_found',
        available: { first: '2025-10-31', last: '2025-10-31', nearest: '2025-10-31' },
      },
    },
  },
  method_not_allowed: {
    name: 'MethodNotAllowed',
    when: ERROR_REASONS.method_not_allowed,
    headers: ['Allow'],
    errorData: anyData,
    example: { message: errorMessages.wrongMethod({ method: 'POST' }).en, error_data: {} },
  },
  conflict: {
    name: 'Conflict',
    when: ERROR_REASONS.conflict,
    headers: [],
    errorData: z.looseObject({
      reason: z.string(),
      parameters: messages.optional().meta({ description: 'Parameters that exclude each other.' }),
      classes: z
        .array(z.strictObject({ cnpj: z.string(), name: z.string() }))
        .optional()
        .meta({ description: 'The classes of a fund, when its CNPJ means several.' }),
    }),
    example: {
      message: 'as_of and snapshot both say which snapshot answers: send one of them.',
      error_data: { reason: 'mutually_exclusive_parameters', parameters: ['as_of', 'snapshot'] },
    },
  },
  rate_limited: {
    name: 'RateLimited',
    when: ERROR_REASONS.rate_limited,
    headers: ['Retry-After'],
    errorData: z
      .looseObject({
        reason: z
          .literal('concurrency')
          .optional()
          .meta({ description: 'Too many requests of the key are under way.' }),
        limit: z.int().optional().meta({ description: 'As many may be.' }),
        cost: z
          .enum(['light', 'heavy'])
          .optional()
          .meta({ description: 'Which of its limits: that of the heavy ones, or of all.' }),
      })
      .meta({ description: 'Empty where the requests of this minute are used.' }),
    example: { message: 'This key has used its requests for now: try again in 12 seconds.', error_data: {} },
  },
  internal_error: {
    name: 'InternalError',
    when: ERROR_REASONS.internal_error,
    headers: [],
    errorData: anyData,
    example: {
      message: errorMessages.internalError.en,
      error_data: {},
    },
  },
  unavailable: {
    name: 'Unavailable',
    when: ERROR_REASONS.unavailable,
    headers: ['Retry-After'],
    errorData: anyData,
    example: { message: 'No data are published yet: try again later.', error_data: {} },
  },
}

/** Headers that an error can have, depending on how far its request came. */
const POSSIBLE = ['Cache-Control', 'X-Snapshot-Id', ...KEYED, ...DEPRECATED] as const

export function errorResponses() {
  const kinds = [...Object.entries(KINDS), ['invalid_input', RANGE] as const]
  return Object.fromEntries(
    kinds.map(([code, { name, when, headers, errorData, example }]) => [
      name,
      {
        description: when,
        headers: { ...headersNamed([...ALWAYS, ...headers]), ...possibleHeaders(POSSIBLE) },
        content: {
          'application/json': {
            schema: errorSchema(code, name, when, errorData),
            example: { success: false, message: example.message, code, error_data: example.error_data },
          },
          [PROBLEM_TYPE]: { schema: problemOutput },
        },
      },
    ]),
  )
}

/** Error for a range that begins after the end of its file: HTTP has a status of its own for it. */
const RANGE: ErrorKind = {
  name: 'RangeNotSatisfiable',
  when: 'The range begins after the end of the file; `Content-Range` says its length.',
  headers: [],
  errorData: z.strictObject({ reason: z.literal('range_not_satisfiable'), bytes: z.int() }),
  example: {
    message: 'The file has 1024 bytes: ask for a range that begins within it.',
    error_data: { reason: 'range_not_satisfiable', bytes: 1024 },
  },
}

/** References to the errors of an operation, by status. */
export function errorsNamed(codes: readonly ApiErrorCode[]): Record<string, { readonly $ref: string }> {
  return Object.fromEntries(
    codes.map((code) => [String(API_STATUS[code]), { $ref: `#/components/responses/${KINDS[code].name}` }]),
  )
}

function errorSchema(code: string, name: string, when: string, errorData: z.ZodType): z.ZodType {
  return z
    .strictObject({
      success: z.literal(false),
      message: z.string().min(1).meta({ description: 'What to do next, in a sentence.' }),
      code: z.literal(code),
      error_data: errorData,
    })
    .meta({ id: name, description: when })
}
