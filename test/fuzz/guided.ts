import type { ReachedCode } from './coverage.ts'
import { mutate } from './mutate.ts'
import type { FuzzTarget } from './targets/target.ts'

/** How long a target is tried: this many runs, or this many seconds, from a seed on. */
export interface FuzzBounds {
  readonly runs: number
  readonly seconds: number | null
  readonly seed: number
}

/** Outcome of the runs of a target. */
export interface FuzzResult {
  readonly runs: number
  /** Places of the code that the inputs reached, and the inputs that reached one first. */
  readonly covered: number
  readonly kept: number
  /** What broke, and the shortest bytes that were found to break it; null if nothing did. */
  readonly find: { readonly said: string; readonly base64: string } | null
}

/** To read coverage takes as long as many runs: it is read once for this many, and for each only where one is new. */
const BATCH = 16
const MOST_SHORTENINGS = 400

/** Runs a target with its seeds, and with changes of those and of every input that reached a new place of the code. */
export async function fuzz(
  target: FuzzTarget,
  seeds: readonly Buffer[],
  coverage: ReachedCode,
  { runs: most, seconds, seed }: FuzzBounds,
): Promise<FuzzResult> {
  const corpus: Buffer[] = []
  const end = seconds === null ? Infinity : performance.now() + seconds * 1000
  let runs = 0
  const isOver = () => (seconds === null ? runs >= most : performance.now() >= end)
  const result = (find: FuzzResult['find']) => ({ runs, covered: coverage.size, kept: corpus.length, find })
  const inputs = mutate(corpus, seed)
  let waiting = [...seeds]
  coverage.listNew()
  while (waiting.length > 0 || !isOver()) {
    const batch = waiting.length > 0 ? waiting.splice(0, BATCH) : Array.from({ length: BATCH }, () => take(inputs))
    for (const bytes of batch) {
      runs += 1
      const said = await breaks(target, bytes)
      if (said !== null) return result({ said, base64: (await shorten(target, bytes)).toString('base64') })
    }
    const fresh = new Set(coverage.listNew())
    if (fresh.size === 0 && corpus.length > 0) continue
    for (const bytes of batch) {
      await target.run(bytes)
      const reached = coverage.listNew()
      if (corpus.length > 0 && reached.length === 0) continue
      coverage.remember(reached)
      corpus.push(bytes)
    }
    waiting = waiting.filter((each) => !corpus.includes(each))
  }
  return result(null)
}

function take(inputs: Generator<Buffer>): Buffer {
  const { value } = inputs.next() as IteratorYieldResult<Buffer>
  return value
}

/** Says what broke; null if what must hold does. */
async function breaks(target: FuzzTarget, bytes: Buffer): Promise<string | null> {
  try {
    await target.run(bytes)
    return null
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error)
  }
}

/** Leaves out what is not needed to break it, in ever smaller pieces. */
async function shorten(target: FuzzTarget, bytes: Buffer): Promise<Buffer> {
  let [best, tries] = [bytes, 0]
  for (let size = Math.ceil(bytes.length / 2); size > 0; size = Math.floor(size / 2)) {
    for (let at = 0; at < best.length && tries < MOST_SHORTENINGS; tries += 1) {
      const shorter = Buffer.concat([best.subarray(0, at), best.subarray(at + size)])
      if ((await breaks(target, shorter)) === null) at += size
      else best = shorter
    }
  }
  return best
}
