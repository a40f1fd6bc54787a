export interface RetryPolicy {
  /** The most times that a request is sent. */
  readonly attempts: number
  /** The wait after the first failure, if the server names none. It doubles with each failure. */
  readonly firstWaitMs: number
  /** If the server asks for a longer wait, the client does not wait and returns the answer. */
  readonly longestWaitMs: number
  /** Waits; an abort ends the wait and throws its reason. */
  readonly sleep: (ms: number, signal: AbortSignal | undefined) => Promise<void>
  /** Gives a number from 0 to below 1. */
  readonly random: () => number
}

export const DEFAULT_RETRY_POLICY: RetryPolicy = {
  attempts: 4,
  firstWaitMs: 500,
  longestWaitMs: 60_000,
  sleep,
  random: Math.random,
}

/** The server is busy or the key is limited for now, or a gateway got no answer. */
const TRANSIENT_STATUSES = new Set([429, 502, 503, 504])

/** Sends a request and reads the answer, again while the failure may pass. Each request here is a GET. */
export async function sendWithRetries<T>(
  send: () => Promise<Response>,
  read: (response: Response) => Promise<T>,
  policy: RetryPolicy,
  signal: AbortSignal | undefined,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await tryOnce(send, read, policy, attempt)
    if ('answer' in outcome) return outcome.answer
    await policy.sleep(outcome.wait, signal)
  }
}

type Outcome<T> = { readonly answer: T } | { readonly wait: number }

async function tryOnce<T>(
  send: () => Promise<Response>,
  read: (response: Response) => Promise<T>,
  policy: RetryPolicy,
  attempt: number,
): Promise<Outcome<T>> {
  const last = attempt >= policy.attempts
  try {
    const response = await send()
    const wait = last ? null : chooseWait(response, policy, attempt)
    if (wait === null) return { answer: await read(response) }
    // An unread body would keep its connection.
    await response.body?.cancel()
    return { wait }
  } catch (error) {
    // Fetch throws a TypeError for a lost connection. The caller wants an abort, so it is not retried.
    if (last || !(error instanceof TypeError)) throw error
    return { wait: computeBackoff(policy, attempt) }
  }
}

/** Chooses the wait before the next attempt; null when there should be none. */
function chooseWait(response: Response, policy: RetryPolicy, attempt: number): number | null {
  if (!TRANSIENT_STATUSES.has(response.status)) return null
  const named = parseRetryAfter(response.headers.get('retry-after'))
  if (named === null) return computeBackoff(policy, attempt)
  // Clients that were refused together do not return together.
  return named > policy.longestWaitMs ? null : named + policy.firstWaitMs * policy.random()
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
