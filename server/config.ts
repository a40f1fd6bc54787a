import { z } from 'zod'
import { readEmbedSetting } from './pages/explorer/share/embedding.ts'
import { readOriginsSetting } from './http/cross-origin.ts'
import { findForbidden, readOpenedSetting, readPermittedSetting } from './keys/data-terms.ts'
import { StartError } from './system/start-error.ts'
import { parsePublicUrl } from './http/base-url.ts'
import { parseStoreAddress } from '../lake/object-store/open-store.ts'
import { KEY_HEAVY_AT_ONCE, KEY_REQUESTS_AT_ONCE } from './limits/concurrency-limit.ts'
import { readOwnHosts } from './subscriptions/receiver-address.ts'

const wholeNumber = (min: number, max: number) => {
  const error = ({ input }: { readonly input?: unknown }) =>
    `give a whole number from ${String(min)} to ${String(max)}, not "${String(input)}"`
  return z
    .string({ error })
    .regex(/^-?\d{1,15}$/, { error, abort: true })
    .transform(Number)
    .refine((value) => value >= min && value <= max, { error })
}

const number = (fallback: number, min: number, max: number) => wholeNumber(min, max).default(fallback)

/** Makes the error of a reader the issue of its setting. */
function readSetting<T>(read: (text: string) => T) {
  return (text: string, context: z.RefinementCtx): T => {
    try {
      return read(text)
    } catch (error) {
      context.addIssue(error instanceof Error ? error.message : String(error))
      return z.NEVER
    }
  }
}

function secret() {
  return z.string().regex(/^[A-Za-z0-9_-]{32,256}$/, {
    error: 'give 32 to 256 letters and digits, such as those of openssl rand -hex 32',
  })
}

