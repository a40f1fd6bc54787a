import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints, fileEndpoints } from '../../../schemas/service/endpoints.ts'
import type { Status } from '../../../schemas/service/status/status.ts'
import { createMetrics } from '../../../server/observability/metrics.ts'
import { type Api, makeKey, serve } from '../helpers/api.ts'
import { editions, FILER, PATH } from '../helpers/editions.ts'
import { ask, eventually } from '../helpers/http.ts'
import { parsed, type Sample, sumSamples } from '../helpers/metric-samples.ts'

let api: Api
let metricsPort: number
let poor: string
let first: string

beforeAll(async () => {
  const world = await editions()
  const { dataDir } = world
  first = await world.publishAt('2026-01-10T03:00:00Z', '1.00')
  await world.publishAt('2026-02-10T03:00:00Z', '2.00')
  poor = await makeKey(dataDir, { rateLimit: 1 })
  api = await serve(dataDir, { METRICS_PORT: '0' })
  metricsPort = api.metricsPort ?? 0
})

afterAll(() => api.stop())

async function scraped(port = metricsPort): Promise<Sample[]> {
  const { status, text, headers } = await ask(port, '/metrics')
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
  return parsed(text)
}

/** Scrapes until the values that are counted at the end of a request have been counted. */
function scrapedWhen(holds: (samples: readonly Sample[]) => boolean): Promise<Sample[]> {
  return eventually(async () => {
    const samples = await scraped()
    return holds(samples) ? samples : null
  })
}

describe('the metrics', () => {
  it('count requests by the template of their route, and the time they take', async () => {
    const route = { method: 'GET', route: '/v1/fund/{cnpj}/portfolio' }
    const before = sumSamples(await scraped(), 'http_requests_total', { ...route, status: '200' })

    await api.get(PATH)
    await api.get(PATH)
    await api.get(`${PATH}?date=nonsense`)

    const after = await scrapedWhen((all) => sumSamples(all, 'http_requests_total', { ...route, status: '400' }) > 0)
    expect(sumSamples(after, 'http_requests_total', { ...route, status: '200' }) - before).toBe(2)
    expect(sumSamples(after, 'http_request_duration_seconds_count', route)).toBe(
      sumSamples(after, 'http_requests_total', route),
    )
  })

  it('count queries and time them, and show none at rest', async () => {
    const before = sumSamples(await scraped(), 'query_duration_seconds_count', { outcome: 'answered' })

    // Of the newest snapshot most answers take none.
    await api.get(`/v1/fund/${FILER}?snapshot=${first}`)

    // The server runs queries of its own too, so it is at rest when both have been seen at once.
    const after = await scrapedWhen(
      (all) =>
        sumSamples(all, 'query_duration_seconds_count', { outcome: 'answered' }) > before &&
        sumSamples(all, 'queries_running') === 0,
    )
    expect(sumSamples(after, 'queries_waiting')).toBe(0)
  })

  it('count answers by their source: made, cached, the copy of the client, a file', async () => {
    const path = `${PATH}?provenance=true`
    const before = await scraped()

    const { etag = '' } = (await api.get(path)).headers
    for (let n = 0; n < 3; n += 1) await api.get(path)
    for (let n = 0; n < 2; n += 1) await api.get(path, { headers: { 'if-none-match': etag } })
    await api.get(`${path}&snapshot=${first}`, { headers: { 'if-none-match': '"other"' } })
    await api.get('/v1/bulk/cvm_fund_portfolio/competence_month=2025-10')
    await api.get(`${path}&date=nonsense`)

    const after = await scrapedWhen((all) => sumSamples(all, 'answers_total', { from: 'file' }) > 0)
    const counted = ['made', 'cache', 'client', 'file'].map(
      (from) => sumSamples(after, 'answers_total', { from }) - sumSamples(before, 'answers_total', { from }),
    )
    expect(counted).toEqual([2, 3, 2, 1])
  })

  it('show the age of the newest snapshot, and how many are open', async () => {
    // Older snapshots that other tests asked for stay open.
    const other = await serve(api.dataDir, { METRICS_PORT: '0' })
    const one = await scraped(other.metricsPort ?? 0)
    await other.get(`${PATH}?snapshot=${first}`)
    const two = await scraped(other.metricsPort ?? 0)
    await other.stop({ keepData: true })

    const published = Date.parse('2026-02-10T03:00:00Z') / 1000
    expect(Date.now() / 1000 - sumSamples(one, 'snapshot_age_seconds') - published).toBeLessThan(600)
    expect([sumSamples(one, 'snapshots_open'), sumSamples(two, 'snapshots_open')]).toEqual([1, 2])
  })

  it('show by how many days each dataset is late, as the status does', async () => {
    const { text } = await ask(api.port, '/status')
    const { datasets } = (JSON.parse(text) as { data: Status }).data

    const late = (await scraped()).filter(({ name }) => name === 'market_data_dataset_days_late')

    const known = datasets.filter(({ days_late }) => days_late !== null)
    expect(late.map(({ labels, value }) => [labels['dataset'], value])).toEqual(
      known.map(({ id, days_late }) => [id, days_late]),
    )
    expect(late.find(({ labels }) => labels['dataset'] === 'cvm_fund_portfolio')?.value).toBeGreaterThan(0)
    expect(late.length).toBeLessThan(datasets.length)
  })

  it('count rate-limited requests, by key and by address', async () => {
    const before = await scraped()

    for (let asked = 0; asked < 3; asked += 1) await api.get('/v1/changelog', { headers: { 'x-api-key': poor } })

    const after = await scrapedWhen((all) => sumSamples(all, 'http_requests_total', { status: '429' }) >= 2)
    expect(
      sumSamples(after, 'http_rate_limited_total', { by: 'key' }) -
        sumSamples(before, 'http_rate_limited_total', { by: 'key' }),
    ).toBe(2)
    expect(sumSamples(after, 'http_rate_limited_total', { by: 'address' })).toBe(0)
  })

  it('count requests refused for concurrency, and requests of each lane that wait and run', async () => {
    const metrics = createMetrics()
    const { limits } = metrics
    limits.onRefused('key')
    limits.onRefused('key_heavy')
    limits.onRefused('key_heavy')
    const [waited, ran, light] = [limits.lanes.heavy.onWait(), limits.lanes.heavy.onRun(), limits.lanes.light.onRun()]
    const during = parsed(await metrics.text())
    waited()
    ran()
    light()
    const after = parsed(await metrics.text())

    expect(['key', 'key_heavy'].map((reason) => sumSamples(during, 'requests_refused_total', { reason }))).toEqual([
      1, 2,
    ])
    const gauges = ['heavy_requests_waiting', 'heavy_requests_running']
    expect(gauges.map((name) => [sumSamples(during, name), sumSamples(after, name)])).toEqual([
      [1, 0],
      [1, 0],
    ])
    const lanes = ['light', 'wide', 'heavy'].map((lane) => sumSamples(during, 'lane_requests_running', { lane }))
    expect([lanes, sumSamples(after, 'lane_requests_running')]).toEqual([[1, 0, 1], 0])
  })

  it('include the process, all under the name of the product', async () => {
    const names = new Set((await scraped()).map(({ name }) => name))

    expect(names).toContain('market_data_process_resident_memory_bytes')
    expect([...names].filter((name) => !name.startsWith('market_data_'))).toEqual([])
  })
})

