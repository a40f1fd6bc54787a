import { findFreePort } from '../../helpers/free-port.ts'
import { Lake } from '../../../lake/lake.ts'
import { createKey } from '../../../server/keys/commands.ts'
import { openFileKeyStore } from '../../../server/keys/file-key-store.ts'
import { run, runAsServed } from '../../server/helpers/child.ts'
import { type BenchHttpClient, openHttpClient, waitUntilReady } from './http-client.ts'

export interface BenchServer {
  readonly client: BenchHttpClient
  readonly pid: number | undefined
  readonly port: number
  readonly key: string
  /** Milliseconds until an answer has arrived, in plain bytes. */
  readonly get: (path: string) => Promise<number>
  readonly stop: () => Promise<void>
}

/**
 * Starts the server in its own process with the settings of `make serve`: the client's work does not count for the
 * server.
 */
export async function startBenchServer(
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<BenchServer> {
  const key = await createKey(
    openFileKeyStore(new Lake(dataDir)),
    { name: 'bench', scopes: ['*'], rateLimit: 1_000_000_000, expiresAt: null },
    new Date(),
  )
  const port = await findFreePort()
  const settings = { DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...environment }
  return await openWhenReady(runAsServed(settings), port, '/readyz', key)
}

/** Starts a script of the benchmark that listens on PORT. */
export async function startScript(
  script: string,
  environment: Readonly<Record<string, string>>,
  readyPath: string,
  key = '',
): Promise<BenchServer> {
  const port = await findFreePort()
  return await openWhenReady(run([script], { ...environment, PORT: String(port) }), port, readyPath, key)
}

async function openWhenReady(
  child: Omit<ReturnType<typeof runAsServed>, 'port'>,
  port: number,
  readyPath: string,
  key: string,
): Promise<BenchServer> {
  const client = openHttpClient(port, { 'accept-encoding': 'identity', ...(key !== '' && { 'x-api-key': key }) })
  const stop = async () => {
    client.close()
    child.kill('SIGTERM')
    await child.ended
  }
  let ended = false
  void child.ended.then(() => (ended = true))
  try {
    await waitUntilReady(client, readyPath, () => ended)
  } catch (error) {
    await stop()
    throw new Error(`a server did not start: ${child.output()}`, { cause: error })
  }
  return { client, port, key, pid: child.pid, get: (path) => client.time(path), stop }
}