const schema = z.object({
  PORT: number(8080, 0, 65_535),
  /** By default only this machine is served; a proxy or a container needs another address (0.0.0.0 is all). */
  HOST: z.string().default('127.0.0.1'),
  /** Port of /metrics, on HOST. Without it there are no metrics. */
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  DATA_DIR: z.string().default('data'),
  /** Folder of keys, their uses and subscriptions. Without it they are in DATA_DIR. */
  KEYS_DIR: z.string().optional(),
  /**
   * Object store of which this server is a replica: s3://bucket/prefix or https://host/path. Without it, the server
   * serves what is in DATA_DIR.
   */
  DATA_URL: z.string().transform(readSetting(parseStoreAddress)).optional(),
  REPLICA_POLL_SECONDS: number(30, 1, 86_400),
  /** For the files of a replica. Without it a snapshot may fill the disk but for 64 MiB. */
  REPLICA_MAX_BYTES: wholeNumber(1, 999_999_999_999_999).optional(),
  /**
   * One of these public keys must have signed each manifest that a replica fetches. Without the file any manifest is
   * taken.
   */
  PUBLIC_KEY_FILE: z.string().optional(),
  /** A CSV file of the operator: which companies are one group, and when. Without it each is an issuer of its own. */
  ISSUER_GROUPS_FILE: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /**
   * Queries that DuckDB runs at once; the rest wait. It must be below the size of the thread pool, or files and DNS
   * wait too.
   */
  QUERY_CONCURRENCY: number(4, 1, 64),
  QUERY_TIMEOUT_MS: number(10_000, 1, 600_000),
  /** Requests that run or wait for a query at once. One more is answered 503. Cached answers do not count. */
  REQUESTS_AT_ONCE: number(128, 1, 10_000),
  /** For one key: all of its requests, and its heavy ones. One more is answered 429. Cached answers do not count. */
  KEY_REQUESTS_AT_ONCE: number(KEY_REQUESTS_AT_ONCE, 1, 10_000),
  KEY_HEAVY_AT_ONCE: number(KEY_HEAVY_AT_ONCE, 1, 10_000),
  /** Heavy requests that run at once. One key has all but one of these places at most. */
  HEAVY_AT_ONCE: number(2, 1, 64),
  /** File downloads at once. Each keeps its file open until the client has it. One more is answered 503. */
  DOWNLOADS_AT_ONCE: number(64, 1, 10_000),
  /** For one key. One more is answered 429. */
  KEY_DOWNLOADS_AT_ONCE: number(16, 1, 10_000),
  /** Longest wait for the first byte of an answer. */
  REQUEST_TIMEOUT_MS: number(25_000, 1, 600_000),
  /** Connections of one address at once, where no proxy is trusted: behind one, all have its address. */
  ADDRESS_CONNECTIONS: number(512, 1, 1_000_000),
  /** How long a client may take nothing of its answer, or send nothing of its request. */
  CLIENT_TIMEOUT_MS: number(30_000, 100, 600_000),
  /**
   * Slowest average speed at which a client may take its answer, once bytes have waited for CLIENT_TIMEOUT_MS in all: a
   * line of 64 kbit/s.
   */
  CLIENT_BYTES_PER_SECOND: number(8192, 1, 2 ** 30),
  RESPONSE_CACHE_MIB: number(64, 1, 4096),
  /** Largest answer in the response cache. A longer one is made each time, and sent while it is made. */
  RESPONSE_CACHE_ANSWER_KIB: number(1024, 1, 65_536),
  /** Older snapshots that are open at once in addition to the newest, for requests that look back. */
  OLDER_SNAPSHOTS: number(3, 1, 16),
  /** Requests a minute of one address to pages that need no key; probes do not count. */
  OPEN_RATE_LIMIT: number(300, 1, 1_000_000),
  /** Pages over the data that need no key: `off`, `on`, or the datasets that they may show. */
  EXPLORER: z.string().default('off').transform(readSetting(readOpenedSetting)),
  /** Datasets that anybody may ask for without a key: `off`, `on` for all that may be shown, or their names. */
  PUBLIC_DATASETS: z.string().default('off').transform(readSetting(readOpenedSetting)),
  /** Requests without a key that one address may send in a minute. */
  PUBLIC_RATE_LIMIT: number(60, 1, 1_000_000),
  /** Sites whose pages may read answers: `off`, `*` for all where the data are open, or their origins. */
  PUBLIC_ORIGINS: z.string().default('off').transform(readSetting(readOriginsSetting)),
  /** Datasets with restricted terms that the operator may show to everybody: `off`, `on`, or their names. */
  PUBLIC_RESTRICTED: z.string().default('off').transform(readSetting(readPermittedSetting)),
  /** Sites that may show pictures of the explorer in a frame: `off`, `on`, or their origins. */
  EXPLORER_EMBED: z.string().default('off').transform(readSetting(readEmbedSetting)),
  /** Pages of the explorer that one address may read in a minute. */
  EXPLORER_RATE_LIMIT: number(60, 1, 1_000_000),
  /** Statements of SQL at /v1/sql, each run by a process of its own: `off` or `on`. */
  SQL: z.enum(['off', 'on']).default('off'),
  /** Statements that run at once, each with a process. */
  SQL_AT_ONCE: number(2, 1, 16),
  /** Statements that wait for their turn. One more is answered 503. */
  SQL_WAITING: number(8, 0, 1000),
  /** Statements of one key that run or wait. One more is answered 429. */
  KEY_SQL_AT_ONCE: number(2, 1, 1000),
  /** Counted from the turn of the statement on. REQUEST_TIMEOUT_MS ends the waiting too. */
  SQL_TIMEOUT_MS: number(15_000, 100, 600_000),
  /** Memory of DuckDB in such a process; the process may have 640 MiB more. */
  SQL_MEMORY_MIB: number(256, 64, 65_536),
  SQL_THREADS: number(1, 1, 64),
  /** Socket behind which systemd starts these processes as another user. Without it the server starts them. */
  SQL_SOCKET: z.string().optional(),
  /** For one answer to a statement. */
  SQL_ROWS: number(10_000, 1, 10_000_000),
  SQL_ANSWER_KIB: number(4096, 1, 65_536),
  /** Subscriptions at /v1/subscriptions, for keys with that scope: `off` or `on`. */
  SUBSCRIPTIONS: z.enum(['off', 'on']).default('off'),
  /** Subscriptions of one key (one more is 429), and of all keys (one more is 503). */
  KEY_SUBSCRIPTIONS: number(20, 1, 1000),
  SUBSCRIPTIONS_MOST: number(1000, 1, 100_000),
  /** Hosts of the operator that may get events by http, at any port and at a private address: `host:port,…`. */
  SUBSCRIPTIONS_HOSTS: z.string().default('').transform(readSetting(readOwnHosts)),
  /** Whole tables by the protocol of Delta Sharing, for keys with the scope `bulk`: `off` or `on`. */
  SHARING: z.enum(['off', 'on']).default('on'),
  /** How long the signed address of a shared file is good. */
  SHARING_ADDRESS_SECONDS: number(3600, 60, 86_400),
  /**
   * Signs these addresses; all servers of a service have the same. Without it a server makes one when it starts: its
   * addresses end with it, and no other server takes them.
   */
  SHARING_SECRET: secret().optional(),
  /** How the log shows client addresses: `full`, `network` (/24, or /48 of IPv6), or `none`. */
  LOG_ADDRESS: z.enum(['full', 'network', 'none']).default('network'),
  /** How long a stopping server still answers while /readyz asks clients to leave. */
  DRAIN_SECONDS: number(3, 0, 300),
  /**
   * How long /readyz stays 200 after a snapshot was published that this server does not answer from yet. Without it a
   * late server is ready.
   */
  READY_MAX_LAG_SECONDS: wholeNumber(1, 31_536_000).optional(),
  /**
   * With `on`, /readyz is 200 only after every file of the newest snapshot was read and compared with its hash, and while
   * none is damaged. With `off`, a server with a damaged file is ready, and answers 503 to what needs it.
   */
  READY_VERIFIED: z.enum(['off', 'on']).default('off'),
  /** A folder of this server's own for the files of export jobs. Without it there are no exports. */
  EXPORTS_DIR: z.string().optional(),
  /** How long the file of an export is kept. Its record is kept as long again. */
  EXPORT_HOURS: number(24, 1, 8760),
  /** For one export. Each part is a request to its endpoint. */
  EXPORT_PARTS: number(10_000, 1, 100_000),
  /** Longest file of one export, and of all exports together. */
  EXPORT_MIB: number(1024, 1, 1_048_576),
  EXPORTS_MIB: number(10_240, 1, 16_777_216),
  /** Time for all parts of one export together. */
  EXPORT_MINUTES: number(60, 1, 10_080),
  /** Exports of one key that are not done, and of all keys. One more is answered 429 or 503. */
  KEY_EXPORTS: number(2, 1, 1000),
  EXPORTS_WAITING: number(50, 1, 10_000),
  /** Exports of one key that are kept, ended ones included. */
  KEY_EXPORTS_KEPT: number(10, 1, 10_000),
  /** Speed of reading published files again and again to find damage; 0 turns that off. */
  SCRUB_BYTES_PER_SECOND: number(4 * 2 ** 20, 0, 2 ** 30),
  /** Address by which readers know the service, https://host. Nothing in a request replaces it. */
  PUBLIC_URL: z.string().transform(readSetting(parsePublicUrl)).optional(),
  /** How many proxies in front of the server it trusts to name a client's address. */
  TRUST_PROXY: number(0, 0, 10),
  /**
   * With `on`, the data are for everybody who has a key: the proxy that sends EDGE_SECRET checks the key and may keep
   * answers for all of them.
   */
  PUBLIC_DATA: z.enum(['off', 'on']).default('off'),
  /** By this secret the proxy and the servers trust each other: 32 or more letters and digits. */
  EDGE_SECRET: secret().optional(),
  /** Redis in which several servers share keys and counters. Without it this server has its own. */
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'give redis://host:port or rediss://host:port' }).optional(),
  /** Longest wait for a reply of Redis. After that it counts as gone. */
  REDIS_TIMEOUT_MS: number(1000, 50, 60_000),
})