describe('the labels', () => {
  it('stay few under 300 unknown paths, keys and methods', async () => {
    await api.get(PATH)
    const routes = [
      ...[...endpoints, ...fileEndpoints].map(({ path }) => path),
      '/status',
      '/healthz',
      '/readyz',
      'none',
    ]
    const asked = Array.from({ length: 300 }, (_, n) => n)
    for (const n of asked) {
      const junk =
        [`/v1/fund/x${String(n)}/portfolio`, `/v1/${'y'.repeat(n)}`, `/${String(n)}?z=${String(n)}`][n % 3] ?? ''
      const method = ['GET', 'PROPFIND', 'M-SEARCH', 'DELETE'][n % 4] ?? 'GET'
      await api.get(junk, { method, headers: { 'x-api-key': n % 5 === 0 ? `key-${String(n)}` : api.key } })
    }

    const after = await scrapedWhen((all) => sumSamples(all, 'http_requests_total') >= 300)

    const counted = after.filter(({ name }) => name === 'market_data_http_requests_total')
    expect(new Set(counted.map(({ labels }) => labels['method']))).toEqual(new Set(['GET', 'DELETE', 'other']))
    expect(routes).toEqual(expect.arrayContaining(counted.map(({ labels }) => labels['route'])))
    expect(counted.length).toBeLessThan(40)
  })
})

describe('the port of the metrics', () => {
  it('has nothing else, and accepts only reads', async () => {
    // This port does not answer with the errors of the API.
    const readStatus = async (path: string, init?: RequestInit) =>
      (await fetch(`http://127.0.0.1:${String(metricsPort)}${path}`, init)).status

    expect(await readStatus('/')).toBe(404)
    expect(await readStatus('/v1/changelog', { headers: { 'x-api-key': api.key } })).toBe(404)
    expect(await readStatus('/metrics', { method: 'POST' })).toBe(405)
    expect((await ask(metricsPort, '/metrics', { method: 'HEAD' })).text).toBe('')
  })

  it('is not the port of the API, which has no metrics', async () => {
    expect((await api.get('/metrics')).status).toBe(404)
  })

  it('is closed where METRICS_PORT is not set', async () => {
    const world = await editions()
    const { dataDir } = world
    await world.publishAt('2026-01-10T03:00:00Z', '1.00')

    const quiet = await serve(dataDir)

    expect(quiet.metricsPort).toBeNull()
    await quiet.stop()
  })
})
