import autocannon from 'autocannon'
import type { Bench } from './harness/bench.ts'
import { measureBuild } from './harness/builds.ts'
import { eachRound } from './harness/measure.ts'
import { withScript, withServer } from './harness/server.ts'

const PORTFOLIO = '/v1/fund/00068305000135/portfolio?date=2024-02-29'

/**
 * Measures a kept portfolio of the bundled sample and a 304 against a bare Express route that sends the same bytes. Both
 * servers are processes of their own and are measured in turn, so that a machine that slows down slows both.
 */
export async function measureKept({ folder, record, rounds }: Bench): Promise<void> {
  await measureBuild('data/sample', folder)
  await withServer(folder, async ({ port, key, send }) => {
    const { headers: said, bytes } = await send(PORTFOLIO)
    const environment = { BODY: bytes.toString('base64') }
    await withScript('test/bench/bare-route.ts', environment, { readyPath: '/body' }, async (bare) => {
      const plain = { 'x-api-key': key, 'accept-encoding': 'identity' }
      const kept = `kept answer of ${String(bytes.length)} bytes / Express, same body`
      for (const [id, what, headers] of [
        ['kept-route', kept, plain],
        ['unchanged-route', '304 / Express, same body', { ...plain, 'if-none-match': String(said['etag']) }],
      ] as const) {
        const both = async () =>
          [await throughput(port, PORTFOLIO, headers), await throughput(bare.port, '/body', headers)] as const
        await both()
        record.ratio(id, what, ['ours', 'Express'], '/s', await eachRound(rounds, both))
      }
    })
  })
}

async function throughput(port: number, path: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const url = `http://127.0.0.1:${String(port)}${path}`
  const result = await autocannon({ url, headers, connections: 16, duration: 1 })
  if (result.non2xx > result['3xx'] || result.errors > 0) throw new Error(`${path} was not answered as expected`)
  return (result['2xx'] + result['3xx']) / result.duration
}
