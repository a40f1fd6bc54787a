import { Lake } from '../../../lake/lake.ts'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { publishRemote } from '../../../pipeline/commands/publish-remote.ts'
import { readConfig } from '../../../server/config.ts'
import { StartError } from '../../../server/system/start-error.ts'
import { startServer } from '../../../server/start.ts'
import { listSnapshotIds } from '../../../lake/snapshots/snapshot-id.ts'
import type { Status } from '../../../schemas/service/status/status.ts'
import { silent } from '../../helpers/build.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { startS3Server, type S3Server } from '../../helpers/s3-server.ts'
import { type Api, serve } from '../helpers/api.ts'
import { eventually } from '../helpers/http.ts'
import { parseLines } from '../helpers/sharing.ts'
import { sampleTwice, type SampleTwice } from '../helpers/sample-twice.ts'

let s3: S3Server
let sample: SampleTwice
let builder: Api
let replica: Api

beforeAll(async () => {
  s3 = await startS3Server()
  for (const [name, value] of Object.entries(s3.environment)) vi.stubEnv(name, value)
  sample = await sampleTwice()
  const flags = { dryRun: false, takeOver: false, check: false, collect: false }
  const where = { lake: new Lake(sample.dataDir), destination: s3.address, environment: s3.environment }
  await publishRemote(where, flags, silent('2026-02-10T04:00:00Z').effects)
  builder = await serve(sample.dataDir)
  const dataDir = join(await temporaryFolder(), 'replica')
  replica = await serve(dataDir, { DATA_URL: s3.address, REPLICA_POLL_SECONDS: '1', METRICS_PORT: '0' })
  await eventually(async () => ((await listSnapshotIds(new Lake(dataDir))).length === 2 ? true : null))
  await eventually(async () => ((await replica.get('/readyz')).status === 200 ? true : null))
})
afterAll(async () => {
  await replica.stop()
  await builder.stop()
  await s3.close()
  vi.unstubAllEnvs()
})

const PATHS = [
  '/v1/fund/62415896000127/portfolio?date=20251031',
  '/v1/fund/62415896000127/portfolio?date=20251031&format=csv',
  '/v1/changelog',
  '/v1/statistics',
  '/v1/datasets',
  '/v1/snapshots',
]

describe('a server with DATA_URL', () => {
  it.each(PATHS)(
    'answers %s as the server of the builder does, byte by byte, now and as of an earlier day',
    async (path) => {
      for (const at of ['', 'as_of=2026-01-20', `snapshot=${sample.old}`, `snapshot=${sample.newest}`]) {
        const asked = at === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${at}`
        const [ours, theirs] = [await replica.get(asked), await builder.get(asked)]
        expect(ours.status, asked).toBe(theirs.status)
        if (at === '') expect(ours.status, asked).toBe(200)
        expect(ours.text.replaceAll(/"request_id":"[^"]*"/g, '')).toBe(
          theirs.text.replaceAll(/"request_id":"[^"]*"/g, ''),
        )
        expect(ours.headers.etag).toBe(theirs.headers.etag)
      }
    },
  )

  it('shares the tables by Delta Sharing at each version, with the lines of the builder, and sends their files', async () => {
    const table = '/delta-sharing/shares/market_data/schemas/cvm_fund_portfolio/tables/cvm_fund_portfolio'
    const post = async ({ port, key }: Api, body: object) => {
      const answer = await fetch(`http://127.0.0.1:${String(port)}${table}/query`, {
        ...{ method: 'POST', headers: { authorization: `Bearer ${key}` }, body: JSON.stringify(body) },
      })
      return { version: answer.headers.get('delta-table-version'), lines: parseLines(await answer.text()) }
    }
    const withoutAddresses = (lines: readonly object[]) =>
      lines.map(
        (line) =>
          JSON.parse(
            JSON.stringify(line, [
              'protocol',
              'minReaderVersion',
              'metaData',
              'id',
              'name',
              'schemaString',
              'partitionColumns',
              'version',
              'size',
              'numFiles',
              'file',
              'partitionValues',
              'competence_month',
              'stats',
            ]),
          ) as object,
      )
    await eventually(async () => ((await post(replica, {})).version === null ? null : true))
    for (const asked of [{}, { version: 0 }]) {
      const [ours, theirs] = [await post(replica, asked), await post(builder, asked)]
      expect(ours.lines.length).toBeGreaterThan(2)
      expect(ours.version).toBe(theirs.version)
      expect(withoutAddresses(ours.lines)).toEqual(withoutAddresses(theirs.lines))
    }
    const [, , { file } = { file: null }] = (await post(replica, {})).lines
    const { url, size } = file as { url: string; size: number }
    expect((await (await fetch(url)).arrayBuffer()).byteLength).toBe(size)
    expect((await fetch(url.replace(/signature=.*/, `signature=${'0'.repeat(64)}`))).status).toBe(403)
  })

  it('shows the last build of the builder, and metrics of its store', async () => {
    const { text } = await replica.get('/status?format=json')
    const ours = JSON.parse(text) as { data: Pick<Status, 'last_build' | 'degraded' | 'checked_at' | 'store_head'> }
    const theirs = JSON.parse((await builder.get('/status?format=json')).text) as typeof ours
    expect(ours.data.last_build).toEqual(theirs.data.last_build)
    expect(ours.data.last_build).not.toBeNull()
    const published_at = '2026-02-10T04:00:00Z'
    const age_seconds = (Date.parse(ours.data.checked_at) - Date.parse(published_at)) / 1000
    expect(ours.data.store_head).toEqual({ snapshot: sample.newest, published_at, age_seconds })
    expect(theirs.data.store_head).toBeNull()
    const metrics = await (await fetch(`http://127.0.0.1:${String(replica.metricsPort)}/metrics`)).text()
    expect(metrics).toMatch(/^market_data_replica_received_bytes_total [1-9]/m)
    expect(metrics).toMatch(/^market_data_replica_in_trouble 0$/m)
    expect(metrics).toMatch(/^market_data_replica_head_age_seconds [1-9]/m)
  })

  it('answers on while the store is gone, is ready, and says that it does not follow', async () => {
    s3.trouble = () => 'lost'
    const degraded = await eventually(async () => {
      const { text } = await replica.get('/readyz')
      return text.includes('degraded') ? text : null
    })
    expect(degraded).toContain('the store cannot be reached')
    expect((await replica.get(PATHS[0] ?? '')).status).toBe(200)
    s3.trouble = () => null
    await eventually(async () => ((await replica.get('/readyz')).text.includes('degraded') ? null : true))
  })

  it('answers 503 while it has no snapshot', async () => {
    const empty = await startS3Server()
    const dataDir = join(await temporaryFolder(), 'empty')
    const api = await serve(dataDir, { DATA_URL: `${empty.endpoint}/lake-of-tests/` })
    expect((await api.get('/readyz')).status).toBe(503)
    expect((await api.get('/v1/changelog')).status).toBe(503)
    await api.stop()
    await empty.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  it('does not start over the data directory of a builder, nor with an address that means nothing', async () => {
    const config = readConfig({ PORT: '0', DATA_DIR: sample.dataDir, DATA_URL: s3.address, LOG_LEVEL: 'silent' })
    await expect(startServer(config)).rejects.toThrow(/has files of others/)
    for (const DATA_URL of ['ftp://x', 's3://Bucket Name', 's3://bucket/../etc', 'https://user:secret@host/']) {
      expect(() => readConfig({ DATA_URL })).toThrow(StartError)
      expect(() => readConfig({ DATA_URL })).not.toThrow(/secret/)
    }
  })
})
