import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  computeHitRate,
  planSequence,
  readSourceCounts,
  replayInTurn,
  simulateInTurn,
  type SourceCounts,
} from '../../../tools/simulate/sequence.ts'
import { describeWorld, withBytes } from '../../../tools/simulate/world.ts'
import { openHttpClient } from '../../bench/harness/http-client.ts'
import { listPortfolios, readNewestId } from '../../bench/published.ts'
import { type Api, serve } from '../../server/helpers/api.ts'
import { eventually } from '../../server/helpers/http.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { publishSample } from '../../server/helpers/snapshot.ts'

const MONTHS = ['2025-10', '2024-02'] as const
/** Few readers, so that within some hundred requests many ask again. */
const MIX = { RATE: 2, MIX: 'all', EXPONENT: 0.8, SEED: 7 } as const
/** The least that the server takes. Not all answers of the sequence fit. */
const CACHE_MIB = 1

let api: Api

beforeAll(async () => {
  const dataDir = await temporaryFolder()
  await publishSample(dataDir)
  api = await serve(dataDir, { RESPONSE_CACHE_MIB: String(CACHE_MIB), METRICS_PORT: '0' })
})
afterAll(() => api.stop())

it('answers from its cache exactly as often as the simulation says, for the same requests in the same order', async () => {
  const world = describeWorld(await listPortfolios(api.dataDir, MONTHS[0]), MONTHS, null)
  const sequence = planSequence(MIX, world, 1_200, readNewestId(api.dataDir))
  const client = openHttpClient(api.port, { 'x-api-key': api.key })
  const statuses: number[] = []
  const { find } = await replayInTurn(sequence, world, async ({ path, headers }) => {
    const answer = await client.send(path, headers)
    statuses.push(answer.status)
    return answer
  })
  client.close()
  const answered = statuses.filter((status) => status < 400).length
  // The server counts an answer when its last byte is gone.
  const counted = await eventually(async () => {
    const counts = await readMetrics()
    return counts.client + counts.cache + counts.made === answered ? counts : null
  })

  const simulated = await simulateInTurn(sequence, withBytes(world, find), limits(CACHE_MIB))
  const roomy = await simulateInTurn(sequence, withBytes(world, find), limits(64))

  expect(statuses.filter((status) => ![200, 304, 404].includes(status))).toEqual([])
  expect(counted).toEqual({ client: simulated.client, cache: simulated.cache, made: simulated.made })
  // The bound decides: with more memory the same requests have more hits.
  expect(computeHitRate(roomy)).toBeGreaterThan(computeHitRate(simulated))
  expect(counted.client).toBeGreaterThan(0)
  expect(counted.cache).toBeGreaterThan(50)
})

function limits(mebibytes: number) {
  return { cacheBytes: mebibytes * 2 ** 20, answerBytes: 2 ** 20 }
}

async function readMetrics(): Promise<SourceCounts> {
  const text = await fetch(`http://127.0.0.1:${String(api.metricsPort)}/metrics`)
  return readSourceCounts(await text.text())
}
