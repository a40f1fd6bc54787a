import createFetchClient from 'openapi-fetch'
import type { paths } from './api.gen.ts'
import { ApiError } from './error.ts'
import { type NumbersAsText, quoteNumbers } from './exact.ts'
import { DEFAULT_RETRY_POLICY, type RetryPolicy, withRetries } from './retry.ts'

export { ApiError } from './error.ts'
export type { components, operations, paths } from './api.gen.ts'

export interface ClientOptions<N extends Numbers = 'double'> {
  readonly baseUrl: string
  readonly apiKey: string
  /** `text` gives every number as the decimal text that was sent; `double` as JavaScript's number. */
  readonly numbers?: N
  readonly retry?: Partial<RetryPolicy>
  readonly fetch?: (request: Request) => Promise<Response>
}

export type Numbers = 'double' | 'text'

type Operation<P extends keyof paths> = paths[P]['get']
type ParametersIn<P extends keyof paths, In extends 'path' | 'query'> =
  Operation<P> extends {
    readonly parameters: infer All
  }
    ? In extends keyof All
      ? All[In]
      : never
    : never
type JsonBody<P extends keyof paths> =
  Operation<P> extends {
    readonly responses: { readonly 200: { readonly content: { readonly 'application/json': infer Body } } }
  }
    ? Body
    : never

/** The body of a path, with its numbers as the client's option `numbers` says. */
export type Body<P extends keyof paths, N extends Numbers> = N extends 'text' ? NumbersAsText<JsonBody<P>> : JsonBody<P>

/** Paths that answer page by page. */
export type Paged = {
  [P in keyof paths]: 'page' extends keyof NonNullable<ParametersIn<P, 'query'>> ? P : never
}[keyof paths]

/** Paths whose pages hold only rows. */
export type Lists = { [P in Paged]: JsonBody<P> extends { readonly data: readonly unknown[] } ? P : never }[Paged]

type ListRow<P extends Lists, N extends Numbers> =
  Body<P, N> extends { readonly data: readonly (infer R)[] } ? R : never

/** The parameters of a request, in the path and in the query, and a signal that aborts it. */
export type RequestOptions<P extends keyof paths> = {
  readonly query?: NonNullable<ParametersIn<P, 'query'>>
  readonly signal?: AbortSignal
} & ([NonNullable<ParametersIn<P, 'path'>>] extends [never]
  ? { readonly path?: never }
  : { readonly path: NonNullable<ParametersIn<P, 'path'>> })

export interface Answer<B> {
  readonly body: B
  /** The snapshot that answered; send it as `snapshot` to get the same again. */
  readonly snapshot: string | null
  readonly response: Response
}

export interface Client<N extends Numbers> {
  /** Gets one answer as JSON. It throws an ApiError unless the answer is a success. */
  get<P extends keyof paths>(path: P, options: RequestOptions<P>): Promise<Answer<Body<P, N>>>
  /** Gets every page of a list, all from one snapshot. */
  pages<P extends Paged>(path: P, options: RequestOptions<P>): AsyncGenerator<Answer<Body<P, N>>>
  /** Gets every row of a list, all from one snapshot. */
  rows<P extends Lists>(path: P, options: RequestOptions<P>): AsyncGenerator<ListRow<P, N>>
}

interface AnyRequestOptions {
  readonly path?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly signal?: AbortSignal
}

/** The default number of rows in a page: the most that the API gives. */
const PAGE_SIZE = 1000

/** Creates a client for one server and one key. */
export function createClient<N extends Numbers = 'double'>(options: ClientOptions<N>): Client<N> {
  const { baseUrl, apiKey, numbers, retry = {}, fetch = globalThis.fetch } = options
  const sent = withRetries(fetch, { ...DEFAULT_RETRY_POLICY, ...retry })
  const http = createFetchClient<Record<string, Record<string, never>>>({
    baseUrl,
    headers: { 'x-api-key': apiKey },
    fetch: numbers === 'text' ? async (request) => withNumbersAsText(await sent(request)) : sent,
  })
  const get = async (path: string, { path: inPath, query, signal }: AnyRequestOptions): Promise<Answer<unknown>> => {
    // Each end of a range is a parameter of its own.
    const { ranges, ...others } = (query ?? {}) as Query & { readonly ranges?: Query }
    const params = { ...(inPath && { path: inPath }), query: { ...others, ...ranges, format: undefined } }
    const { data, error, response } = await http.request('get', path as never, { params, signal } as never)
    if (!response.ok) throw new ApiError(response, error)
    return { body: data, snapshot: response.headers.get('x-snapshot-id'), response }
  }
  const pages = (path: string, request: AnyRequestOptions) =>
    walkPages((query) => get(path, { ...request, query }), request.query ?? {})
  const rows = async function* (path: string, request: AnyRequestOptions) {
    for await (const { body } of pages(path, request)) yield* (body as { readonly data: readonly unknown[] }).data
  }
  // The OpenAPI document types each path, but the code is the same for all of them.
  return { get, pages, rows } as unknown as Client<N>
}

type Query = Readonly<Record<string, unknown>>

async function* walkPages(
  ask: (query: Query) => Promise<Answer<unknown>>,
  request: Query,
): AsyncGenerator<Answer<unknown>> {
  const { as_of, page: from = 0, ...own } = { page_size: PAGE_SIZE, ...request } as Query & { page?: number }
  let selector: Query = as_of === undefined ? {} : { as_of }
  for (let page = from; ; page += 1) {
    const answer = await ask({ ...own, ...selector, page })
    yield answer
    // Only a full page names the next one.
    if (!(answer.response.headers.get('link') ?? '').includes('rel="next"')) return
    selector = { snapshot: answer.snapshot }
  }
}

async function withNumbersAsText(response: Response): Promise<Response> {
  const isJson = (response.headers.get('content-type') ?? '').startsWith('application/json')
  if (!response.ok || !isJson) return response
  const { status, statusText } = response
  const headers = new Headers(response.headers)
  // The body has another length now, and it is no longer compressed.
  for (const name of ['content-length', 'content-encoding']) headers.delete(name)
  return new Response(quoteNumbers(await response.text()), { status, statusText, headers })
}
