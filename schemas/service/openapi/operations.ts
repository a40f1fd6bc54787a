import { listSelectedFields, selectAskedFor } from '../../api/field-selection.ts'
import { z } from 'zod'
import type { ZodOpenApiOperationObject, ZodOpenApiResponseObject } from 'zod-openapi'
import { costText } from '../../api/cost.ts'
import { findDeprecations } from '../../api/deprecation.ts'
import { withSelectorInput } from '../../api/common-input.ts'
import type { Endpoint } from '../../api/endpoint.ts'
import type { ApiErrorCode } from '../../api/error.ts'
import type { FileEndpoint } from '../../api/file-endpoint.ts'
import { ALL_FORMATS, type Format, FORMATS, listFormats } from '../../api/format.ts'
import { errorsNamed } from './errors.ts'
import { ALWAYS, DEPRECATED, headersNamed, KEYED, possibleHeaders } from './headers.ts'
import type { OpenRoute } from './open-route.ts'
import { documentedIn, describeParameters, nameExample } from './parameters.ts'
import { exactly } from './print.ts'
import { rowSchemaAddress } from '../row-schema.ts'

/** Real answer to an endpoint's example, shortened, as its original JSON text. */
export interface AnsweredExample {
  readonly request: string
  readonly answer: string
}

/** A data endpoint as an operation: parameters, every form of its answer, every error. */
function describeOperation(
  endpoint: Endpoint,
  tag: string,
  answered: readonly AnsweredExample[],
): ZodOpenApiOperationObject {
  const { id, summary, deprecated, cost } = endpoint
  const description = [endpoint.description, costText(cost)].filter((text) => text !== null).join('\n\n')
  return {
    operationId: id,
    tags: [tag],
    summary,
    description,
    'x-cost': cost?.heavy === undefined ? 'light' : `heavy ${cost.heavy.when}`,
    ...(deprecated && { deprecated: true, 'x-deprecation': deprecated }),
    parameters: describeParameters(endpoint).map((parameter) => ({ ...parameter })),
    responses: {
      '200': success(endpoint, answered),
      '304': notModified,
      ...errorsNamed(listErrors(endpoint)),
    },
  }
}

/** Describes a data endpoint: a GET, and a POST where it takes parameters in a body. */
export function describeOperations(endpoint: Endpoint, tag: string, answered: readonly AnsweredExample[]) {
  const { posted } = endpoint
  return {
    get: describeOperation(endpoint, tag, answered),
    ...(posted && { post: describePosted({ ...endpoint, posted }, tag, answered) }),
  }
}

function describePosted(
  endpoint: Endpoint & Required<Pick<Endpoint, 'posted'>>,
  tag: string,
  answered: readonly AnsweredExample[],
): ZodOpenApiOperationObject {
  const { posted, id, summary } = endpoint
  const { parameters = [], ...operation } = describeOperation(endpoint, tag, answered)
  return {
    ...operation,
    operationId: `${id}_post`,
    summary: `${summary} (in a JSON body)`,
    parameters: parameters.filter((parameter) => !('name' in parameter && parameter.name in posted.body.shape)),
    requestBody: { required: true, content: { 'application/json': { schema: posted.body, example: posted.example } } },
  }
}

/** A route that hands out files as an operation: the bytes, whole or in part. */
export function describeFileOperation(endpoint: FileEndpoint, tag: string): ZodOpenApiOperationObject {
  const { id, summary, description, deprecated, mediaType: type } = endpoint
  const sent = (what: string) => ({
    description: what,
    headers: headersNamed([
      ...ANSWERED,
      ...KEYED,
      ...deprecatedHeaders(endpoint),
      'Link',
      'Content-Disposition',
      'Repr-Digest',
    ]),
    content: { [type]: { schema: { type: 'string' as const, format: 'binary' } } },
  })
  return {
    operationId: id,
    tags: [tag],
    summary,
    description,
    ...(deprecated && { deprecated: true, 'x-deprecation': deprecated }),
    parameters: documentedIn(withSelectorInput(endpoint), endpoint).map((parameter) => ({ ...parameter })),
    responses: {
      '200': sent('The file.'),
      '206': sent('The part of it that `Range` asks for.'),
      '304': { ...notModified, headers: headersNamed([...ANSWERED, ...KEYED, ...DEPRECATED, 'Repr-Digest']) },
      ...errorsNamed(listErrors(endpoint)),
      '416': { $ref: '#/components/responses/RangeNotSatisfiable' },
    },
  }
}

function listErrors(endpoint: Pick<Endpoint, 'dataset' | 'extraScopes' | 'narrowed'>): readonly ApiErrorCode[] {
  const isForAll = endpoint.dataset === null && !endpoint.extraScopes?.length && endpoint.narrowed === undefined
  return isForAll ? ERRORS : [...ERRORS, 'forbidden']
}

