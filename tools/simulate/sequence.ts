import type { AnswerCosts } from './costs.ts'
import { addOne, computeFigures, createCounts } from './counts.ts'
import { createClients, type SentRequest } from './clients.ts'
import { createOrigin, type OriginLimits, type OriginSource } from './origin.ts'
import { makeRequests, type SimulatedRequest } from './requests.ts'
import type { SimulatedWorld } from './world.ts'

/** Requests that come one after another: each waits for the answer of the one before it. */
export interface Sequence {
  readonly requests: readonly SimulatedRequest[]
  /** The snapshot that the server has. */
  readonly snapshot: string
}

export function planSequence(
  options: Parameters<typeof makeRequests>[0],
  world: SimulatedWorld,
  count: number,
  snapshot: string,
): Sequence {
  const requests: SimulatedRequest[] = []
  for (const request of makeRequests(options, world)) {
    if (requests.length === count) break
    requests.push(request)
  }
  return { requests, snapshot }
}

/** From where the answers of a sequence came, as the metric `answers_total` of the server counts them. */
export interface SourceCounts {
  client: number
  cache: number
  made: number
}

const COUNTED_AS: Readonly<Record<OriginSource, keyof SourceCounts>> = {
  'unchanged-early': 'client',
  'unchanged-late': 'client',
  'kept-early': 'cache',
  'kept-late': 'cache',
  joined: 'made',
  made: 'made',
}

/** Simulates a sequence on one server. `cpu` gives the milliseconds that it takes. */
export async function simulateInTurn(
  { requests, snapshot }: Sequence,
  world: SimulatedWorld,
  limits: OriginLimits,
): Promise<SourceCounts & { readonly cpu: (costs: AnswerCosts) => number }> {
  const clients = createClients(world, () => snapshot)
  const origin = createOrigin(limits)
  const counts: SourceCounts = { client: 0, cache: 0, made: 0 }
  const phase = createCounts().phases.steady
  phase.seconds = 1
  for (const request of requests) {
    const sent = clients.prepare(request, 0)
    const bytes = world.bytes(request.target, sent.encoding)
    // The server counts no errors, and no client keeps one.
    if (sent.isOwn || bytes === null) continue
    const { source, finish } = origin.serve({ ...sent, bytes }, 0)
    await finish?.(0)
    clients.keep(request, sent, 0)
    counts[COUNTED_AS[source]] += 1
    phase.layers[source] += 1
    if (source === 'made') addOne(phase.made, `${request.target.kind}-${sent.encoding}`)
  }
  return { ...counts, cpu: (costs) => computeFigures(phase, costs).cores * 1000 }
}

/** A request of a sequence as it went over HTTP. */
export interface ReplayedRequest {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

interface SequenceAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly bytes: Uint8Array
}

/**
 * Sends a sequence to a server, with the ETags that its clients have. Returns what was sent, and the bytes of each
 * answer: null where it was an error.
 */
export async function replayInTurn(
  { requests, snapshot }: Sequence,
  world: SimulatedWorld,
  send: (request: ReplayedRequest) => Promise<SequenceAnswer>,
) {
  const clients = createClients(world, () => snapshot)
  const etags = new Map<string, string>()
  const bytes = new Map<string, number | null>()
  const replayed: ReplayedRequest[] = []
  for (const request of requests) {
    const sent = clients.prepare(request, 0)
    if (sent.isOwn) continue
    const name = nameAnswer(sent)
    const etag = sent.copy === null ? undefined : etags.get(name)
    const headers = { 'accept-encoding': sent.encoding, ...(etag !== undefined && { 'if-none-match': etag }) }
    replayed.push({ path: sent.url, headers })
    const answer = await send({ path: sent.url, headers })
    if (answer.status === 200) {
      bytes.set(name, answer.bytes.length)
      etags.set(name, String(answer.headers['etag']))
    } else if (answer.status !== 304) bytes.set(name, null)
    if (answer.status < 400) clients.keep(request, sent, 0)
  }
  const find = (address: string, encoding: string) => bytes.get(`${encoding} ${address}`) ?? null
  return { replayed, find }
}

function nameAnswer({ encoding, address }: SentRequest): string {
  return `${encoding} ${address}`
}

/** Reads what the metrics of a server say about its answers so far. */
export function readSourceCounts(metrics: string): SourceCounts {
  const read = (from: string) =>
    Number(new RegExp(`^market_data_answers_total\\{from="${from}"\\} (\\d+)$`, 'm').exec(metrics)?.[1] ?? 0)
  return { client: read('client'), cache: read('cache'), made: read('made') }
}

/** The share of the answers that no query made. */
export function computeHitRate({ client, cache, made }: SourceCounts): number {
  return (client + cache) / (client + cache + made)
}
