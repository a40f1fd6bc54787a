import { createClients, type SentRequest } from './clients.ts'
import { type AnswerCosts, HEAD_BYTES } from './costs.ts'
import { addOne, type Counts, createCounts, type Layer, type Phase } from './counts.ts'
import { simulateEdge } from './edge.ts'
import { ENCODING_OF, type Profile } from './mix.ts'
import type { SimulationOptions } from './options.ts'
import { createOrigin, type Origin } from './origin.ts'
import { makeRequests, type SimulatedRequest } from './requests.ts'
import { TimeQueue } from './time-queue.ts'
import type { SimulatedWorld, Target } from './world.ts'

/** The bytes of the largest answer that a server caches (RESPONSE_CACHE_ANSWER_KIB of the usual settings). */
const ANSWER_BYTES = 1024 * 1024
/** Hours between two snapshots. */
const NIGHT = 24

/** Simulates requests against servers and perhaps a CDN. Equal options give equal counts. */
export async function simulate(
  options: SimulationOptions,
  world: SimulatedWorld,
  costs: AnswerCosts,
  progress: (part: number) => void = () => undefined,
): Promise<Counts> {
  const simulation = new Simulation(options, world, costs)
  const seconds = options.HOURS * 3600
  let counted = 0
  for (const request of makeRequests(options, world)) {
    if (request.at >= seconds) break
    if (simulation.due <= request.at) await simulation.moveTo(request.at)
    simulation.answer(request)
    if (++counted % 100_000 === 0) progress(request.at / seconds)
  }
  return simulation.end(seconds)
}

class Simulation {
  readonly #options: SimulationOptions
  readonly #world: SimulatedWorld
  readonly #costs: AnswerCosts
  readonly #origins: readonly Origin[]
  readonly #edge: ReturnType<typeof simulateEdge> | null
  readonly #clients: ReturnType<typeof createClients>
  readonly #counts: Counts = createCounts()
  readonly #making = new TimeQueue<(current: number) => Promise<void>>()
  /** How often a server was asked for each answer of the newest snapshot: what an operator finds in the log. */
  readonly #asked = new Map<string, { times: number; readonly profile: Profile; readonly target: Target }>()
  readonly #flips: number[]
  #current = 0
  #turn = 0