/** A route of the service itself as an operation. */
export function describeOpenOperation(route: OpenRoute, tag: string): ZodOpenApiOperationObject {
  const { id, path, summary, description, input, output, errors, cached, headers = [], hasDigest = false } = route
  const content = Object.entries(output).map(([type, schema]) => [type, { schema }] as const)
  return {
    operationId: id,
    tags: [tag],
    summary,
    description,
    security: [],
    ...(input && { parameters: documentedIn(input, { path, examples: [] }).map((parameter) => ({ ...parameter })) }),
    responses: {
      '200': {
        description: 'The answer.',
        headers: {
          ...headersNamed([...ALWAYS, ...headers]),
          ...(cached && headersNamed(['ETag'])),
          ...(hasDigest && headersNamed(['Repr-Digest'])),
          ...possibleHeaders(['Cache-Control']),
        },
        content: Object.fromEntries(content),
      },
      ...(cached && { '304': openNotModified }),
      // Every address can be malformed.
      ...errorsNamed(['invalid_input', ...errors.filter((code) => code !== 'invalid_input')]),
    },
  }
}

const ERRORS: readonly ApiErrorCode[] = [
  'invalid_input',
  'not_authorized',
  'not_found',
  'method_not_allowed',
  'conflict',
  'rate_limited',
  'internal_error',
  'unavailable',
]

const ANSWERED = [...ALWAYS, 'X-Snapshot-Id', 'ETag', 'Cache-Control'] as const

const notModified: ZodOpenApiResponseObject = {
  description: 'The bytes named by `If-None-Match` are still the answer.',
  // A shared cache keeps answers for everybody, so none of these headers is about one client.
  headers: { ...headersNamed([...ANSWERED, ...DEPRECATED]), ...possibleHeaders(KEYED) },
}

const openNotModified: ZodOpenApiResponseObject = {
  ...notModified,
  headers: { ...headersNamed([...ALWAYS, 'ETag']), ...possibleHeaders(['Cache-Control']) },
}

function success(endpoint: Endpoint, answered: readonly AnsweredExample[]): ZodOpenApiResponseObject {
  const { headers = {} } = endpoint
  const own = Object.entries(headers).map(
    ([name, description]) => [name, { description, schema: { type: 'string' as const } }] as const,
  )
  return {
    description: 'The answer, in the requested format.',
    headers: {
      ...headersNamed([...ANSWERED, 'Content-Disposition']),
      ...possibleHeaders(KEYED),
      ...headersNamed(['Link']),
      ...headersNamed(deprecatedHeaders(endpoint)),
      ...Object.fromEntries(own),
    },
    content: Object.fromEntries(
      listFormats(endpoint).map((format) => [mediaType(format), describeContent(format, endpoint, answered)]),
    ),
  }
}

function deprecatedHeaders(endpoint: Endpoint | FileEndpoint) {
  return findDeprecations(endpoint).length > 0 ? DEPRECATED : []
}

function mediaType(format: Format): string {
  return FORMATS[format].type.replace(/;.*/, '')
}

/**
 * Describes an answer in a format. Only JSON has the full shape: the description of the API has the rules for the other
 * formats.
 */
function describeContent(format: Format, endpoint: Endpoint, answered: readonly AnsweredExample[]) {
  const { output } = endpoint
  const other = OTHERS.get(format)
  if (other !== undefined) {
    return {
      schema: other,
      ...(format === 'csv' && { example: csvHeader(endpoint) }),
      ...(format === 'ndjson' && { 'x-item-schema': rowSchemaAddress(endpoint) }),
    }
  }
  const examples = answered.map(
    ({ request, answer }, at) =>
      [nameExample(endpoint.examples[at] ?? {}), { summary: `GET ${request}`, value: exactly(answer) }] as const,
  )
  return { schema: output, ...(answered.length > 0 && { examples: Object.fromEntries(examples) }) }
}

function csvHeader(endpoint: Endpoint): string {
  const fields = listSelectedFields(endpoint, selectAskedFor(endpoint, endpoint.examples[0] ?? {}))
  return `${fields.map(({ name }) => name).join(',')}\r\n`
}

/** Schemas of all forms but JSON. */
const OTHERS = new Map(ALL_FORMATS.flatMap((format) => describeForm(format)))

/** Describes a format other than JSON. Bytes are a binary text, because generated clients need a type. */
function describeForm(format: Format): (readonly [Format, z.ZodType])[] {
  const { schema } = FORMATS[format]
  if (schema === null) return []
  const { id, holds, description } = schema
  const text = holds === 'bytes' ? z.string().meta({ format: 'binary' }) : z.string()
  return [[format, text.meta({ id, description, contentMediaType: mediaType(format) })]]
}
