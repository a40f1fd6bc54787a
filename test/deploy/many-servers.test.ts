import { Lake } from '../../lake/lake.ts'
import { readFile, readlink, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rollback } from '../../pipeline/commands/rollback.ts'
import { publishedFiles } from '../../schemas/core/manifest.ts'
import { datasets } from '../../schemas/registry.gen.ts'
import { readManifest } from '../../server/integrity/manifest.ts'
import { pointCurrentAt } from '../../lake/snapshots/current-link.ts'
import { flipBit } from '../fuzz/flipped-bits.ts'
import { silent } from '../helpers/build.ts'
import { randomFrom } from '../helpers/random.ts'
import { PATH } from '../server/helpers/editions.ts'
import { eventually } from '../server/helpers/http.ts'
import { countEach, keepLoading, type LoadReply } from './helpers/steady-load.ts'
import {
  isFetchOf,
  NEW,
  OLD,
  type PoolServer,
  startThreeServers,
  type ThreeServers,
  waitForReadiness,
} from './helpers/three-servers.ts'

const CLIENTS = 12
const random = randomFrom(20)

let three: ThreeServers

beforeAll(async () => {
  three = await startThreeServers()
})

afterAll(() => three.stop())

const isDown = ({ child }: PoolServer) =>
  eventually(async () => ((await three.pool.listDown()).includes(child.port) ? true : null))
const allUp = () => eventually(async () => ((await three.pool.listDown()).length === 0 ? true : null))

/** Addresses of many spellings, so that most are in no cache; some name a snapshot that an answer has named before. */
function chooseAddress(seen: ReadonlySet<string>): string {
  const size = 1 + Math.floor(random() * 1000)
  const plain = [
    `/v1/funds?page_size=${String(size)}`,
    `/v1/changelog?page_size=${String(size)}`,
    `${PATH}?provenance=${String(random() < 0.5)}&format=${random() < 0.5 ? 'json' : 'csv'}&fields=id`,
    `/v1/datasets?lang=${random() < 0.5 ? 'en' : 'pt'}`,
  ][Math.floor(random() * 4)]
  const named = [...seen][Math.floor(random() * seen.size * 2)]
  return named === undefined ? String(plain) : `${String(plain)}&snapshot=${named}`
}

/** Starts the load of some clients. An answer tells them of its snapshot, and they may ask for it by name. */
function load() {
  const seen = new Set<string>()
  return keepLoading(CLIENTS, async () => {
    const reply = await three.get(chooseAddress(seen))
    if (reply.status === 200) seen.add(String(reply.headers['x-snapshot-id']))
    return reply
  })
}

/** Finds the answers that are not, byte by byte, those of the snapshot that they name. */
async function findMixed(replies: readonly LoadReply[]): Promise<string[]> {
  const truths = new Map<string, string>()
  const mixed: string[] = []
  for (const { path, headers, text } of replies) {
    const snapshot = String(headers['x-snapshot-id'])
    const pinned = path.includes('snapshot=') ? path : `${path}&snapshot=${snapshot}`
    const truth = truths.get(pinned) ?? (await three.reference.get(pinned)).text
    truths.set(pinned, truth)
    if (text !== truth || !pinned.endsWith(snapshot)) mixed.push(`${path} of ${snapshot}`)
  }
  return mixed
}

const served = async ({ dataDir }: PoolServer) => basename(await readlink(join(dataDir, 'current')))

describe('Three replicas that take a new snapshot one after another, under load', () => {
  let replies: readonly LoadReply[]
  let walks: readonly { readonly snapshots: readonly string[]; readonly rows: readonly unknown[] }[]
  let polled: readonly LoadReply[]

  beforeAll(async () => {
    const running = load()
    const walked: (typeof walks)[number][] = []
    const end = { isHere: false }
    const walking = (async () => {
      while (!end.isHere) walked.push(await walk())
    })()
    let highest: string = OLD
    const polling = keepLoading(2, async () => {
      const reply = await three.get(`/v1/datasets?min_snapshot=${highest}`)
      const id = String(reply.headers['x-snapshot-id'])
      if (id > highest) highest = id
      return reply
    })
    const wait = (count: number) => eventually(() => Promise.resolve(running.replies.length >= count || null))
    await wait(100)
    // Each looks into the store in its own second, and fetches before it turns.
    await pointCurrentAt(new Lake(three.builder), NEW)
    await three.publish()
    for (const server of three.servers) await waitForReadiness(server, 200, NEW)
    await wait(running.replies.length + 150)
    replies = await running.stop()
    polled = await polling.stop()
    end.isHere = true
    await walking
    walks = walked
  })

  async function walk() {
    const [snapshots, rows]: [string[], unknown[]] = [[], []]
    let next: string | null = '/v1/changelog?page_size=1'
    while (next !== null) {
      const { status, text, headers } = await three.get(next)
      expect(status, text).toBe(200)
      const body = JSON.parse(text) as { readonly data: readonly unknown[]; readonly next: string | null }
      snapshots.push(String(headers['x-snapshot-id']))
      rows.push(...body.data)
      next = body.next
    }
    return { snapshots, rows }
  }

  it('fail no request', () => {
    expect(Object.keys(countEach(replies.map(({ status }) => status)))).toEqual(['200'])
    expect(replies.length).toBeGreaterThan(500)
  })

  it('mix no answer: each is one of the two snapshots, byte by byte', async () => {
    const of = countEach(replies.map(({ headers }) => String(headers['x-snapshot-id'])))
    expect(Object.keys(of).sort()).toEqual([OLD, NEW])
    expect(await findMixed(replies)).toEqual([])
  })

  it('give a list that is read page by page from one snapshot', async () => {
    expect(walks.length).toBeGreaterThan(1)
    for (const { snapshots, rows } of walks) {
      const [first = '', ...others] = [...new Set(snapshots)]
      expect(others).toEqual([])
      const { text } = await three.reference.get(`/v1/changelog?page_size=1000&snapshot=${first}`)
      expect(rows).toEqual((JSON.parse(text) as { readonly data: unknown }).data)
    }
  })

  it('never answer from an older snapshot than the client has seen', () => {
    expect(Object.keys(countEach(polled.map(({ status }) => status)))).toEqual(['200'])
    for (const { path, headers } of polled)
      expect(String(headers['x-snapshot-id']) >= path.slice(-OLD.length), path).toBe(true)
  })
})

