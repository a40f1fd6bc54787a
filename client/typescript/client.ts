import { createWalk, demandOwnServer, writeAddress } from './address.ts'
import { ApiError, ItemErrors } from './error.ts'
import { quoteNumbers } from './exact-numbers.ts'
import { readLines } from './ndjson.ts'
import { DEFAULT_RETRY_POLICY, sendWithRetries } from './retry.ts'
import { createPlaces, DEFAULT_CONCURRENCY } from './places.ts'
import { HEAVY, PAGED } from './api.gen.ts'
import { chooseBaseUrl, chooseKey } from './settings.ts'
import { createSnapshotMemory, NO_MEMORY } from './snapshot-memory.ts'
import type { Answer, Client, ClientOptions, Numbers } from './types.ts'

interface AnyOptions {
  readonly path?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly signal?: AbortSignal
  readonly skipItemErrors?: boolean
  readonly onPage?: (response: Response) => void
}

interface Asked<T> {
  /** With its parameters in braces, as the document has it. */
  readonly path: string
  readonly address: string
  readonly accept: string
  readonly signal: AbortSignal | undefined
  readonly read: (response: Response) => Promise<T>
}

type Send = <T>(asked: Asked<T>) => Promise<T>

/** Rows of a page unless the caller names another number: the most that the API gives. */
const PAGE_SIZE = 1000

const JSON_TYPE = 'application/json'
const NDJSON_TYPE = 'application/x-ndjson'

/** Creates a client for one server and one key. */
export function createClient<N extends Numbers = 'double'>(options: ClientOptions<N>): Client<N> {
  const send = createSend(options)
  const parse = options.numbers === 'text' ? (json: string): unknown => JSON.parse(quoteNumbers(json)) : parseDoubles

  const getAt = (path: string, address: string, signal?: AbortSignal): Promise<Answer<unknown>> => {
    const read = async (response: Response) => {
      const body = parse(await (await demandSuccess(response)).text())
      return { body, snapshot: response.headers.get('x-snapshot-id'), response }
    }
    return send({ path, address, accept: JSON_TYPE, signal, read })
  }

  // Wrong options reject the promise, as a wrong answer does.
  const get = async (path: string, { path: inPath = {}, query = {}, signal }: AnyOptions = {}) =>
    await getAt(path, writeAddress(path, inPath, query), signal)

  async function* pages(path: string, { path: inPath = {}, query = {}, signal }: AnyOptions = {}) {
    let address: string | null = writeAddress(path, inPath, { page_size: PAGE_SIZE, ...query })
    const findNext = createWalk(address)
    while (address !== null) {
      const answer: Answer<unknown> = await getAt(path, address, signal)
      yield answer
      address = findNext(answer.response)
    }
  }

  async function* rows(path: string, options: AnyOptions = {}) {
    const { path: inPath = {}, query = {}, signal, skipItemErrors = false, onPage } = options
    const size = PAGED.has(path) ? { page_size: PAGE_SIZE } : {}
    let address: string | null = writeAddress(path, inPath, { ...size, ...query, format: 'ndjson' })
    const findNext = createWalk(address)
    while (address !== null) {
      const response: Response = await send({ path, address, accept: NDJSON_TYPE, signal, read: demandSuccess })
      const missing = Number(response.headers.get('x-item-errors') ?? 0)
      if (missing > 0 && !skipItemErrors) {
        await response.body?.cancel()
        throw new ItemErrors(missing)
      }
      onPage?.(response)
      let count = 0
      for await (const line of readLines(response)) {
        // After an abort the caller wants no more rows, even those that have arrived.
        signal?.throwIfAborted()
        count += 1
        yield parse(line)
      }
      address = findNext(response, count)
    }
  }

  const open = async (path: string, { path: inPath = {}, query = {}, signal }: AnyOptions = {}) =>
    await send({ path, address: writeAddress(path, inPath, query), accept: '*/*', signal, read: demandSuccess })

  // The OpenAPI document types each path, but the code is the same for all of them.
  return { get, pages, rows, open } as unknown as Client<N>
}

/** Creates the function that sends a request with the key when there is a place for it, again while a failure may pass. */
function createSend<N extends Numbers>(options: ClientOptions<N>): Send {
  const { retry = {}, concurrency = {}, monotonic = false, onWait, fetch } = options
  const [apiKey, base] = [chooseKey(options.apiKey), chooseBaseUrl(options.baseUrl)]
  const policy = { ...DEFAULT_RETRY_POLICY, ...retry }
  const inPlace = createPlaces({ ...DEFAULT_CONCURRENCY, ...concurrency })
  const memory = monotonic ? createSnapshotMemory() : NO_MEMORY
  return ({ path, address, accept, signal, read }) => {
    const sendInPlace = () => {
      const request = new Request(base + memory.demand(address), {
        headers: { 'x-api-key': apiKey, accept },
        // A redirect would take the key with it, wherever it leads.
        redirect: 'manual',
        ...(signal && { signal }),
      })
      demandOwnServer(new Request(`${base}/`).url, request.url)
      return sendWithRetries({
        // Looked up for each request, so that a program can replace the global one.
        send: () => (fetch ?? globalThis.fetch)(request),
        read: (response) => {
          memory.note(response)
          return read(response)
        },
        policy,
        signal,
        onWait: (wait) => onWait?.({ path: new URL(request.url).pathname, ...wait }),
      })
    }
    // A stream frees its place when it begins, so that its reader can ask for other things meanwhile.
    return inPlace(HEAVY.has(path), signal, async () => await sendInPlace())
  }
}

async function demandSuccess(response: Response): Promise<Response> {
  if (!response.ok) throw new ApiError(response, await response.text())
  return response
}

function parseDoubles(json: string): unknown {
  return JSON.parse(json)
}
