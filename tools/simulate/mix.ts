import type { ContentEncoding } from '../../server/http/content-encoding.ts'

/**
 * The mix of requests is declared here, because nobody has published a log of such requests: each figure is an
 * assumption with its reason, and the options of a run (MIX, EXPONENT, FUNDS) say how much depends on it.
 */

export const PROFILES = ['web', 'backend', 'analyst'] as const
export type Profile = (typeof PROFILES)[number]

/** The endpoints that are simulated, as a page, a nightly program or an analyst uses them. */
export const KINDS = ['fund', 'portfolio', 'look-through', 'history', 'holders', 'compare', 'list'] as const
export type Kind = (typeof KINDS)[number]

/** The encoding that a profile's clients get: browsers accept Brotli, programs gzip. */
export const ENCODING_OF: Readonly<Record<Profile, ContentEncoding>> = { web: 'br', backend: 'gzip', analyst: 'gzip' }

/** Requests by profile: pages are most of what is asked, programs that copy everything most of the rest. */
export const PROFILE_SHARES: Readonly<Record<Profile, number>> = { web: 60, backend: 30, analyst: 10 }

/**
 * A reader of web pages looks at well-known funds (Zipf): first the fund and its portfolio, sometimes what is behind it.
 * Lists are the first pages, which everybody sees.
 */
export const WEB = {
  kinds: { fund: 20, portfolio: 40, 'look-through': 12, history: 10, holders: 6, compare: 2, list: 10 },
  /** Requests that name their snapshot, as a page does that shows parts of one. The browser keeps them for good. */
  pinned: 0.3,
  /** Requests for what the same reader looked at before: his own funds. */
  again: 0.3,
  /** Seconds between two requests of one reader, on average; it says how many readers make the rate. */
  seconds: 300,
  mostReaders: 100_000,
  /** The answers that a browser still has. */
  copies: 50,
  /** Pages of the list that readers turn to. */
  listPages: 20,
} as const

/**
 * A back end asks for the portfolio of every fund, one after another, and begins again when it is through. Each asks at
 * the same steady pace; it begins anywhere, because some begin when the new snapshot is there and some by the clock.
 */
export const BACKEND = {
  /** Requests a second of one back end. */
  pace: 20,
  /** Back ends that name the snapshot for a whole sweep, so that it is of one piece. */
  pinned: 0.5,
  /** Back ends that keep the ETag of each answer and send it in the next sweep. */
  conditional: 0.5,
} as const

/** An analyst asks for much about one fund within seconds: months one after another, and what is behind them. */
export const ANALYST = {
  /** Requests of a burst. */
  length: 30,
  /** Seconds between two of them, on average. */
  gap: 0.3,
  kinds: { portfolio: 70, 'look-through': 15, history: 5, compare: 5, holders: 5 },
  /** Bursts that name their snapshot. */
  pinned: 0.5,
} as const

/** Months that an analyst goes back. */
export const MONTHS_BACK = 24