describe('A server that others should answer for', () => {
  it('leaves the pool while it lags, and comes back', async () => {
    const [, late] = three.servers
    three.store.trouble = (asked) => (isFetchOf(late, asked) ? { status: 503 } : null)
    const { effects } = silent(new Date().toISOString())
    await rollback(datasets, new Lake(three.builder), OLD, effects)
    await three.publish()

    expect((await waitForReadiness(late, 503)).text).toContain('"reason":"lagging"')
    await isDown(late)
    expect((await three.pool.listDown()).length).toBe(1)
    expect(await served(late)).toBe(NEW)
    three.store.trouble = () => null
    await waitForReadiness(late, 200)
    await allUp()
    expect(await served(late)).toBe(basename(await readlink(join(three.builder, 'current'))))
  })

  it('leaves the pool when a file of it is damaged, while every request is answered', async () => {
    const [, bad] = three.servers
    // Else the replica would fetch the file again before anybody saw the damage.
    three.store.trouble = (asked) => (isFetchOf(bad, asked) ? { status: 503 } : null)
    const folder = join(bad.dataDir, 'snapshots', await served(bad))
    const file = publishedFiles(await readManifest(folder)).find((each) =>
      each.file.startsWith('cvm_fund_portfolio_packed/'),
    )
    const damaged = join(folder, file?.file ?? '')
    const bytes = await readFile(damaged)
    await writeFile(damaged, flipBit(bytes, Math.floor(bytes.length / 2), 3))

    let n = 0
    const running = keepLoading(4, () =>
      three.get(`${PATH}?provenance=true&min_snapshot=202601${String(10 + (n++ % 20))}T000000Z&fields=id`),
    )
    expect((await waitForReadiness(bad, 503)).text).toContain('"reason":"damaged"')
    await isDown(bad)
    const replies = await running.stop()
    three.store.trouble = () => null
    await waitForReadiness(bad, 200)
    await allUp()
    expect(await readFile(damaged)).toEqual(bytes)

    expect(countEach(replies.map(({ status }) => status))).toEqual({ 200: replies.length })
  })
})

describe('A server that ends, under load', () => {
  it('loses nothing on SIGTERM: it is not ready first, and answers until it is left', async () => {
    const [, , leaving] = three.servers
    const running = load()
    await eventually(() => Promise.resolve(running.replies.length > 100 || null))
    leaving.child.kill('SIGTERM')
    expect((await waitForReadiness(leaving, 503)).text).toContain('"reason":"draining"')
    expect(await leaving.child.ended).toBe(0)
    const count = running.replies.length
    await eventually(() => Promise.resolve(running.replies.length > count + 100 || null))
    const replies = await running.stop()

    expect(countEach(replies.map(({ status }) => status))).toEqual({ 200: replies.length })
    expect(await findMixed(replies)).toEqual([])
  })

  it('loses no more than its requests in flight on SIGKILL', async () => {
    const [, killed] = three.servers
    const running = load()
    await eventually(() => Promise.resolve(running.replies.length > 100 || null))
    killed.child.kill('SIGKILL')
    expect(await killed.child.ended).toBe('SIGKILL')
    const count = running.replies.length
    await isDown(killed)
    await eventually(() => Promise.resolve(running.replies.length > count + 100 || null))
    const replies = await running.stop()

    const lost = replies.filter(({ status }) => status !== 200)
    expect(lost.length).toBeLessThanOrEqual(CLIENTS)
    // A GET goes to the next server, unless its answer had begun.
    expect(lost.map(({ status }) => status).filter((status) => status !== 0 && status !== 502)).toEqual([])
    expect(await findMixed(replies.filter(({ status }) => status === 200))).toEqual([])
  })
})
