/** How patient and how polite fetching over HTTP is: every number of it. */
export interface FetchPolicy {
  /** Downloads that run at once, over all hosts and of one host. */
  readonly atOnce: number
  readonly atOncePerHost: number
  /** The least time between two requests to a host. */
  readonly gapMs: number
  /** Requests for a file that may fail without bringing it further, before it is given up for this run. */
  readonly attempts: number
  /** A download that was cut counts as brought further by this many bytes. */
  readonly progressBytes: number
  /** Downloads of a file that arrives damaged, before it is kept as damaged. */
  readonly damagedDownloads: number
  /** The wait after a failure: doubled each time, up to the longest, then drawn between half of it and the whole. */
  readonly firstWaitMs: number
  readonly longestWaitMs: number
  /** A host that asks for a longer pause than this is left alone until the next run. */
  readonly longestRetryAfterMs: number
  readonly connectTimeoutMs: number
  readonly headersTimeoutMs: number
  /** A body is stalled that brings nothing for this long, or less than `slowestBytesPerSecond` over it. */
  readonly stalledBodyMs: number
  readonly slowestBytesPerSecond: number
  /** Files in a row that nobody answered for, and that failed in any way: then the host is taken for down. */
  readonly silentFilesOfHostDown: number
  readonly failedFilesOfHostDown: number
}

/** Two files that nobody answers for cost about a minute, whatever else is asked of that host. */
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

/** How long to wait after the `failures`th failure in a row. `draw` is a number in [0, 1). */
export function waitAfter(failures: number, draw: number, policy: FetchPolicy): number {
  const whole = Math.min(policy.longestWaitMs, policy.firstWaitMs * 2 ** (failures - 1))
  return whole * (0.5 + draw / 2)
}
