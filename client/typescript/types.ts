import type { paths, RowTypes } from './api.gen.ts'
import type { NumbersAsText } from './exact-numbers.ts'
import type { Concurrency } from './places.ts'
import type { RetryPolicy, Wait } from './retry.ts'

export type Numbers = 'double' | 'text'

export interface ClientOptions<N extends Numbers = 'double'> {
  /**
   * Address of the server, such as `https://data.example`; a path behind it is kept. Without it the variable
   * MARKET_DATA_URL counts, else `http://localhost:8080`.
   */
  readonly baseUrl?: string | undefined
  /** Without it the variable MARKET_DATA_KEY counts. */
  readonly apiKey?: string | undefined
  /** `text` gives every number as the decimal text that was sent; `double` as JavaScript's number. */
  readonly numbers?: N
  readonly retry?: Partial<RetryPolicy>
  /** How many requests are under way at once; the others wait in the client. */
  readonly concurrency?: Partial<Concurrency>
  /** Hears of each wait before a request is sent again, for a log. */
  readonly onWait?: (wait: Wait) => void
  /**
   * With `true` no answer comes from an older snapshot than one before, whichever of several servers answers: the client sends
   * the highest snapshot that it has seen as `min_snapshot`, and asks again while a server does not have it yet.
   */
  readonly monotonic?: boolean
  /** Sends the requests, in the place of the global `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>
}

type Operation<P extends keyof paths> = paths[P]['get']
type ParametersIn<P extends keyof paths, In extends 'path' | 'query'> =
  Operation<P> extends { readonly parameters: infer All }
    ? In extends keyof All
      ? NonNullable<All[In]>
      : never
    : never
type JsonBody<P extends keyof paths> =
  Operation<P> extends {
    readonly responses: { readonly 200: { readonly content: { readonly 'application/json': infer Body } } }
  }
    ? Body
    : never

/** Body of a path's answer. Its numbers follow the client's option `numbers`. */
export type Body<P extends keyof paths, N extends Numbers> = N extends 'text' ? NumbersAsText<JsonBody<P>> : JsonBody<P>

/** Paths that answer JSON. */
export type JsonPaths = { [P in keyof paths]: [JsonBody<P>] extends [never] ? never : P }[keyof paths]

export type ListPaths = keyof RowTypes

/** Paths that answer page by page. */
export type PagedPaths = {
  [P in ListPaths]: 'page_size' extends keyof ParametersIn<P, 'query'> ? P : never
}[ListPaths]

/** A row of a list: what it belongs to, then its fields. */
export type Row<P extends ListPaths, N extends Numbers> = N extends 'text' ? NumbersAsText<RowTypes[P]> : RowTypes[P]

/** A bound can be the text of a decimal that a double cannot hold. */
type Exactly<V> = V extends number ? number | string : V extends object ? { readonly [K in keyof V]: Exactly<V[K]> } : V
/** The client chooses these by itself. */
type Chosen = 'format' | 'decimal' | 'download'

type Parameters<P extends keyof paths, Without extends string> = ([ParametersIn<P, 'query'>] extends [never]
  ? { readonly query?: never }
  : QueryOption<Exactly<Omit<ParametersIn<P, 'query'>, Without>>>) &
  ([ParametersIn<P, 'path'>] extends [never] ? { readonly path?: never } : { readonly path: ParametersIn<P, 'path'> })

/** The query can be left out where none of its parameters is required. */
type QueryOption<Q> = Partial<Q> extends Q ? { readonly query?: Q } : { readonly query: Q }

/** Parameters in the path and in the query, and a signal that aborts the request. */
export type RequestOptions<P extends keyof paths, Without extends string = Chosen> = Parameters<P, Without> & {
  readonly signal?: AbortSignal
}

export type RowsOptions<P extends ListPaths> = RequestOptions<P> & {
  /** Gives the rows of the items that have an answer; without it, an item without answer throws `ItemErrors`. */
  readonly skipItemErrors?: boolean
  /** Sees the headers of each page before its rows, such as `X-Snapshot-Id` and `X-Data-Coverage`. */
  readonly onPage?: (response: Response) => void
}

/** Can be left out where none of the options is required. */
type Given<Options> = Partial<Options> extends Options ? [options?: Options] : [options: Options]

export interface Answer<B> {
  readonly body: B
  /** Send it as `snapshot` to get the same again. */
  readonly snapshot: string | null
  readonly response: Response
}

export interface Client<N extends Numbers> {
  /** Gets one answer as JSON. It throws an ApiError unless the answer is a success. */
  get<P extends JsonPaths>(path: P, ...options: Given<RequestOptions<P>>): Promise<Answer<Body<P, N>>>
  /** Gets every page of a list as JSON, all from one snapshot. */
  pages<P extends PagedPaths>(path: P, ...options: Given<RequestOptions<P>>): AsyncGenerator<Answer<Body<P, N>>>
  /** Gets every row of a list, all from one snapshot, and holds no more than one row and what the network brings. */
  rows<P extends ListPaths>(path: P, ...options: Given<RowsOptions<P>>): AsyncGenerator<Row<P, N>>
  /** Gets an answer that is not read yet, in any format that the endpoint has. */
  open<P extends keyof paths>(path: P, ...options: Given<RequestOptions<P, never>>): Promise<Response>
}
