import { distance } from 'fastest-levenshtein'

/** Environment variables that the pipeline, the server and the command for keys read, present and earlier ones. */
export const SETTINGS = [
  ...['SOURCE_MIRROR', 'DATA_DIR', 'FROM', 'TO', 'DATASETS', 'PERSONAL_DATA', 'BUILD_TIME_LIMIT', 'BUILD_PROCESSES'],
  ...[
    'LOOK_THROUGH_MONTHS',
    'CANARY_SECONDS',
    'SERVE_AFTER_SECONDS',
    'SIGNING_KEY_FILE',
    'PUBLIC_KEY_FILE',
    'SCRUB_NIGHTS',
    'SHARD',
  ],
  ...['HOST', 'PORT', 'METRICS_PORT', 'DATA_URL', 'REPLICA_POLL_SECONDS', 'REPLICA_MAX_BYTES', 'LOG_LEVEL'],
  ...['LOG_ADDRESS', 'PUBLIC_URL', 'TRUST_PROXY', 'ADDRESS_CONNECTIONS', 'OPEN_RATE_LIMIT', 'EXPLORER'],
  ...['EXPLORER_RATE_LIMIT', 'EXPLORER_EMBED', 'RESPONSE_CACHE_MIB', 'RESPONSE_CACHE_ANSWER_KIB', 'OLDER_SNAPSHOTS'],
  ...['KEPT_ANSWERS_MIB', 'KEPT_ANSWER_KIB', 'SCRUB_BYTES_PER_SECOND', 'DRAIN_SECONDS', 'READY_MAX_LAG_SECONDS'],
  ...['READY_VERIFIED', 'PUBLIC_DATA', 'EDGE_SECRET', 'REDIS_URL', 'REDIS_TIMEOUT_MS', 'REQUESTS_AT_ONCE'],
  ...['KEY_REQUESTS_AT_ONCE', 'KEY_HEAVY_AT_ONCE', 'HEAVY_AT_ONCE', 'QUERY_CONCURRENCY', 'QUERY_TIMEOUT_MS'],
  ...['REQUEST_TIMEOUT_MS', 'CLIENT_TIMEOUT_MS', 'CLIENT_BYTES_PER_SECOND', 'DOWNLOADS_AT_ONCE'],
  ...['KEY_DOWNLOADS_AT_ONCE', 'SQL', 'SQL_AT_ONCE', 'SQL_WAITING', 'KEY_SQL_AT_ONCE', 'SQL_TIMEOUT_MS'],
  ...['SQL_MEMORY_MIB', 'SQL_THREADS', 'SQL_ROWS', 'SQL_ANSWER_KIB', 'EXPORTS_DIR', 'EXPORT_HOURS', 'EXPORT_PARTS'],
  ...['EXPORT_MIB', 'EXPORT_MINUTES', 'KEY_EXPORTS', 'KEY_EXPORTS_KEPT', 'EXPORTS_WAITING', 'EXPORTS_MIB'],
  ...[
    'ISSUER_GROUPS_FILE',
    'SERIES_FILE',
    'EVENT_ISSUERS',
    'PUBLIC_RESTRICTED',
    'PUBLIC_DATASETS',
    'PUBLIC_RATE_LIMIT',
  ],
  ...['PUBLIC_ORIGINS', 'SHARING', 'SHARING_ADDRESS_SECONDS', 'SHARING_SECRET', 'SUBSCRIPTIONS'],
  ...['KEY_SUBSCRIPTIONS', 'SUBSCRIPTIONS_MOST', 'SUBSCRIPTIONS_HOSTS', 'KEYS_DIR', 'SQL_SOCKET'],
] as const

/** No other program has settings that begin so. */
const OUR_PREFIXES = [
  'SOURCE_MIRROR',
  'SCRUB_',
  'LOOK_THROUGH_',
  'EXPLORER_',
  'EXPORT_',
  'EXPORTS_',
  'REPLICA_',
  'RESPONSE_CACHE_',
  'SHARING_',
  'SUBSCRIPTIONS_',
]

/** Shorter names are near too many others: TZ is one letter from TO. */
const SHORTEST = 6

/** Describes each variable that is not a setting but was probably meant as one, by its spelling or its beginning. */
export function describeUnknownSettings(environment: Readonly<Record<string, string | undefined>>): string[] {
  const known = new Set<string>(SETTINGS)
  return Object.keys(environment)
    .filter((name) => !known.has(name))
    .sort()
    .flatMap((name) => {
      const meant = findMeant(name)
      if (meant !== null) return [`${name} is not a setting and means nothing: did you mean ${meant}?`]
      const isOurs = OUR_PREFIXES.some((prefix) => name.startsWith(prefix))
      return isOurs
        ? [`${name} is not a setting and means nothing: docs/operating-reference.md lists those there are`]
        : []
    })
}

function findMeant(name: string): string | null {
  const folded = fold(name)
  const same = SETTINGS.find((setting) => fold(setting) === folded)
  if (same !== undefined) return same
  const near = SETTINGS.filter(({ length }) => length >= SHORTEST && Math.abs(length - name.length) <= 2)
    .map((setting) => ({ setting, slips: distance(folded, fold(setting)) }))
    .filter(({ setting, slips }) => slips <= (setting.length > 8 ? 2 : 1))
    .sort((a, b) => a.slips - b.slips)
  return near[0]?.setting ?? null
}

function fold(name: string): string {
  return name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
}
