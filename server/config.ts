import { z } from 'zod'
import { KEY_HEAVY_AT_ONCE, KEY_REQUESTS_AT_ONCE } from './limits/concurrency-limit.ts'

const number = (fallback: number, min: number, max: number) =>
  z.coerce.number().int().min(min).max(max).default(fallback)

const schema = z.object({
  PORT: number(8080, 0, 65_535),
  /** The address to listen on: this machine alone, unless a proxy or a container needs another (0.0.0.0 is all). */
  HOST: z.string().default('127.0.0.1'),
  /** Where /metrics is served, on HOST; nowhere while it is not set. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  DATA_DIR: z.string().default('data'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** Queries that DuckDB runs at once; the rest wait. Below the thread pool's size, or files and DNS would wait too. */
  QUERY_CONCURRENCY: number(4, 1, 64),
  QUERY_TIMEOUT_MS: number(10_000, 1, 600_000),
  /** Requests that are worked on or wait for a query at once; beyond them the answer is 503, but for kept answers. */
  REQUESTS_AT_ONCE: number(128, 1, 10_000),
  /** Of them those of one key, and the heavy ones of one key; beyond them the answer is 429, but for kept answers. */
  KEY_REQUESTS_AT_ONCE: number(KEY_REQUESTS_AT_ONCE, 1, 10_000),
  KEY_HEAVY_AT_ONCE: number(KEY_HEAVY_AT_ONCE, 1, 10_000),
  /** Heavy requests that are worked on at once; one key has all but one of these places at most. */
  HEAVY_AT_ONCE: number(2, 1, 64),
  /** Files that are handed out at once; each is held open until its client has it. Beyond them the answer is 503. */
  DOWNLOADS_AT_ONCE: number(64, 1, 10_000),
  /** Of them those of one key; beyond them the answer is 429. */
  KEY_DOWNLOADS_AT_ONCE: number(16, 1, 10_000),
  /** How long a request may take until the first byte of its answer. */
  REQUEST_TIMEOUT_MS: number(25_000, 1, 600_000),
  /** How long a client may take nothing of its answer, or send nothing of its request. */
  CLIENT_TIMEOUT_MS: number(30_000, 100, 600_000),
  /** How fast a client has to take its answer on the whole, once bytes waited that long for it: a line of 64 kbit/s. */
  CLIENT_BYTES_PER_SECOND: number(8192, 1, 2 ** 30),
  /** Memory for the answers that were asked for lately. */
  KEPT_ANSWERS_MIB: number(64, 1, 4096),
  /** The largest of them; a longer answer is made anew each time, and sent while it is made. */
  KEPT_ANSWER_KIB: number(1024, 1, 65_536),
  /** Older snapshots that are open at once beside the newest, for requests that look back. */
  OLDER_SNAPSHOTS: number(3, 1, 16),
  /** Requests a minute that one address may send to what is open without a key, but for the probes. */
  OPEN_RATE_LIMIT: number(300, 1, 1_000_000),
  /** How the log has the address of a client: `full`, its `network` (/24, or /48 of IPv6), or `none`. */
  LOG_ADDRESS: z.enum(['full', 'network', 'none']).default('network'),
  /** How long a server that is told to stop goes on answering, and says at /readyz that it is to be left. */
  DRAIN_SECONDS: number(3, 0, 300),
  /** How fast published files are read again and again to find those that the disk has damaged; 0 for not at all. */
  SCRUB_BYTES_PER_SECOND: number(4 * 2 ** 20, 0, 2 ** 30),
  /** How many proxies in front of the server are trusted to tell a client's address. */
  TRUST_PROXY: number(0, 0, 10),
  /** Where several servers share keys and counters; without it they are this server's own. */
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'give redis://host:port or rediss://host:port' }).optional(),
})

/** Settings of the server, by the names of the environment. */
export type Config = Readonly<z.infer<typeof schema>>

/** Reads the settings; throws with one line a variable that cannot be used. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = schema.safeParse(set)
  if (result.success) return result.data
  throw new Error(result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
}
