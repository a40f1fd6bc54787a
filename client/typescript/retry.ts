export interface RetryPolicy {
  /** How often a request is sent at most if the server fails; 1 sends none again. */
  readonly attempts: number
  /** Wait after the first failure, if the server names none. It doubles with each failure. */
  readonly firstWaitMs: number
  /** If the server asks for a longer wait, the client does not wait and returns the answer. */
  readonly longestWaitMs: number
  /** How long a request waits in all while the key is over its limits (429), however often that is. */
  readonly patienceMs: number
  /** Waits; an abort ends the wait and throws its reason. */
  readonly sleep: (ms: number, signal: AbortSignal | undefined) => Promise<void>
  /** Gives a number from 0 to below 1. */
  readonly random: () => number
}

/** A wait before a request is sent again. */
export interface Wait {
  /** Without its parameters. */
  readonly path: string
  /** Null if the connection was lost. */
  readonly status: number | null
  readonly ms: number
}

export const DEFAULT_RETRY_POLICY: RetryPolicy = {
  attempts: 4,
  firstWaitMs: 500,
  longestWaitMs: 60_000,
  patienceMs: 120_000,
  sleep,
  random: Math.random,
}

/** The key has reached its limit for now, which passes by itself. */
const LIMITED = 429
/** The server is busy or the key is limited for now, or a gateway got no answer. */
const TRANSIENT_STATUSES = new Set([LIMITED, 502, 503, 504])

/** How one request is sent, and who hears of its waits. */
export interface Sending<T> {
  readonly send: () => Promise<Response>
  readonly read: (response: Response) => Promise<T>
  readonly policy: RetryPolicy
  readonly signal: AbortSignal | undefined
  readonly onWait: (wait: Omit<Wait, 'path'>) => void
}

/** Sends a request and reads the answer, again while the failure may pass. Each request here is a GET. */
export async function sendWithRetries<T>({ send, read, policy, signal, onWait }: Sending<T>): Promise<T> {
  const tries = new Tries(policy)
  for (;;) {
    const outcome = await tryOnce(send, read, tries)
    if ('answer' in outcome) return outcome.answer
    onWait(outcome)
    await policy.sleep(outcome.ms, signal)
  }
}

type Outcome<T> = { readonly answer: T } | Omit<Wait, 'path'>

async function tryOnce<T>(
  send: () => Promise<Response>,
  read: (response: Response) => Promise<T>,
  tries: Tries,
): Promise<Outcome<T>> {
  try {
    const response = await send()
    const ms = tries.chooseWait(response)
    if (ms === null) return { answer: await read(response) }
    // An unread body would keep its connection.
    await response.body?.cancel()
    return { status: response.status, ms }
  } catch (error) {
    // Fetch throws a TypeError for a lost connection. The caller wants an abort, so it is not retried.
    if (!(error instanceof TypeError)) throw error
    const ms = tries.chooseWaitAfterLoss()
    if (ms === null) throw error
    return { status: null, ms }
  }
}

class Tries {
  readonly #policy: RetryPolicy
  #failures = 0
  #limitedMs = 0

  constructor(policy: RetryPolicy) {
    this.#policy = policy
  }

  /** Chooses the wait after an answer; null when it should be taken as it is. */
  chooseWait(response: Response): number | null {
    if (!TRANSIENT_STATUSES.has(response.status) || this.#policy.attempts <= 1) return null
    const wait = this.#readWait(response)
    if (wait === null) return null
    if (response.status !== LIMITED) {
      this.#failures += 1
      return this.#failures >= this.#policy.attempts ? null : wait
    }
    this.#limitedMs += wait
    return this.#limitedMs > this.#policy.patienceMs ? null : wait
  }

  /** Chooses the wait after a lost connection; null when there should be no other attempt. */
  chooseWaitAfterLoss(): number | null {
    this.#failures += 1
    return this.#failures >= this.#policy.attempts ? null : computeBackoff(this.#policy, this.#failures)
  }

  #readWait(response: Response): number | null {
    const named = parseRetryAfter(response.headers.get('retry-after'))
    if (named === null) return computeBackoff(this.#policy, this.#failures + 1)
    const { longestWaitMs, firstWaitMs, random } = this.#policy
    // Clients that were refused together do not return together.
    return named > longestWaitMs ? null : named + firstWaitMs * random()
  }
}

/** Parses seconds or a date into milliseconds from now. */
function parseRetryAfter(header: string | null): number | null {
  if (header === null) return null
  if (/^\d+$/.test(header)) return Number(header) * 1000
  const at = Date.parse(header)
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now())
}

/** Computes a random wait between half and all of one that doubles. */
function computeBackoff({ firstWaitMs, longestWaitMs, random }: RetryPolicy, attempt: number): number {
  return Math.min(longestWaitMs, firstWaitMs * 2 ** (attempt - 1)) * (0.5 + random() / 2)
}

function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      if (signal?.aborted) reject(signal.reason as Error)
      else resolve()
    }
    const timer = setTimeout(end, ms)
    signal?.addEventListener('abort', end)
    if (signal?.aborted) end()
  })
}
