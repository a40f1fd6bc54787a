/** Every number that decides how patient and how polite fetching over HTTP is. */
export interface FetchPolicy {
  /** Parallel downloads, over all hosts and per host. */
  readonly atOnce: number
  readonly atOncePerHost: number
  /** Least time between two requests to one host. */
  readonly gapMs: number
  /** Requests for one file that may fail without progress before this run gives it up. */
  readonly attempts: number
  /** A cut download counts as progress from this many bytes. */
  readonly progressBytes: number
  /** How often a file that arrives damaged is downloaded before it is kept as damaged. */
  readonly damagedDownloads: number
  /**
   * Wait after a failure. It doubles each time up to the longest; a random value between half of it and all of it is
   * used.
   */
  readonly firstWaitMs: number
  readonly longestWaitMs: number
  /** If a host asks for a longer pause than this, it gets no more requests until the next run. */
  readonly longestRetryAfterMs: number
  readonly connectTimeoutMs: number
  readonly headersTimeoutMs: number
  /** A body is stalled if it brings nothing for this time, or less than `slowestBytesPerSecond` over it. */
  readonly stalledBodyMs: number
  readonly slowestBytesPerSecond: number
  /** After this many files in a row without any answer, or with any failure, the host counts as down. */
  readonly silentFilesOfHostDown: number
  readonly failedFilesOfHostDown: number
}

/** Two files without an answer cost about a minute, however many other files of that host are due. */
export const usualPolicy: FetchPolicy = {
  atOnce: 6,
  atOncePerHost: 2,
  gapMs: 200,
  attempts: 4,
  progressBytes: 1 << 20,
  damagedDownloads: 2,
  firstWaitMs: 1_000,
  longestWaitMs: 30_000,
  longestRetryAfterMs: 120_000,
  connectTimeoutMs: 10_000,
  headersTimeoutMs: 20_000,
  stalledBodyMs: 30_000,
  slowestBytesPerSecond: 10_000,
  silentFilesOfHostDown: 2,
  failedFilesOfHostDown: 5,
}

/** Chooses the wait after this many failures in a row, in milliseconds. `draw` is a random number in [0, 1). */
export function waitAfter(failures: number, draw: number, policy: FetchPolicy): number {
  const whole = Math.min(policy.longestWaitMs, policy.firstWaitMs * 2 ** (failures - 1))
  return whole * (0.5 + draw / 2)
}
