import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { z } from 'zod'
import { type Answer, defineEndpoint, type Endpoint } from '../../../schemas/core/endpoint.ts'
import { admissionOf } from '../../../server/admission.ts'
import { createApp } from '../../../server/app.ts'
import type { KeyRing } from '../../../server/authenticate.ts'
import { keptAnswers } from '../../../server/kept.ts'
import { emptySnapshot } from './empty-snapshot.ts'

const GOOD_KEY = 'good'

const ring: KeyRing = {
  find: (text) =>
    text === GOOD_KEY
      ? {
          id: 'k',
          name: 'k',
          sha256: '',
          scopes: ['*'],
          rate_limit: 1_000_000,
          created_at: '',
          expires_at: null,
          revoked_at: null,
        }
      : null,
  close: () => undefined,
}

const snapshot = emptySnapshot('20260101T000000Z')

export interface FakeApi {
  readonly port: number
  readonly key: string
  /** What was logged so far, a line each. */
  readonly lines: readonly string[]
  stop(): void
}

/** The whole app around an endpoint of a test's own: `/v1/fake/{how}`. */
export async function serveFake(answer: (how: string) => Promise<Answer>): Promise<FakeApi> {
  const lines: string[] = []
  const endpoint: Endpoint = defineEndpoint({
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
  const app = createApp({
    endpoints: [endpoint],
    following: { use: (_moment, work) => work(snapshot), current: () => snapshot.id, close: () => undefined },
    ring,
    log: pino({ level: 'info' }, { write: (line: string) => lines.push(line) }),
    trustProxy: 0,
    answering: {
      version: 'test',
      wholeBytes: 2 ** 20,
      admission: admissionOf(100),
      kept: keptAnswers({ bytes: 2 ** 20, answerBytes: 2 ** 20, timeoutMs: 60_000 }),
    },
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
