import { ANALYST, BACKEND, type Kind, MONTHS_BACK, type Profile, PROFILE_SHARES, PROFILES, WEB } from './mix.ts'
import type { SimulationOptions } from './options.ts'
import { createZipf, drawGap, drawShare, seedRandom } from './random.ts'
import { TimeQueue } from './time-queue.ts'
import type { SimulatedWorld, Target } from './world.ts'

/** A request as a client means it. Which snapshot it gets, and if it goes out at all, is decided when it is sent. */
export interface SimulatedRequest {
  /** Seconds since the begin. */
  readonly at: number
  readonly profile: Profile
  /** The number of the client within its profile. */
  readonly client: number
  readonly target: Target
  /**
   * What the client does about snapshots: takes the newest, names the newest, or names the one that it named when the
   * piece of work with this number began.
   */
  readonly pin: 'none' | 'newest' | number
}

type MixOptions = Pick<SimulationOptions, 'RATE' | 'MIX' | 'EXPONENT' | 'SEED'>

/** Makes the requests of all profiles in the order of their times, without an end. The same seed makes the same ones. */
export function* makeRequests(options: MixOptions, world: SimulatedWorld): Generator<SimulatedRequest, never> {
  const { RATE, MIX, EXPONENT, SEED } = options
  const shown = PROFILES.filter((profile) => MIX === 'all' || MIX === profile)
  const sum = shown.reduce((shares, profile) => shares + PROFILE_SHARES[profile], 0)
  const popular = createZipf(world.funds, EXPONENT)
  const streams = { web: makeWebRequests, backend: makeBackendRequests, analyst: makeAnalystRequests }
  const queue = new TimeQueue<{ request: SimulatedRequest; stream: Generator<SimulatedRequest, never> }>()
  for (const profile of shown) {
    const random = seedRandom(SEED * 31 + PROFILES.indexOf(profile))
    const stream = streams[profile]({ rate: (RATE * PROFILE_SHARES[profile]) / sum, random, popular, world })
    const request = stream.next().value
    queue.add(request.at, { request, stream })
  }
  for (;;) {
    const taken = queue.take()
    if (taken === undefined) throw new Error('a mix needs a profile')
    yield taken.request
    const request = taken.stream.next().value
    queue.add(request.at, { request, stream: taken.stream })
  }
}

interface StreamParts {
  /** Requests a second. */
  readonly rate: number
  readonly random: () => number
  /** Draws a fund by its rank. */
  readonly popular: (random: () => number) => number
  readonly world: SimulatedWorld
}

/** Targets that a reader remembers. */
const REMEMBERED = 8

function* makeWebRequests({ rate, random, popular }: StreamParts): Generator<SimulatedRequest, never> {
  const readers = Math.max(1, Math.min(WEB.mostReaders, Math.round(rate * WEB.seconds)))
  const seen = new Map<number, Target[]>()
  const draw = (): Target => {
    const kind = drawShare<Kind>(random, { ...NONE, ...WEB.kinds })
    if (kind === 'list') return { kind, fund: 0, month: 0, page: Math.floor(random() ** 2 * WEB.listPages) }
    return { kind, fund: popular(random), month: 0, page: 0 }
  }
  let at = 0
  for (;;) {
    at += drawGap(random, rate)
    const client = Math.floor(random() * readers)
    const own = seen.get(client) ?? []
    const known = random() < WEB.again ? own[Math.floor(random() * own.length)] : undefined
    const target = known ?? draw()
    if (known === undefined) {
      own.push(target)
      if (own.length > REMEMBERED) own.shift()
      seen.set(client, own)
    }
    yield { at, profile: 'web', client, target, pin: random() < WEB.pinned ? 'newest' : 'none' }
  }
}

const NONE: Readonly<Record<Kind, number>> = {
  fund: 0,
  portfolio: 0,
  'look-through': 0,
  history: 0,
  holders: 0,
  compare: 0,
  list: 0,
}

function* makeBackendRequests({ rate, random, world }: StreamParts): Generator<SimulatedRequest, never> {
  const programs = Array.from({ length: Math.max(1, Math.round(rate / BACKEND.pace)) }, (_, client) => ({
    client,
    next: Math.floor(random() * world.funds),
    sweep: 0,
    isPinned: random() < BACKEND.pinned,
  }))
  let at = 0
  for (;;) {
    for (const program of programs) {
      at += 1 / rate
      const { client, next, sweep, isPinned } = program
      const target: Target = { kind: 'portfolio', fund: next, month: 0, page: 0 }
      yield { at, profile: 'backend', client, target, pin: isPinned ? sweep : 'none' }
      program.next = (next + 1) % world.funds
      if (program.next === 0) program.sweep += 1
    }
  }
}

function* makeAnalystRequests({ rate, random, popular, world }: StreamParts): Generator<SimulatedRequest, never> {
  const months = Math.min(MONTHS_BACK, world.months)
  const begin = (at: number, burst: number) => {
    const isPinned = random() < ANALYST.pinned
    return { at, burst, left: ANALYST.length, fund: popular(random), month: 0, isPinned }
  }
  const queue = new TimeQueue<ReturnType<typeof begin> | null>()
  let bursts = 0
  const startNext = (after: number) => {
    queue.add(after + drawGap(random, rate / ANALYST.length), null)
  }
  startNext(0)
  for (;;) {
    const at = queue.next
    const taken = queue.take()
    if (taken === undefined) throw new Error('no burst is left')
    const burst = taken ?? begin(at, bursts++)
    if (taken === null) startNext(at)
    const kind = drawShare<Kind>(random, { ...NONE, ...ANALYST.kinds })
    const month = kind === 'portfolio' ? burst.month++ % months : 0
    const target: Target = { kind, fund: burst.fund, month, page: 0 }
    yield { at, profile: 'analyst', client: burst.burst, target, pin: burst.isPinned ? burst.burst : 'none' }
    burst.left -= 1
    if (burst.left > 0) queue.add(at + drawGap(random, 1 / ANALYST.gap), burst)
  }
}
