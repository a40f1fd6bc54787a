import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import ajvFormats from 'ajv-formats'
import type { IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { endpoints, fileEndpoints } from '../../../../../schemas/service/endpoints.ts'
import { openApiDocument } from '../../../../../schemas/service/openapi/document.ts'
import { KEYED } from '../../../../../schemas/service/openapi/headers.ts'
import {
  isObject,
  type JsonObject,
  member,
  type Resolve,
  resolver,
} from '../../../../../schemas/service/openapi/json.ts'
import { datasets } from '../../../../../schemas/registry.gen.ts'

export interface Answered {
  readonly method: string
  readonly path: string
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly bytes: Buffer
}

/** Pages for people, what search engines may read, the port of the measures and endpoints that a test made up: their success is in no document. */
const UNDOCUMENTED = /^\/(docs\b.*|robots\.txt|metrics|v1\/(fake|made-up)\/.*)?$/i

/** Errors of the explorer are pages for people too. */
const EXPLORER = /^\/(en|pt|explorer)(\/.*)?$/

/**
 * Delta Sharing answers and fails by its own protocol; DuckDB attaches a file; `widgets.json` describes the widgets; and
 * C2SP tlog-tiles names the tiles of the log.
 */
const OTHER_PROTOCOL = /^\/(delta-sharing|shared-files|duckdb|openbb|data\/log\/tile)(\/.*)?$/

/** A link stands before the rest of an address that the document has. */
const LINK = /^\/v1\/link(\/[^/]*)?(?=\/|$)/

/** Headers of HTTP itself and of the browser's policies. */
const HTTP =
  /^(access-control-.*|connection|keep-alive|date|transfer-encoding|content-(type|length|encoding|language|range)|vary|accept-ranges|last-modified|content-security-policy|cross-origin-.*|origin-agent-cluster|referrer-policy|strict-transport-security|x-(content-type-options|dns-prefetch-control|download-options|frame-options|permitted-cross-domain-policies|xss-protection))$/

/** Refused by Node before our code saw it. */
const NOT_OURS = new Set([400, 408, 414, 431])

/** Throws where an answer is not what the OpenAPI document says about its address. */
export function demandConformance(answered: Answered): void {
  const problems = listProblems(answered, /[?&]fields=/.test(answered.path) ? documentedParts() : documented())
  if (problems.length === 0) return
  const { method, path, status } = answered
  throw new Error(`the OpenAPI document does not allow ${method} ${path} → ${String(status)}:\n${problems.join('\n')}`)
}

/** Returns what a document does not allow in an answer, a line each. */
export function listProblems(answered: Answered, { responsesOf, byStatus, resolve, ajv }: Documented): string[] {
  const { status, headers } = answered
  if (headers['x-request-id'] === undefined && NOT_OURS.has(status)) return []
  // A browser's question before a request of another site is no operation.
  if (answered.method === 'OPTIONS' && status === 204) return []
  const path = answered.path.replace(/[?#].*$/s, '').replace(LINK, '/v1')
  const responses = responsesOf(path, answered.method)
  if (
    responses === null &&
    (EXPLORER.test(path) || OTHER_PROTOCOL.test(path) || (status < 400 && UNDOCUMENTED.test(path)))
  )
    return []
  const found = (responses ?? byStatus)[String(status)]
  if (!isObject(found)) return [responses === null ? 'no such path is documented' : 'no such status is documented']
  const response = resolve(found)
  return [
    ...headerProblems(headers, response, resolve),
    ...rateProblems(answered, path),
    ...bodyProblems(answered, response, ajv),
  ]
}

function headerProblems(headers: IncomingHttpHeaders, response: JsonObject, resolve: Resolve): string[] {
  const declared = Object.entries(member(response, 'headers')).map(
    ([name, header]) => [name.toLowerCase(), resolve(header as JsonObject)] as const,
  )
  const known = new Map(declared)
  const strange = Object.keys(headers).filter((name) => !known.has(name) && !HTTP.test(name))
  const missing = declared.filter(([name, { required }]) => required === true && headers[name] === undefined)
  const wrong = declared.filter(([name, header]) => !fits(headers[name], member(header, 'schema')))
  return [
    ...strange.map((name) => `header ${name} is not documented`),
    ...missing.map(([name]) => `header ${name} is missing`),
    ...wrong.map(([name]) => `header ${name} is ${String(headers[name])}`),
  ]
}

/** Errors that a request can meet before its key is looked at, or for want of one; or before any key was read. */
const UNKEYED = new Set([401, 429, 503])

/**
 * Every answer that a valid key gets has its rate limit; what any cache may keep says nothing of one client. Node closes the
 * connection of what it could not read.
 */
function rateProblems({ status, headers }: Answered, path: string): string[] {
  if (headers['cache-control']?.startsWith('public') === true) return []
  if (!/^\/v1(\/|$)/.test(path) || UNKEYED.has(status) || headers.connection === 'close') return []
  const missing = KEYED.filter((name) => headers[name.toLowerCase()] === undefined)
  return missing.map((name) => `header ${name.toLowerCase()} is missing`)
}

function fits(value: string | string[] | undefined, { type, pattern }: JsonObject): boolean {
  if (value === undefined) return true
  if (type === 'integer') return /^\d+$/.test(String(value))
  return typeof pattern !== 'string' || new RegExp(pattern).test(String(value))
}

function bodyProblems({ method, headers, bytes }: Answered, response: JsonObject, ajv: Validators): string[] {
  const content = member(response, 'content')
  const type = (headers['content-type'] ?? '').replace(/;.*/, '')
  if (method === 'HEAD' || (bytes.length === 0 && Object.keys(content).length === 0)) return []
  const media = content[type]
  if (!isObject(media)) return [`media type ${type === '' ? 'none' : type} is not documented`]
  if (type !== 'application/json') return []
  const validate = ajv(member(media, 'schema'))
  if (validate(JSON.parse(decoded(bytes, headers['content-encoding'])))) return []
  return (validate.errors ?? []).map(
    ({ instancePath, message = '', params }) => `body${instancePath} ${message} ${JSON.stringify(params)}`,
  )
}

function decoded(bytes: Buffer, encoding: string | undefined): string {
  if (encoding === 'gzip') return gunzipSync(bytes).toString('utf8')
  return (encoding === 'br' ? brotliDecompressSync(bytes) : bytes).toString('utf8')
}

type Validators = (schema: JsonObject) => ValidateFunction

/** A document, made ready for look-ups. */
export interface Documented {
  /** What the path of an address declares, by status; null where there is no such path. */
  readonly responsesOf: (path: string, method: string) => JsonObject | null
  /** For errors at addresses that are no path. */
  readonly byStatus: JsonObject
  readonly resolve: Resolve
  readonly ajv: Validators
}

let described: object | undefined
let ready: Documented | undefined
let readyForParts: Documented | undefined

/** Describes the declared endpoints once a process, when the first answer comes. */
function describeAll(): object {
  described ??= openApiDocument({ version: 'test', datasets, endpoints, fileEndpoints })
  return described
}

function documented(): Documented {
  ready ??= listDocumented(describeAll())
  return ready
}

/**
 * Describes rows of selected columns, as the parameter `fields` says: any key can be missing, and none is new but what
 * the rows belong to.
 */
function documentedParts(): Documented {
  if (readyForParts !== undefined) return readyForParts
  const parts = dropRequired(describeAll()) as JsonObject
  for (const { path, rows, rowKeys = {} } of endpoints) {
    const operation = member(member(member(parts, 'paths'), path.replaceAll(/:(\w+)/g, '{$1}')), 'get')
    const answered = member(member(member(operation, 'responses'), '200'), 'content')
    addKeysToRows(member(member(answered, 'application/json'), 'schema'), rows, Object.keys(rowKeys), resolver(parts))
  }
  readyForParts = listDocumented(parts)
  return readyForParts
}

/** Lets the objects at the end of a path have some keys more; a list or a choice on the way leads to each that it has. */
function addKeysToRows(schema: JsonObject, path: readonly string[], keys: readonly string[], resolve: Resolve): void {
  const found = resolve(schema)
  const inner = ['items', 'anyOf', 'oneOf'].flatMap((name) => found[name] ?? []).filter(isObject)
  for (const each of inner) addKeysToRows(each, path, keys, resolve)
  const properties = found['properties']
  if (!isObject(properties)) return
  const [key, ...rest] = path
  if (key !== undefined) addKeysToRows(member(properties, key), rest, keys, resolve)
  else for (const name of keys) (properties as Record<string, unknown>)[name] ??= {}
}

/** Copies a document without the lists of keys that an object must have. */
function dropRequired(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(dropRequired)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([key, inner]) => key !== 'required' || !Array.isArray(inner))
  return Object.fromEntries(kept.map(([key, inner]) => [key, dropRequired(inner)]))
}

export function listDocumented(document: object): Documented {
  const json = document as JsonObject
  const resolve = resolver(json)
  const paths = Object.entries(member(json, 'paths')).map(([template, item]) => ({
    // Express takes either case and a slash at the end.
    pattern: new RegExp(`^${template.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')}/?$`, 'i'),
    fixed: !template.includes('{'),
    item: item as JsonObject,
  }))
  // A method that a path does not take is answered with an error, which every operation has.
  const responses = (item: JsonObject, method = 'get') =>
    member(member(item, Object.hasOwn(item, method.toLowerCase()) ? method.toLowerCase() : 'get'), 'responses')
  const ordered = [...paths.filter(({ fixed }) => fixed), ...paths.filter(({ fixed }) => !fixed)]
  return {
    responsesOf: (path, method) => {
      const found = ordered.find(({ pattern }) => pattern.test(path))
      return found === undefined ? null : responses(found.item, method)
    },
    byStatus: errorsByStatus(ordered.map(({ item }) => responses(item))),
    resolve,
    ajv: validators(json),
  }
}

/** Every documented error, under its status. */
function errorsByStatus(responses: readonly JsonObject[]): JsonObject {
  const all = responses.flatMap((each) => Object.entries(each))
  return Object.fromEntries(all.filter(([status]) => Number(status) >= 400))
}

function validators(document: JsonObject): Validators {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true })
  ajvFormats.default(ajv)
  const compiled = new Map<JsonObject, ValidateFunction>()
  return (schema) => {
    // A schema refers to the components of its document.
    const found = compiled.get(schema) ?? ajv.compile({ ...schema, components: document['components'] })
    compiled.set(schema, found)
    return found
  }
}
