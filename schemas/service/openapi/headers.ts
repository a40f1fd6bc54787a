import type { ZodOpenApiHeaderObject } from 'zod-openapi'

interface HeaderText {
  readonly description: string
  readonly schema: Readonly<Record<string, unknown>>
}

const text = { type: 'string' } as const
const count = { type: 'integer', minimum: 0 } as const

/** Every header that the API sets in addition to those of HTTP itself; answers refer to them by name. */
const HEADERS = {
  'X-Request-Id': {
    description: "Names this answer in the operator's log; a client's own X-Request-Id is echoed.",
    schema: { type: 'string', pattern: '^[A-Za-z0-9._-]{1,128}$' },
  },
  traceparent: {
    description:
      'Sent if the request had a `traceparent` (W3C Trace Context): the same trace, with the step of this answer. The log of the operator has both.',
    schema: { type: 'string', pattern: '^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$' },
  },
  'X-Snapshot-Id': {
    description: 'Snapshot that answered. A request with it as `snapshot` gets the same answer for ever.',
    schema: { type: 'string', pattern: String.raw`^\d{8}T\d{6}Z$` },
  },
  'X-Data-Stale-Since': {
    description:
      'Time until which the signed head of the manifest log was fresh; sent only when nobody has signed it again since.',
    schema: { type: 'string', format: 'date-time' },
  },
  ETag: { description: 'Identifies the exact bytes: sent in `If-None-Match`, it brings a 304.', schema: text },
  'Cache-Control': {
    description:
      'Allows keeping the answer for ever if the request named the snapshot; otherwise the client must check each time.',
    schema: text,
  },
  Link: {
    description:
      'rel="next": the next page if this one is full. It names the snapshot in place of `as_of`, so that all pages come from one snapshot; a page by a cursor comes from the newest. rel="first": its first page. rel="describedby": the JSON Schema of a row, as each line of NDJSON has it. rel="license": the licence of the data, or the page with their terms. rel="deprecation": where a deprecation is announced.',
    schema: text,
  },
  'Content-Disposition': { description: 'Name of the file, with `download=true`.', schema: text },
  'Repr-Digest': { description: 'SHA-256 of the whole file (RFC 9530).', schema: text },
  Location: { description: 'Address of the new resource.', schema: text },
  'X-RateLimit-Limit': {
    description: 'Requests that this key may send in any 60 seconds; refused ones do not count.',
    schema: count,
  },
  'X-RateLimit-Remaining': { description: 'Requests that are left in these 60 seconds.', schema: count },
  'X-RateLimit-Reset': {
    description:
      'Time, in UNIX seconds, at which the oldest counted request is a minute old and makes room for another.',
    schema: count,
  },
  RateLimit: { description: 'The same figures in the form of draft 8 of the RateLimit header fields.', schema: text },
  'RateLimit-Policy': { description: 'The limit itself, in the form of that draft.', schema: text },
  'Retry-After': { description: 'Seconds to wait before the next try.', schema: count },
  'WWW-Authenticate': { description: 'Bearer: the way to send a key.', schema: text },
  Allow: { description: 'Methods that this address takes.', schema: text },
  Deprecation: {
    description: 'Day since which something used by this answer is deprecated (RFC 9745): @ and UNIX seconds.',
    schema: { type: 'string', pattern: String.raw`^@\d+$` },
  },
  Sunset: { description: 'Day from which it may be gone (RFC 8594).', schema: text },
} as const satisfies Readonly<Record<string, HeaderText>>

export type HeaderName = keyof typeof HEADERS

/** Headers of every answer: the second if the request has one, the third while the data are stale. */
export const ALWAYS = ['X-Request-Id', 'traceparent', 'X-Data-Stale-Since'] as const

/** Headers of answers that use something deprecated. */
export const DEPRECATED = ['Deprecation', 'Sunset', 'Link'] as const

/** Headers of every answer to a valid key. */
export const KEYED = [
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'RateLimit',
  'RateLimit-Policy',
] as const

/** Headers that are always there where they are documented. */
const REQUIRED: ReadonlySet<HeaderName> = new Set([
  'X-Request-Id',
  ...KEYED,
  'X-Snapshot-Id',
  'ETag',
  'Cache-Control',
  'WWW-Authenticate',
  'Allow',
])

/** Only some errors and some routes of the service itself have these. */
const SOMETIMES: readonly HeaderName[] = ['X-Snapshot-Id', 'Cache-Control', ...KEYED]

/** Describes the headers as components of the document. A header that only some answers have is there twice. */
export function headerComponents(): Record<string, ZodOpenApiHeaderObject> {
  const named = Object.entries(HEADERS) as [HeaderName, HeaderText][]
  const always = named.map(([name, { description, schema }]): [string, ZodOpenApiHeaderObject] => [
    name,
    { description, schema: { ...schema }, ...(REQUIRED.has(name) && { required: true }) },
  ])
  const possible = SOMETIMES.map((name): [string, ZodOpenApiHeaderObject] => {
    const { description, schema } = HEADERS[name]
    return [sometimes(name), { description, schema: { ...schema } }]
  })
  return Object.fromEntries([...always, ...possible])
}

/** Refers to headers that an answer always has. */
export function headersNamed(names: readonly HeaderName[]): Record<string, { readonly $ref: string }> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}

/** Refers to headers that an answer can lack. */
export function possibleHeaders(names: readonly HeaderName[]): Record<string, { readonly $ref: string }> {
  const component = (name: HeaderName) => (SOMETIMES.includes(name) ? sometimes(name) : name)
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${component(name)}` }]))
}

function sometimes(name: HeaderName): string {
  return `Possible-${name}`
}
