import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { Lake } from '../../../lake/lake.ts'
import { prune } from '../../../pipeline/commands/prune.ts'
import { publishRemote } from '../../../pipeline/commands/publish-remote.ts'
import { silent } from '../../helpers/build.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { type S3Server, startS3Server } from '../../helpers/s3-server.ts'
import { AnswerHistory } from '../helpers/answer-history.ts'
import { type Api, makeKey, serve } from '../helpers/api.ts'
import { type Child, spawnServer } from '../helpers/child.ts'
import { type Editions, editions, PATH } from '../helpers/editions.ts'
import { ask, eventually } from '../helpers/http.ts'

const writeDay = (n: number) => `2026-01-${String(n + 10)}T03:00:00Z`
const PATHS = [PATH, `${PATH}?date=20251031`, '/v1/funds', '/v1/datasets']
/** `make soak` publishes ten. */
const PUBLISHES = Number(process.env['PUBLISHES'] ?? 3)

let s3: S3Server
let world: Editions
let replica: Api
let child: Child | null = null

afterEach(async () => {
  child?.kill('SIGKILL')
  await replica.stop()
  await s3.close()
  for (const folder of [world.mirror, world.dataDir]) await rm(folder, { recursive: true, force: true })
})

const publishToStore = () =>
  publishRemote(
    { lake: new Lake(world.dataDir), destination: s3.address, environment: process.env },
    { dryRun: false, takeOver: false, check: false, collect: false },
    silent('2026-02-10T04:00:00Z').effects,
  )

it('a snapshot has one answer to a request, and readers never go back, while servers are killed and snapshots come and go', async () => {
  s3 = await startS3Server()
  Object.assign(process.env, s3.environment)
  world = await editions([writeDay(0), '100.00'], [writeDay(1), '200.00'])
  await publishToStore()
  replica = await serve(join(await temporaryFolder(), 'replica'), { DATA_URL: s3.address, REPLICA_POLL_SECONDS: '1' })
  const readyWith = (port: number) =>
    eventually(async () => ((await ask(port, '/readyz').catch(() => null))?.status === 200 ? true : null))
  child = await spawnServer(world.dataDir)
  await Promise.all([readyWith(child.port), readyWith(replica.port)])
  const key = await makeKey(world.dataDir)
  const askAt = (port: number, path: string) =>
    ask(port, path, { headers: { 'x-api-key': port === replica.port ? replica.key : key } })
  const history = new AnswerHistory()
  const ids = [...world.ids]
  let isOver = false
  const untilNewest = (port: number, id: string) =>
    eventually(async () => {
      const { headers } = await askAt(port, PATH)
      return headers['x-snapshot-id'] === id ? true : null
    })

  /** Asks one request after another, of a server that may be killed at any time. */
  const read = async (name: string, findPort: () => number, choose: (turn: number) => string) => {
    for (let turn = 0; !isOver; turn += 1) {
      for (const path of PATHS) {
        const query = choose(turn)
        const asked = query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`
        // A killed server says nothing, and the address is free until the next one has it.
        const reply = await askAt(findPort(), asked).catch((error: unknown) => {
          if (error instanceof Error && 'code' in error) return null
          throw error
        })
        if (reply !== null) history.record(name, asked, reply)
      }
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  const newest = () => ''
  const older = (turn: number) => `snapshot=${ids[ids.length - 1 - (turn % 2)] ?? ''}`
  const local = () => child?.port ?? 0
  const readers = [
    read('of the server', local, newest),
    read('of the replica', () => replica.port, newest),
    read('of older ones', local, older),
  ]

  for (let n = 2; n < 2 + PUBLISHES; n += 1) {
    const [id] = await Promise.all([world.publishAt(writeDay(n), `${String(n + 1)}00.00`), killAndStartAgain()])
    await publishToStore()
    for (const port of [local(), replica.port]) await untilNewest(port, id)
    ids.push(id)
  }
  isOver = true
  await Promise.all(readers)
  await prune(new Lake(world.dataDir), { keep: 2, dryRun: false }, silent('2026-03-10T04:00:00Z').effects)
  const before = `${PATH}?snapshot=${ids.at(-2) ?? ''}`
  history.record('after the prune', before, await askAt(local(), before))

  expect(history.faults).toEqual([])
  expect(history.snapshots).toBe(2 + PUBLISHES)
  expect(history.answers).toBeGreaterThan(100)
})

/** Kills the server without a word, and starts another at the same address. */
async function killAndStartAgain(): Promise<void> {
  const port = String(child?.port ?? 0)
  child?.kill('SIGKILL')
  await child?.ended
  child = await spawnServer(world.dataDir, { PORT: port })
}
