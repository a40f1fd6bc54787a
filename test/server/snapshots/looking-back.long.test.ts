import { rm } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { type Api, makeKey, serve } from '../helpers/api.ts'
import { repeatValue, editions, PATH, parseEdition } from '../helpers/editions.ts'
import { type Reply, eventually } from '../helpers/http.ts'

const BEFORE = 4
/** `make soak` publishes ten. */
const DURING = Number(process.env['PUBLISHES'] ?? 2)
const writeDay = (n: number) => `2026-01-${String(n + 10)}`
const findValue = (n: number) => `${String((n + 1) * 100)}.00`

interface Asked {
  readonly query: string
  /** This snapshot must answer; null if the request leaves a choice. */
  readonly id: string | null
  readonly reply: Reply
}

/**
 * Clients that send one request after another until the test stops them. `questions` makes the next request of each.
 */
function keepAsking(api: Api, clients: readonly ((turn: number) => Omit<Asked, 'reply'>)[]) {
  const asked: Asked[] = []
  let stopped = false
  const asking = clients.map(async (question) => {
    for (let turn = 0; turn < 5000 && !stopped; turn++) {
      const { query, id } = question(turn)
      asked.push({ query, id, reply: await api.get(`${PATH}?${query}`) })
      // The builder runs in this process too, and needs its turn.
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  })
  return {
    asked,
    stop: async () => {
      stopped = true
      await Promise.all(asking)
    },
  }
}

it('answers today and the past while snapshots are published, without failures or mixed answers', async () => {
  const world = await editions()
  const ids: string[] = []
  const publishNext = async () => {
    const n = ids.length
    ids.push(await world.publishAt(`${writeDay(n)}T12:00:00Z`, findValue(n)))
  }
  for (let n = 0; n < BEFORE; n++) await publishNext()
  const api = await serve(world.dataDir, { OLDER_SNAPSHOTS: '2' })

  const newest = () => ({ query: 'date=20251031', id: null })
  const { asked, stop } = keepAsking(api, [
    newest,
    newest,
    () => ({ query: 'as_of=20990101', id: null }),
    (turn) => ({ query: `as_of=${writeDay(turn % BEFORE)}`, id: ids[turn % BEFORE] ?? null }),
    (turn) => ({ query: `snapshot=${ids[(turn * 3) % BEFORE] ?? ''}`, id: ids[(turn * 3) % BEFORE] ?? null }),
  ])
  for (let n = 0; n < DURING; n++) await publishNext()
  await stop()
  await api.stop()
  await rm(world.mirror, { recursive: true })

  const expected = new Map(ids.map((id, n) => [id, repeatValue(findValue(n))]))
  expect(new Set(asked.map(({ reply }) => reply.status))).toEqual(new Set([200]))
  for (const { query, id, reply } of asked) {
    const { snapshot, values } = parseEdition(reply)
    expect({ query, values }).toEqual({ query, values: expected.get(snapshot) })
    if (id !== null) expect({ query, snapshot }).toEqual({ query, snapshot: id })
  }
  expect(new Set(asked.map(({ reply }) => parseEdition(reply).snapshot)).size).toBeGreaterThan(BEFORE)
})

it('serves requests that find every place taken in turn, each from its own snapshot', async () => {
  const world = await editions()
  const ids: string[] = []
  for (let n = 0; n < 4; n++) ids.push(await world.publishAt(`${writeDay(n)}T12:00:00Z`, findValue(n)))
  // The test waits for all of them, however slow the machine is.
  const api = await serve(world.dataDir, { OLDER_SNAPSHOTS: '1' })
  const keys = await Promise.all([1, 2, 3, 4].map(() => makeKey(world.dataDir)))
  await eventually(async () => {
    const known = await Promise.all(keys.map((key) => api.get('/v1/datasets', { headers: { 'x-api-key': key } })))
    return known.every(({ status }) => status === 200) || null
  })

  const asked = Array.from({ length: 12 }, (_, n) => ({ n: n % 3, key: keys[n % 4] ?? '', provenance: n > 5 }))
  const replies = await Promise.all(
    asked.map(({ n, key, provenance }) =>
      api.get(`${PATH}?snapshot=${ids[n] ?? ''}&provenance=${String(provenance)}`, { headers: { 'x-api-key': key } }),
    ),
  )
  await api.stop()
  await rm(world.mirror, { recursive: true })

  expect(replies.map(parseEdition)).toEqual(
    asked.map(({ n }) => ({ snapshot: ids[n], values: repeatValue(findValue(n)) })),
  )
})
