import type { Request } from 'express'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import {
  partInput,
  readSnapshotSelector,
  type SnapshotSelector,
  withCommonInput,
} from '../../schemas/api/common-input.ts'
import { type FieldSelection, selectAskedFor } from '../../schemas/api/field-selection.ts'
import { namesNextPage } from '../../schemas/api/page.ts'
import type { Cost } from '../../schemas/api/cost.ts'
import type { Endpoint } from '../../schemas/api/endpoint.ts'
import { type Decimal, type Format, FORMATS, listFormats } from '../../schemas/api/format.ts'
import { InputError, wrongParameter } from '../../schemas/api/input-error.ts'
import { parseInput } from '../../schemas/api/input.ts'
import { requestMessages } from '../../schemas/api/request-messages.ts'
import { formatMessages } from '../formats/format-messages.ts'
import { negotiate } from '../formats/negotiate.ts'
import type { SentParameters } from './next-address.ts'

/** A valid request. The same address and header `Accept` always give the same one. */
export interface ParsedRequest {
  readonly selector: SnapshotSelector
  /** True where the request names its snapshot, so that its answer never changes. */
  readonly pinned: boolean
  readonly download: boolean
  readonly format: Format
  readonly decimal: Decimal
  /** Selected columns; null for all. */
  readonly fields: FieldSelection | null
  readonly sent: SentParameters
  /**
   * Parameters that an ETag counts: all but those that choose the snapshot or set only headers. They are counted as
   * read, so that all spellings share an answer, or as sent where the answer repeats them in an address.
   */
  readonly inBytes: object
  readonly input: object
  readonly cost: Cost
  /** ETags of the last answers, by snapshot and encoding. */
  readonly etags: Map<string, string>
}

/** Valid requests of all endpoints. The least recently used one goes first. */
export type RememberedRequests = LRUCache<string, ParsedRequest>

/** An entry takes some kilobytes, so requests with longer addresses are not remembered. */
const REMEMBERED = { count: 2_000, length: 500 } as const

export function createRememberedRequests(): RememberedRequests {
  return new LRUCache({ max: REMEMBERED.count })
}

/** Parts of a request that decide how it is read. A request inside the process has them too. */
export interface EndpointRequest extends Pick<Request, 'query' | 'originalUrl'> {
  readonly params: Readonly<Record<string, unknown>>
  readonly accept: string | undefined
}

/** Checks the requests of an endpoint, and remembers the valid ones; an invalid one throws each time. */
export function createRememberingParser(
  endpoint: Endpoint,
  remembered: RememberedRequests,
): (req: EndpointRequest) => ParsedRequest {
  const parse = createRequestParser(endpoint)
  return (req) => {
    // No address holds a line break.
    const key = `${endpoint.id}\n${req.originalUrl}\n${req.accept ?? ''}`
    const known = remembered.get(key)
    if (known !== undefined) return known
    const parsed = parse(req)
    if (key.length <= REMEMBERED.length) remembered.set(key, parsed)
    return parsed
  }
}

/** Checks the requests of an endpoint; an invalid one throws. */
export function createRequestParser(endpoint: Endpoint): (req: EndpointRequest) => ParsedRequest {
  const schema = withCommonInput(endpoint)
  const offered = listFormats(endpoint)
  return (req) => {
    refusePathParameters(req.query, req.params)
    const parameters = parseInput(schema, { ...req.query, ...req.params }, Object.keys(req.params))
    const { common, own: input } = partInput(endpoint, parameters, {
      format: (requested) => negotiate(requested, req.accept, offered),
      decimal: (sign = 'point') => sign,
      download: (isWanted = false) => isWanted,
      fields: (names) => names ?? null,
      as_of: (day) => day,
      snapshot: (name) => name,
      min_snapshot: (name) => name,
    })
    const { as_of, snapshot: pinned, min_snapshot, download, format, decimal } = common
    const fields = common.fields ?? (FORMATS[format].hasHeader ? selectAskedFor(endpoint, parameters) : null)
    if (decimal === 'comma' && format !== 'csv') throw commaWithoutCsv(format)
    const sent = { ...listSent(req, schema, parameters), format }
    const inBytes = namesNextPage(endpoint) || format === 'xlsx' ? { sent } : { format, decimal, fields, input }
    const selector = readSnapshotSelector({ as_of, snapshot: pinned, min_snapshot })
    const cost = findCost(endpoint, input)
    const choices = { selector, pinned: pinned !== undefined, download, format, fields, decimal }
    return { ...choices, sent, inBytes, input, cost, etags: new Map() }
  }
}

/** Lists the parameters that a next page has too, in the order of the reference, without those that equal the default. */
function listSent(
  { query, params }: EndpointRequest,
  { shape }: z.ZodObject,
  parsed: Readonly<Record<string, unknown>>,
): SentParameters {
  const all = { ...query, ...params } as SentParameters
  const { as_of: _day, snapshot: _name, min_snapshot: _least, download: _isWanted, format: _requested, ...sent } = all
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, schema]) => {
      const text = sent[name]
      const isDefault = schema instanceof z.ZodDefault && schema.def.defaultValue === parsed[name]
      return text === undefined || isDefault ? [] : [[name, text]]
    }),
  )
}

/** Refuses a query that repeats a parameter of the path. */
export function refusePathParameters(query: object, params: object): void {
  const both = Object.keys(query).filter((name) => Object.hasOwn(params, name))
  if (both.length === 0) return
  const faults = both.map((name) => [name, [requestMessages.pathParameter]] as const)
  throw new InputError({ formErrors: [], fieldErrors: Object.fromEntries(faults) })
}

function commaWithoutCsv(format: Format) {
  return wrongParameter('decimal', formatMessages.commaNeedsCsv({ format }))
}

function findCost({ cost }: Endpoint, input: object): Cost {
  // The endpoint's own schema made `input`, so it has the type that `is` takes.
  if (cost?.heavy?.is(input as never) === true) return 'heavy'
  return cost?.wide?.is(input as never) === true ? 'wide' : 'light'
}
