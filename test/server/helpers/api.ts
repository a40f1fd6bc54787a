import { Lake } from '../../../lake/lake.ts'
import { rm } from 'node:fs/promises'
import { pino } from 'pino'
import { readConfig } from '../../../server/config.ts'
import { createKey, type NewKey } from '../../../server/keys/commands.ts'
import { openFileKeyStore } from '../../../server/keys/file-key-store.ts'
import { startServer } from '../../../server/start.ts'
import { type Asked, ask, PATIENT, type Reply } from './http.ts'

export interface Api {
  readonly port: number
  readonly metricsPort: number | null
  readonly dataDir: string
  /** A key with every scope and a rate limit that no test reaches. */
  readonly key: string
  /** Sends a request with that key, unless the headers name another. */
  get(path: string, asked?: Asked): Promise<Reply>
  /** Stops the server and removes its data directory, unless another server needs it. */
  stop(after?: { keepData: boolean }): Promise<void>
}

/** Makes a key the way an operator would; the default settings are generous. */
export function makeKey(dataDir: string, key: Partial<NewKey> = {}): Promise<string> {
  const generous = { name: 'test', scopes: ['*', 'bulk'], rateLimit: 1_000_000, expiresAt: null }
  return createKey(openFileKeyStore(new Lake(dataDir)), { ...generous, ...key }, new Date())
}

/** Limits that tests reach only if they set them: all tests come from one address, most with one key. */
export const GENEROUS = {
  ...PATIENT,
  OPEN_RATE_LIMIT: '1000000',
  KEY_REQUESTS_AT_ONCE: '1000',
  KEY_HEAVY_AT_ONCE: '1000',
  KEY_DOWNLOADS_AT_ONCE: '1000',
  DRAIN_SECONDS: '0',
} as const

/** Errors that a server logs are printed with the tests that fail. */
const logErrors = pino({ level: 'error' }, { write: console.error })

/** Serves a data directory on a free port. */
export async function serve(dataDir: string, environment: Readonly<Record<string, string>> = {}): Promise<Api> {
  const key = await makeKey(dataDir)
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir, ...GENEROUS, ...environment })
  const server = await startServer(config, { log: logErrors })
  return {
    port: server.port,
    metricsPort: server.metricsPort,
    dataDir,
    key,
    get: (path, { headers = {}, ...asked } = {}) =>
      ask(server.port, path, { headers: { 'x-api-key': key, ...headers }, ...asked }),
    stop: async ({ keepData } = { keepData: false }) => {
      await server.stop()
      if (!keepData) await rm(dataDir, { recursive: true, force: true })
    },
  }
}
