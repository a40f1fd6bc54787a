import { Lake } from '../../../lake/lake.ts'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { publishRemote } from '../../../pipeline/commands/publish-remote.ts'
import { silent } from '../../helpers/build.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { startS3Server, type S3Server } from '../../helpers/s3-server.ts'
import { type Api, serve } from '../helpers/api.ts'
import { readProblem } from '../helpers/body.ts'
import { type Editions, editions, PATH } from '../helpers/editions.ts'
import { eventually } from '../helpers/http.ts'

let s3: S3Server
let world: Editions
let replica: Api

const publish = () =>
  publishRemote(
    { lake: new Lake(world.dataDir), destination: s3.address, environment: process.env },
    { dryRun: false, takeOver: false, check: false, collect: false },
    silent('2026-02-10T04:00:00Z').effects,
  )

beforeEach(async () => {
  s3 = await startS3Server()
  Object.assign(process.env, s3.environment)
  world = await editions(['2026-01-10T03:00:00Z', '100.00'])
  await publish()
  const settings = { DATA_URL: s3.address, REPLICA_POLL_SECONDS: '1', READY_MAX_LAG_SECONDS: '1' }
  replica = await serve(join(await temporaryFolder(), 'replica'), settings)
  await readyWith(200)
})

afterEach(async () => {
  await replica.stop()
  await s3.close()
  for (const folder of [world.mirror, world.dataDir]) await rm(folder, { recursive: true, force: true })
})

const readyWith = (status: number) =>
  eventually(async () => {
    const reply = await replica.get('/readyz')
    return reply.status === status ? reply : null
  })

it('is not ready while it cannot fetch what was published long ago, says that a snapshot is not here yet, and answers', async () => {
  const newest = await world.publishAt('2026-02-10T03:00:00Z', '200.00')
  s3.trouble = ({ method, key }) => (method === 'GET' && key.startsWith('lake/') ? 'lost' : null)
  await publish()

  expect(readProblem(await readyWith(503))).toMatchObject({ error_data: { reason: 'lagging' } })
  for (const query of [`snapshot=${newest}`, `min_snapshot=${newest}`])
    expect(readProblem(await replica.get(`${PATH}?${query}`))).toMatchObject({
      status: 503,
      error_data: { reason: 'snapshot_not_here_yet', newest_snapshot: world.ids[0] },
    })
  expect((await replica.get(PATH)).headers['x-snapshot-id']).toBe(world.ids[0])

  s3.trouble = () => null
  await readyWith(200)
  expect((await replica.get(`${PATH}?snapshot=${newest}`)).status).toBe(200)
})
