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

/** A body of a path, with its numbers as asked for. */
export type Body<P extends keyof paths, N extends Numbers> = N extends 'text' ? NumbersAsText<JsonBody<P>> : JsonBody<P>

/** Paths that answer page by page. */
export type Paged = {
  [P in keyof paths]: 'page' extends keyof NonNullable<ParametersIn<P, 'query'>> ? P : never
}[keyof paths]

/** Paths whose pages are nothing but rows. */
export type Lists = { [P in Paged]: JsonBody<P> extends { readonly data: readonly unknown[] } ? P : never }[Paged]

type ListRow<P extends Lists, N extends Numbers> =
  Body<P, N> extends { readonly data: readonly (infer R)[] } ? R : never

/** What a request says: parameters of the path where it has any, of the query, and a signal that ends it. */
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
  /** One answer as JSON; throws an ApiError where it is no success. */
  get<P extends keyof paths>(path: P, asked: RequestOptions<P>): Promise<Answer<Body<P, N>>>
  /** Every page of a list, all of one snapshot. */
  pages<P extends Paged>(path: P, asked: RequestOptions<P>): AsyncGenerator<Answer<Body<P, N>>>
  /** Every row of a list, all of one snapshot. */
  rows<P extends Lists>(path: P, asked: RequestOptions<P>): AsyncGenerator<ListRow<P, N>>
}

interface AnyRequestOptions {
  readonly path?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly signal?: AbortSignal
}

/** Rows in a page where the caller does not say: the most that the API gives. */
const PAGE_SIZE = 1000

/** A client of one server with one key. */
export function createClient<N extends Numbers = 'double'>(options: ClientOptions<N>): Client<N> {
  const { baseUrl, apiKey, numbers, retry = {}, fetch = globalThis.fetch } = options
  const sent = withRetries(fetch, { ...DEFAULT_RETRY_POLICY, ...retry })
  const http = createFetchClient<Record<string, Record<string, never>>>({
    baseUrl,
    headers: { 'x-api-key': apiKey },
    fetch: numbers === 'text' ? async (request) => withNumbersAsText(await sent(request)) : sent,
  })
  const get = async (path: string, { path: inPath, query, signal }: AnyRequestOptions): Promise<Answer<unknown>> => {
    const params = { ...(inPath && { path: inPath }), query: { ...query, format: undefined } }
    const { data, error, response } = await http.request('get', path as never, { params, signal } as never)
    if (!response.ok) throw new ApiError(response, error)
    return { body: data, snapshot: response.headers.get('x-snapshot-id'), response }
  }
  const pages = (path: string, asked: AnyRequestOptions) =>
    walkPages((query) => get(path, { ...asked, query }), asked.query ?? {})
  const rows = async function* (path: string, asked: AnyRequestOptions) {
    for await (const { body } of pages(path, asked)) yield* (body as { readonly data: readonly unknown[] }).data
  }
  // The types are those of the document, by path; what is sent and read is the same for all.
  return { get, pages, rows } as unknown as Client<N>
}

type Query = Readonly<Record<string, unknown>>

async function* walkPages(
  ask: (query: Query) => Promise<Answer<unknown>>,
  asked: Query,
): AsyncGenerator<Answer<unknown>> {
  const { as_of, page: from = 0, ...own } = { page_size: PAGE_SIZE, ...asked } as Query & { page?: number }
  let moment: Query = as_of === undefined ? {} : { as_of }
  for (let page = from; ; page += 1) {
    const answer = await ask({ ...own, ...moment, page })
    yield answer
    // Only a full page names the next.
    if (!(answer.response.headers.get('link') ?? '').includes('rel="next"')) return
    moment = { snapshot: answer.snapshot }
  }
}

async function withNumbersAsText(response: Response): Promise<Response> {
  const isJson = (response.headers.get('content-type') ?? '').startsWith('application/json')
  if (!response.ok || !isJson) return response
  const { status, statusText } = response
  const headers = new Headers(response.headers)
  // The body is another length now, and not compressed any more.
  for (const name of ['content-length', 'content-encoding']) headers.delete(name)
  return new Response(quoteNumbers(await response.text()), { status, statusText, headers })
}
