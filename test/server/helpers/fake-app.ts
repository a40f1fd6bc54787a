import { Lake } from '../../../lake/lake.ts'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { z } from 'zod'
import { type EndpointAnswer, defineEndpoint, type Endpoint } from '../../../schemas/api/endpoint.ts'
import { createConcurrencyLimit } from '../../../server/limits/concurrency-limit.ts'
import { createWorkLanes } from '../../../server/limits/work-lanes.ts'
import { type AppParts, createApp } from '../../../server/app.ts'
import { findBaseUrls } from '../../../server/http/base-url.ts'
import { createRecentAnswers } from '../../../server/answer/fast-path.ts'
import { createRememberedRequests } from '../../../server/answer/parse-request.ts'
import { createDataTerms } from '../../../server/keys/data-terms.ts'
import { createEdge } from '../../../server/keys/edge-proxy.ts'
import { createResponseCache } from '../../../server/answer/response-cache.ts'
import { createIntegrity } from '../../../server/integrity/file-integrity.ts'
import type { KeyCache } from '../../../server/keys/key-cache.ts'
import type { LoggedAddress } from '../../../server/observability/request-log.ts'
import { NO_TRACES } from '../../../server/observability/traces.ts'
import type { Redis } from '../../../server/system/redis.ts'
import { emptySnapshot } from './empty-snapshot.ts'

const GOOD_KEY = 'good'
const ROOMY = { all: 1000, key: 1000, heavyOfKey: 1000 }

const fakeKeyCache = (rateLimit: number): KeyCache => ({
  find: (text) =>
    text === GOOD_KEY
      ? {
          id: 'k',
          customer: 'k',
          name: 'k',
          sha256: '',
          scopes: ['*'],
          rate_limit: rateLimit,
          created_at: '',
          expires_at: null,
          revoked_at: null,
          replaced_by: null,
        }
      : null,
  findLink: () => null,
  findElsewhere: () => null,
  findById: () => null,
  listSuccession: () => [],
  isKnown: () => true,
  requireKnown: () => undefined,
  trouble: () => null,
  close: () => Promise.resolve(),
})

/** Counts no use of a key. */
const UNCOUNTED: AppParts['uses'] = {
  note: () => undefined,
  sent: () => undefined,
  read: () => Promise.resolve(new Map()),
}

const snapshot = emptySnapshot('20260101T000000Z')

export interface FakeApi {
  readonly port: number
  readonly key: string
  readonly lines: readonly string[]
  stop(): void
}

interface FakeParts {
  readonly rateLimit?: number
  readonly openRateLimit?: number
  readonly trustProxy?: number
  readonly logAddress?: LoggedAddress
  readonly redis?: Redis | null
  /** Keys of a test's own, in place of the one that the answer has. */
  readonly keyCache?: KeyCache
  readonly uses?: AppParts['uses']
  readonly traces?: AppParts['traces']
}

/** Serves the whole app around endpoints of a test's own, over a snapshot that has nothing. */
export async function serveEndpoints(
  endpoints: readonly Endpoint[],
  {
    rateLimit = 1_000_000,
    openRateLimit = 1_000_000,
    trustProxy = 0,
    logAddress = 'network',
    redis = null,
    keyCache = fakeKeyCache(rateLimit),
    uses = UNCOUNTED,
    traces = NO_TRACES,
  }: FakeParts = {},
): Promise<FakeApi> {
  const lines: string[] = []
  const terms = createDataTerms(new Set())
  const app = createApp({
    endpoints,
    fileEndpoints: [],
    following: {
      use: (_selector, work) => work(snapshot),
      at: (_selector, work) => work({ id: snapshot.id, open: () => Promise.resolve(snapshot) }),
      current: () => snapshot.id,
      open: () => 1,
      waiting: () => 0,
      damaged: () => [],
      behind: () => Promise.resolve(null),
      isVerified: () => true,
      trouble: () => Promise.resolve(null),
      close: () => Promise.resolve(),
    },
    lake: new Lake('/nowhere'),
    keyCache,
    redis,
    replica: null,
    log: pino({ level: 'info' }, { write: (line: string) => lines.push(line) }),
    trustProxy,
    findBase: () => findBaseUrls(undefined, 8080),
    openRateLimit,
    logAddress,
    open: { datasets: new Set(), perMinute: 60, atOnce: 32, origins: new Set() },
    ready: { maxLagSeconds: null, verified: false },
    sql: null,
    subscriptions: null,
    sharing: null,
    explorer: {
      shown: new Set(),
      embedders: null,
      pagesPerMinute: 60,
      timeoutMs: 60_000,
      cut: new AbortController().signal,
    },
    exports: { jobs: null, integrity: createIntegrity(pino({ level: 'silent' })) },
    terms,
    downloads: {
      terms,
      concurrencyLimit: createConcurrencyLimit(ROOMY),
      timeoutMs: 60_000,
      cut: new AbortController().signal,
    },
    answering: {
      terms,
      version: 'test',
      wholeBytes: 2 ** 20,
      concurrencyLimit: createConcurrencyLimit(ROOMY),
      lane: createWorkLanes({ heavy: { places: 2, mostWaiting: 1000 }, queries: 1000 }),
      edge: createEdge(null),
      remembered: createRememberedRequests(),
      recentAnswers: createRecentAnswers(),
      cache: createResponseCache({ bytes: 2 ** 20, answerBytes: 2 ** 20, timeoutMs: 60_000 }),
    },
    measure: (_req, _res, next) => {
      next()
    },
    uses,
    traces,
    status: () => Promise.reject(new Error('no status')),
    stopping: { hasBegun: () => false },
  })
  const server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    key: GOOD_KEY,
    lines,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Serves one endpoint that answers as its address says: `/v1/fake/{how}`. */
export function serveFake(answer: (how: string) => Promise<EndpointAnswer>, parts: FakeParts = {}): Promise<FakeApi> {
  const endpoint = defineEndpoint({
    id: 'fake',
    path: '/v1/fake/{how}',
    summary: 'What a test wants',
    description: 'What a test wants',
    dataset: 'cvm_fund_register',
    input: z.strictObject({ how: z.string() }),
    output: z.strictObject({ success: z.literal(true) }),
    rows: ['data'],
    examples: [],
    answer: (_snapshot, { how }) => answer(how),
  })
  return serveEndpoints([endpoint], parts)
}
