import autocannon from 'autocannon'
import { spawn } from 'node:child_process'
import { createKey } from '../../server/keys/commands.ts'
import { openFileKeyStore } from '../../server/keys/file-key-store.ts'
import { median, report } from './measure.ts'

/** This port and the next must be free. */
const PORT = 18_090
const SECONDS = 1
const CONNECTIONS = 16

interface BenchRequest {
  readonly port: number
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Measures a cached portfolio and a 304 against a bare Express route that sends the same bytes. Both servers are
 * processes of their own and are measured in turn, so that a machine that slows down slows both.
 */
export async function measureCached(dataDir: string, path: string, rounds: number): Promise<void> {
  const key = await createKey(
    openFileKeyStore(dataDir),
    { name: 'bench', scopes: ['*'], rateLimit: 1_000_000_000, expiresAt: null },
    new Date(),
  )
  const address = `http://127.0.0.1:${String(PORT)}`
  const product = startScript('server/main.ts', { DATA_DIR: dataDir, PORT: String(PORT), UV_THREADPOOL_SIZE: '16' })
  await untilAnswered(`${address}/readyz`)
  const headers = { 'x-api-key': key, 'accept-encoding': 'identity' }
  const first = await fetch(`${address}${path}`, { headers })
  const etag = first.headers.get('etag') ?? ''
  const bytes = Buffer.from(await first.arrayBuffer())
  const bare = startScript('test/bench/bare-route.ts', {
    PORT: String(PORT + 1),
    BODY: bytes.toString('base64'),
    HEADERS: JSON.stringify(
      [...first.headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name)),
    ),
  })
  await untilAnswered(`http://127.0.0.1:${String(PORT + 1)}/body`)
  try {
    const kept = { port: PORT, path, headers }
    const unchanged = { port: PORT, path, headers: { ...headers, 'if-none-match': etag } }
    await compareWithRoute(
      rounds,
      `kept answer of ${String(bytes.length)} bytes / Express, same body`,
      kept,
      '/body',
      0.8,
    )
    await compareWithRoute(rounds, 'kept answer / Express, same headers too', kept, '/body-and-headers')
    await compareWithRoute(rounds, '304 / Express, same body', unchanged, '/body', 0.9)
    await compareWithRoute(rounds, '304 / Express, empty 304', unchanged, '/unchanged')
    await compareWithRoute(rounds, '304 / Express, 304 with the same headers', unchanged, '/unchanged-and-headers')
  } finally {
    product.kill('SIGTERM')
    bare.kill('SIGTERM')
  }
}

/** Prints the throughput of our server over that of the bare route; with `floor` against a budget. */
async function compareWithRoute(
  count: number,
  what: string,
  ours: BenchRequest,
  route: string,
  floor?: number,
): Promise<void> {
  const theirs = { port: PORT + 1, path: route, headers: ours.headers }
  for (const asked of [ours, theirs]) await throughput(asked)
  const rounds: { ours: number; theirs: number }[] = []
  for (let round = 0; round < count; round++) {
    rounds.push({ ours: await throughput(ours), theirs: await throughput(theirs) })
  }
  const ratio = median(rounds.map((round) => round.ours / round.theirs))
  const [a, b] = [median(rounds.map((round) => round.ours)), median(rounds.map((round) => round.theirs))]
  const verdict = floor === undefined ? '' : `  budget ≥ ${String(floor)} ×  ${ratio >= floor ? 'met' : 'MISSED'}`
  report(what, `${ratio.toFixed(2)} ×  (${a.toFixed(0)}/s against ${b.toFixed(0)}/s)${verdict}`)
}

async function throughput({ port, path, headers }: BenchRequest): Promise<number> {
  const result = await autocannon({
    url: `http://127.0.0.1:${String(port)}${path}`,
    headers,
    connections: CONNECTIONS,
    duration: SECONDS,
  })
  const answered = result['2xx'] + result['3xx']
  if (result.non2xx > result['3xx'] || result.errors > 0) throw new Error(`${path} was not answered as expected`)
  return answered / result.duration
}

function startScript(script: string, environment: Readonly<Record<string, string>>) {
  return spawn(process.execPath, ['--import', 'tsx', script], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function untilAnswered(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const answered = await fetch(url).then(
      (response) => response.ok,
      // The server does not listen yet.
      () => false,
    )
    if (answered) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} did not become ready`)
}
