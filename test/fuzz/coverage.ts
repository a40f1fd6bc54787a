import { type Profiler, Session } from 'node:inspector'

/**
 * Tells which places of a file of code were reached, by the counters of V8. V8 lists a block apart only where its count
 * differs from that of what is around it, so the places are all beginnings of blocks that were ever listed.
 */
export class ReachedCode {
  readonly #session = new Session()
  readonly #isOurs: (url: string) => boolean
  readonly #places = new Map<string, Set<number>>()
  readonly #reached = new Set<string>()

  constructor(isOurs: (url: string) => boolean) {
    this.#isOurs = isOurs
    this.#session.connect()
    this.#session.post('Profiler.enable')
    this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  }

  /** Places that were ever reached and remembered. */
  get size(): number {
    return this.#reached.size
  }

  /** Lists the places that were reached since the last call, and never before one was remembered. */
  listNew(): string[] {
    return this.#take()
      .filter(({ url }) => this.#isOurs(url))
      .flatMap(({ functions }) => functions.flatMap(({ ranges }) => this.#listReached(ranges)))
      .filter((place) => !this.#reached.has(place))
  }

  remember(places: readonly string[]): void {
    for (const place of places) this.#reached.add(place)
  }

  /** The first range is the whole function, and each inner one comes after those around it. */
  #listReached(ranges: readonly Profiler.CoverageRange[]): string[] {
    const [whole] = ranges
    if (whole === undefined || whole.count === 0) return []
    const name = `${String(whole.startOffset)}-${String(whole.endOffset)}`
    const places = this.#places.get(name) ?? new Set()
    this.#places.set(name, places)
    for (const { startOffset } of ranges) places.add(startOffset)
    const isReached = (place: number) => {
      const inner = ranges.findLast(({ startOffset, endOffset }) => startOffset <= place && place < endOffset)
      return (inner?.count ?? 0) > 0
    }
    return [...places].filter(isReached).map((place) => `${name} ${String(place)}`)
  }

  /** A session within its own process answers before `post` returns. */
  #take(): readonly Profiler.ScriptCoverage[] {
    let taken: readonly Profiler.ScriptCoverage[] = []
    this.#session.post('Profiler.takePreciseCoverage', (error, { result }) => {
      if (error !== null) throw error
      taken = result
    })
    return taken
  }
}
