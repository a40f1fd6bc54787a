import { z } from 'zod'

const number = (fallback: number, min: number, max: number) =>
  z.coerce.number().int().min(min).max(max).default(fallback)

const schema = z.object({
  PORT: number(8080, 0, 65_535),
  /** The address to listen on; all of them where it is not set. */
  HOST: z.string().optional(),
  /** Where /metrics is served, on HOST or else on 127.0.0.1 alone; nowhere while it is not set. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  DATA_DIR: z.string().default('data'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** Queries that DuckDB runs at once; the rest wait. Below the thread pool's size, or files and DNS would wait too. */
  QUERY_CONCURRENCY: number(4, 1, 64),
  QUERY_QUEUE: number(256, 1, 10_000),
  QUERY_TIMEOUT_MS: number(10_000, 1, 600_000),
  /** Older snapshots that are open at once beside the newest, for requests that look back. */
  OLDER_SNAPSHOTS: number(3, 1, 16),
  /** How many proxies in front of the server are trusted to tell a client's address. */
  TRUST_PROXY: number(0, 0, 10),
  /** Where several servers share keys and counters; without it they are this server's own. */
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'give redis://host:port or rediss://host:port' }).optional(),
})

/** Settings of the server, by the names of the environment. */
export type Config = Readonly<z.infer<typeof schema>>

/** Reads the settings; throws with one line a variable that cannot be used. */
export function configFrom(environment: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = schema.safeParse(set)
  if (result.success) return result.data
  throw new Error(result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
}
