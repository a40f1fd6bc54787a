export interface RetryPolicy {
  /** How often a request is sent at most. */
  readonly attempts: number
  /** The wait after the first failure, where the server names none; doubled with each. */
  readonly firstWaitMs: number
  /** A server that asks for more is not waited for: its answer is given back. */
  readonly longestWaitMs: number
  readonly sleep: (ms: number) => Promise<void>
  /** From 0 to below 1. */
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

/** Busy or limited for now, or a gateway's word that nobody answered. */
const TRANSIENT_STATUSES = new Set([429, 502, 503, 504])

/** Sends a GET again while what went wrong may pass; anything else is sent once. */
export function withRetries(fetch: Fetch, policy: RetryPolicy): Fetch {
  return async (request) => {
    const attempts = request.method === 'GET' || request.method === 'HEAD' ? policy.attempts : 1
    for (let attempt = 1; ; attempt += 1) {
      const last = attempt >= attempts
      const outcome = await sendOnce(fetch, request, last)
      const wait = outcome === null ? computeBackoff(policy, attempt) : chooseWait(outcome, policy, attempt)
      if (outcome !== null && (last || wait === null || wait > policy.longestWaitMs)) return outcome
      // What is not read would keep its connection.
      await outcome?.body?.cancel()
      await policy.sleep(wait ?? 0)
    }
  }
}

/** The answer; null where the connection was lost and another try is left. */
async function sendOnce(fetch: Fetch, request: Request, last: boolean): Promise<Response | null> {
  try {
    return await fetch(request.clone())
  } catch (error) {
    // Fetch tells of a lost connection by a TypeError; an abort is the caller's wish.
    if (last || !(error instanceof TypeError)) throw error
    return null
  }
}

/** How long to wait before the next try; null where there should be none. */
function chooseWait(response: Response, policy: RetryPolicy, attempt: number): number | null {
  if (!TRANSIENT_STATUSES.has(response.status)) return null
  return parseRetryAfter(response.headers.get('retry-after')) ?? computeBackoff(policy, attempt)
}

/** Seconds or a date, as milliseconds from now. */
function parseRetryAfter(header: string | null): number | null {
  if (header === null) return null
  if (/^\d+$/.test(header)) return Number(header) * 1000
  const at = Date.parse(header)
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now())
}

/** Between half and all of a wait that doubles, so that clients that failed together do not come back together. */
function computeBackoff({ firstWaitMs, longestWaitMs, random }: RetryPolicy, attempt: number): number {
  return Math.min(longestWaitMs, firstWaitMs * 2 ** (attempt - 1)) * (0.5 + random() / 2)
}