  constructor(options: SimulationOptions, world: SimulatedWorld, costs: AnswerCosts) {
    this.#options = options
    this.#world = world
    this.#costs = costs
    const limits = { cacheBytes: options.CACHE_MB * 2 ** 20, answerBytes: ANSWER_BYTES }
    this.#origins = Array.from({ length: options.SERVERS }, () => createOrigin(limits))
    this.#edge = options.CDN === 'on' ? simulateEdge(options.CDN_MB * 2 ** 20) : null
    this.#clients = createClients(world, (snapshot) => `S${String(snapshot)}`)
    const first = Math.min(options.HOURS / 2, NIGHT / 2)
    this.#flips = Array.from({ length: Math.ceil((options.HOURS - first) / NIGHT) }, (_, night) => {
      return (first + night * NIGHT) * 3600
    })
  }

  /** The time at which something happens next besides requests. */
  get due(): number {
    return Math.min(this.#making.next, this.#flips[this.#current] ?? Infinity)
  }

  /** Lets everything happen that is due by then: answers that are ready, and a new snapshot. */
  async moveTo(at: number): Promise<void> {
    const flip = this.#flips[this.#current] ?? Infinity
    while (this.#making.next <= Math.min(at, flip)) await this.#making.take()?.(this.#current)
    if (at < flip) return
    this.#current += 1
    await this.#warm(flip)
    await this.moveTo(at)
  }

  answer(request: SimulatedRequest): void {
    const { at, profile } = request
    const sent = this.#clients.prepare(request, this.#current)
    const { layer, snapshot, originBytes, clientBytes } = this.#find(request, sent)
    if (layer !== 'own') this.#clients.keep(request, sent, snapshot)
    const counts = this.#counts.phases[this.#phaseAt(at)]
    counts.layers[layer] += 1
    this.#counts.profiles[profile][layer] += 1
    if (layer === 'made') addOne(counts.made, nameMade(request))
    counts.originBytes += originBytes
    counts.clientBytes += clientBytes
  }

  async end(seconds: number): Promise<Counts> {
    await this.moveTo(seconds)
    while (this.#making.next < Infinity) await this.#making.take()?.(this.#current)
    const step = Math.min(1, seconds / 1000)
    for (let at = 0; at + step / 2 < seconds; at += step) this.#counts.phases[this.#phaseAt(at)].seconds += step
    return this.#counts
  }

  /** Finds which layer answers, with which snapshot, and what it sends. */
  #find(request: SimulatedRequest, sent: SentRequest) {
    const { url, encoding, isPinned, copy } = sent
    if (sent.isOwn) return { layer: 'own' as const, snapshot: sent.snapshot, originBytes: 0, clientBytes: 0 }
    const bytes = this.#world.bytes(request.target, encoding) ?? 0
    if (this.#edge === null) {
      const { layer, isWhole } = this.#askServer(request, sent, copy)
      const sentBytes = HEAD_BYTES + (isWhole ? bytes : 0)
      return { layer, snapshot: sent.snapshot, originBytes: sentBytes, clientBytes: sentBytes }
    }
    const found = this.#edge.find(url, encoding, request.at)
    if (found?.isFresh === true) {
      const clientBytes = HEAD_BYTES + (copy === found.snapshot ? 0 : bytes)
      return { layer: 'edge' as const, snapshot: found.snapshot, originBytes: 0, clientBytes }
    }
    const { layer, isWhole } = this.#askServer(request, sent, found?.snapshot ?? null)
    this.#edge.keep(url, encoding, { at: request.at, isPinned, snapshot: sent.snapshot, bytes })
    return {
      layer,
      snapshot: sent.snapshot,
      originBytes: HEAD_BYTES + (isWhole ? bytes : 0),
      clientBytes: HEAD_BYTES + (copy === sent.snapshot ? 0 : bytes),
    }
  }

  #askServer(request: SimulatedRequest, sent: SentRequest, copy: number | null): { layer: Layer; isWhole: boolean } {
    const bytes = this.#world.bytes(request.target, sent.encoding)
    const origin = this.#chooseServer(sent)
    const { source, finish } = origin.serve({ ...sent, copy, bytes }, this.#current)
    const taken = this.#costs.madeTime(request.target.kind, sent.encoding) / 1000
    if (finish !== undefined) this.#making.add(request.at + taken, finish)
    if (this.#options.WARM > 0) this.#count(request, sent)
    return { layer: source, isWhole: !source.startsWith('unchanged') }
  }

  #chooseServer({ address }: SentRequest): Origin {
    const number = this.#options.BALANCE === 'address' ? hashText(address) : this.#turn++
    const origin = this.#origins[number % this.#origins.length]
    if (origin === undefined) throw new Error('a simulation needs a server')
    return origin
  }

  #count({ profile, target }: SimulatedRequest, { address, encoding, snapshot }: SentRequest): void {
    if (snapshot !== this.#current) return
    const name = `${encoding} ${address}`
    const known = this.#asked.get(name)
    if (known === undefined) this.#asked.set(name, { times: 1, profile, target })
    else known.times += 1
  }

  /** Makes the busiest answers of the new snapshot on each server before it is served. */
  async #warm(at: number): Promise<void> {
    const busiest = [...this.#asked.values()].sort((a, b) => b.times - a.times).slice(0, this.#options.WARM)
    // The busiest comes last, so that a cache which is too small for all drops the others.
    for (const { profile, target } of busiest.reverse()) {
      const [address, encoding] = [this.#world.address(target), ENCODING_OF[profile]]
      const bytes = this.#world.bytes(target, encoding)
      const wanted = { url: address, address, encoding, snapshot: this.#current, copy: null, bytes }
      const all =
        this.#options.BALANCE === 'any'
          ? this.#origins
          : [this.#chooseServer({ ...wanted, isPinned: false, isOwn: false })]
      for (const origin of all) {
        await origin.serve(wanted, this.#current).finish?.(this.#current)
        addOne(this.#counts.phases[this.#phaseAt(at)].warmed, `${target.kind}-${encoding}`)
      }
    }
    this.#asked.clear()
  }

  #phaseAt(at: number): Phase {
    const flip = this.#flips.findLast((each) => each <= at)
    if (flip !== undefined) return at < flip + 60 ? 'flip' : 'later'
    return at < this.#options.HOURS * 900 ? 'filling' : 'steady'
  }
}

function nameMade({ profile, target }: SimulatedRequest): string {
  return `${target.kind}-${ENCODING_OF[profile]}`
}

/** A number that the same text always has (FNV-1a). */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
