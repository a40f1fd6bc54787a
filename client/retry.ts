export interface RetryPolicy {
  /** The most times that a request is sent. */
  readonly attempts: number
  /** The wait after the first failure, if the server names none. It doubles with each failure. */
  readonly firstWaitMs: number
  /** If the server asks for a longer wait, the client does not wait and returns the answer. */
  readonly longestWaitMs: number
  readonly sleep: (ms: number) => Promise<void>
  /** Gives a number from 0 to below 1. */
  readonly random: () => number
}

export const DEFAULT_RETRY_POLICY: RetryPolicy = {
  attempts: 4,
  firstWaitMs: 500,
  longestWaitMs: 60_000,
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: Math.random,
}

type Fetch = (request: Request) => Promise<Response>

/** The server is busy or the key is limited for now, or a gateway got no answer. */
const TRANSIENT_STATUSES = new Set([429, 502, 503, 504])

/** Sends a GET again while the failure may pass. All other requests are sent once. */
export function withRetries(fetch: Fetch, policy: RetryPolicy): Fetch {
  return async (request) => {
    const attempts = request.method === 'GET' || request.method === 'HEAD' ? policy.attempts : 1
    for (let attempt = 1; ; attempt += 1) {
      const last = attempt >= attempts
      const outcome = await sendOnce(fetch, request, last)
      const wait = outcome === null ? computeBackoff(policy, attempt) : chooseWait(outcome, policy, attempt)
      if (outcome !== null && (last || wait === null || wait > policy.longestWaitMs)) return outcome
      // An unread body would keep its connection.
      await outcome?.body?.cancel()
      await policy.sleep(wait ?? 0)
    }
  }
}

/** Sends the request; null when the connection was lost and another attempt is left. */
async function sendOnce(fetch: Fetch, request: Request, last: boolean): Promise<Response | null> {
  try {
    return await fetch(request.clone())
  } catch (error) {
    // Fetch throws a TypeError for a lost connection. The caller wants an abort, so it is not retried.
    if (last || !(error instanceof TypeError)) throw error
    return null
  }
}

/** Chooses the wait before the next attempt; null when there should be none. */
function chooseWait(response: Response, policy: RetryPolicy, attempt: number): number | null {
  if (!TRANSIENT_STATUSES.has(response.status)) return null
  return parseRetryAfter(response.headers.get('retry-after')) ?? computeBackoff(policy, attempt)
}

/** Parses seconds or a date into milliseconds from now. */
function parseRetryAfter(header: string | null): number | null {
  if (header === null) return null
  if (/^\d+$/.test(header)) return Number(header) * 1000
  const at = Date.parse(header)
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now())
}

/** Computes a random wait between half and all of one that doubles, so that clients that failed together do not return together. */
function computeBackoff({ firstWaitMs, longestWaitMs, random }: RetryPolicy, attempt: number): number {
  return Math.min(longestWaitMs, firstWaitMs * 2 ** (attempt - 1)) * (0.5 + random() / 2)
}