const checkedSchema = schema.superRefine((config, context) => {
  const { PUBLIC_DATA, EDGE_SECRET, PUBLIC_ORIGINS, PUBLIC_RESTRICTED, EXPLORER, PUBLIC_DATASETS } = config
  const { SUBSCRIPTIONS, DATA_URL, REDIS_URL } = config
  const refuse = (name: string, message: string) => {
    context.addIssue({ code: 'custom', path: [name], message })
  }
  // Without a secret anybody could keep the answers, and give them to clients without a key.
  if (PUBLIC_DATA === 'on' && EDGE_SECRET === undefined)
    refuse('PUBLIC_DATA', 'on needs EDGE_SECRET, which the proxy that keeps the answers sends')
  if (PUBLIC_DATA === 'on' && PUBLIC_ORIGINS !== '*' && PUBLIC_ORIGINS.size > 0)
    refuse('PUBLIC_ORIGINS', 'the proxy of PUBLIC_DATA would keep the answer to one site for another: write * or off')
  // The process that delivers runs beside the builder: it does not see the data directory of a replica.
  if (SUBSCRIPTIONS === 'on' && DATA_URL !== undefined && REDIS_URL === undefined)
    refuse('SUBSCRIPTIONS', 'a replica needs REDIS_URL, where the process that delivers finds its subscriptions')
  for (const [name, opened] of Object.entries({ EXPLORER, PUBLIC_DATASETS })) {
    const forbidden = findForbidden(opened, PUBLIC_RESTRICTED)
    if (forbidden !== null)
      refuse(
        name,
        `the terms of ${forbidden} restrict it: name it in PUBLIC_RESTRICTED too if you may show it to everybody`,
      )
  }
})

export type Config = Readonly<z.infer<typeof schema>>

export const SETTING_NAMES: readonly string[] = Object.keys(schema.shape)

/** Names of earlier versions, which are still read where the present name is not given. */
const OLD_NAMES = new Map([
  ['KEPT_ANSWERS_MIB', 'RESPONSE_CACHE_MIB'],
  ['KEPT_ANSWER_KIB', 'RESPONSE_CACHE_ANSWER_KIB'],
])

/** Reads the settings. Throws a `StartError` with a line for each variable that cannot be used. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.entries(environment).filter(([, value]) => value !== '')
  const renamed = given.map(([name, value]) => [OLD_NAMES.get(name) ?? name, value] as const)
  const set = Object.fromEntries([...renamed, ...given])
  const result = checkedSchema.safeParse(set)
  if (result.success) return result.data
  throw new StartError(result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
}
