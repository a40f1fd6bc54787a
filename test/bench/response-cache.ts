import autocannon from 'autocannon'
import type { BenchOptions } from './bench-options.ts'
import { startBenchServer, startScript } from './harness/bench-server.ts'
import type { PartRecord } from './harness/part-record.ts'
import { measureBuild } from './measure.ts'

const PORTFOLIO = '/v1/fund/00068305000135/portfolio?date=2024-02-29'
const SECONDS = 1
const CONNECTIONS = 16

interface BenchRequest {
  readonly port: number
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Measures a kept portfolio of the bundled sample and a 304 against a bare Express route that sends the same bytes. Both
 * servers are processes of their own and are measured in turn, so that a machine that slows down slows both.
 */
export async function keptBudgets(folder: string, record: PartRecord, { rounds }: BenchOptions): Promise<void> {
  await measureBuild('data/sample', folder)
  const product = await startBenchServer(folder)
  const { headers, bytes } = await product.client.send(PORTFOLIO)
  const bare = await startScript('test/bench/bare-route.ts', { BODY: bytes.toString('base64') }, '/body')
  const sent = { 'x-api-key': product.key, 'accept-encoding': 'identity' }
  const kept = { port: product.port, path: PORTFOLIO, headers: sent }
  const unchanged = { ...kept, headers: { ...sent, 'if-none-match': String(headers['etag']) } }
  const size = `of ${String(bytes.length)} bytes`
  const compare = (id: string, what: string, ours: BenchRequest) =>
    compareWithRoute({ id, what }, ours, { ...ours, port: bare.port, path: '/body' }, record, rounds)
  try {
    await compare('kept-route', `kept answer ${size} / Express, same body`, kept)
    await compare('unchanged-route', '304 / Express, same body', unchanged)
  } finally {
    await product.stop()
    await bare.stop()
  }
}

/** Measures the throughput of our server over that of the bare route. */
async function compareWithRoute(
  figure: { readonly id: string; readonly what: string },
  ours: BenchRequest,
  theirs: BenchRequest,
  record: PartRecord,
  count: number,
): Promise<void> {
  for (const asked of [ours, theirs]) await throughput(asked)
  const rounds: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] }
  for (let round = 0; round < count; round++) {
    rounds.ours.push(await throughput(ours))
    rounds.theirs.push(await throughput(theirs))
  }
  record.addRatio(
    figure,
    { what: 'ours', unit: '/s', rounds: rounds.ours },
    { what: 'Express', unit: '/s', rounds: rounds.theirs },
  )
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
