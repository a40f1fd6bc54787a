import { describe, expect, it } from 'vitest'
import { WaitingKeys } from '../../../server/limits/waiting-keys.ts'
import { type SnapshotPool, createSnapshotPool } from '../../../server/snapshots/snapshot-pool.ts'
import type { OpenSnapshot } from '../../../server/snapshots/open-snapshot.ts'
import { emptySnapshot } from '../helpers/empty-snapshot.ts'

/** A pool of made-up snapshots that records, in order, which were opened and closed. */
function recorded(size: number, open: (id: string) => Promise<void> = () => Promise.resolve(), mostWaiting = 100) {
  const log: string[] = []
  const pool = createSnapshotPool({ size, mostWaiting }, async (id) => {
    log.push(`open ${id}`)
    await open(id)
    return emptySnapshot(id, () => log.push(`close ${id}`))
  })
  return { pool, log, opened: () => log.filter((line) => line.startsWith('open')).length }
}

/** Something that the test ends. */
function gate(): { wait: Promise<void>; open: () => void } {
  let release: () => void = () => undefined
  const wait = new Promise<void>((resolve) => (release = resolve))
  return { wait, open: release }
}

let keys = 0
/** Uses a snapshot for a key, by default a new key each time. */
async function use<T>(
  pool: SnapshotPool,
  id: string,
  work: (snapshot: OpenSnapshot) => Promise<T>,
  { key = `key ${String((keys += 1))}`, signal = new AbortController().signal } = {},
): Promise<T> {
  const { snapshot, release } = await pool.hold(id, { waitingKeys: WaitingKeys.of(key), signal })
  return work(snapshot).finally(release)
}
const takeId = (pool: SnapshotPool, id: string, who = {}) =>
  use(pool, id, (snapshot) => Promise.resolve(snapshot.id), who)
const hold = (pool: SnapshotPool, id: string, until: Promise<void>, who = {}) => use(pool, id, () => until, who)
/** Lets every callback that is ready run. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('a pool of snapshots', () => {
  it('opens a snapshot once for all users, even for those who come while it opens', async () => {
    const slow = gate()
    const { pool, opened } = recorded(2, () => slow.wait)

    const asked = Promise.all(Array.from({ length: 10 }, () => takeId(pool, 'a')))
    await settle()
    slow.open()

    expect(new Set(await asked)).toEqual(new Set(['a']))
    expect(await takeId(pool, 'a')).toBe('a')
    expect(opened()).toBe(1)
  })

  it('closes the least recently used snapshot when another needs its place', async () => {
    const { pool, log } = recorded(2)

    for (const id of ['a', 'b', 'a', 'c', 'a', 'b']) await takeId(pool, id)

    await settle()
    expect(log).toEqual(['open a', 'open b', 'open c', 'close b', 'open b', 'close c'])
  })

  it('does not close a snapshot in use, even the least recently used one', async () => {
    const busy = gate()
    const { pool, log } = recorded(2)
    const holding = hold(pool, 'a', busy.wait)
    await takeId(pool, 'b')

    await takeId(pool, 'c')
    busy.open()
    await holding

    expect(log).toEqual(['open a', 'open b', 'open c', 'close b'])
  })

  it('makes a request wait while all are in use, and serves it when a place is free', async () => {
    const busy = gate()
    const { pool, log, opened } = recorded(2)
    const holding = ['a', 'b'].map((id) => hold(pool, id, busy.wait))

    const third = takeId(pool, 'c')
    expect(await takeId(pool, 'b')).toBe('b')
    await settle()
    expect([opened(), pool.waiting()]).toEqual([2, 1])
    busy.open()
    await Promise.all(holding)

    expect(await third).toBe('c')
    expect(log).toEqual(['open a', 'open b', 'open c', 'close a'])
  })

  it('counts snapshots that are opening', async () => {
    const slow = gate()
    const { pool, opened } = recorded(1, () => slow.wait)
    const [first, second] = [takeId(pool, 'a'), takeId(pool, 'b')]
    await settle()
    expect([opened(), pool.waiting()]).toEqual([1, 1])

    slow.open()

    expect(await Promise.all([first, second])).toEqual(['a', 'b'])
  })

  it('serves six readers of six snapshots in turn, each once', async () => {
    const { pool, opened } = recorded(3, settle as () => Promise<void>)

    const read = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => takeId(pool, id)))

    expect(read).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
    expect([opened(), pool.size(), pool.waiting()]).toEqual([6, 3, 0])
  })

  it('leaves a place to other keys, however many snapshots one key requests', async () => {
    const busy = gate()
    const { pool, opened } = recorded(3)
    const holding = ['a', 'b', 'c', 'd'].map((id) => hold(pool, id, busy.wait, { key: 'greedy' }))
    await settle()
    expect([opened(), pool.waiting()]).toEqual([2, 2])

    expect(await takeId(pool, 'x', { key: 'modest' })).toBe('x')
    busy.open()
    await Promise.all(holding)
  })

  it('gives no key a second turn while another waits', async () => {
    const order: string[] = []
    const { pool } = recorded(1)
    const busy = gate()
    const holding = hold(pool, 'z', busy.wait)
    const asked = [...Array<string>(5).fill('greedy'), 'modest', 'late'].map((key, at) =>
      use(pool, `${key} ${String(at)}`, () => Promise.resolve(order.push(key)), { key }),
    )
    await settle()
    busy.open()
    await Promise.all([holding, ...asked])

    expect(order).toEqual(['greedy', 'modest', 'late', 'greedy', 'greedy', 'greedy', 'greedy'])
  })

  it('makes room although its only snapshot is requested again and again', async () => {
    const { pool } = recorded(1)
    const first = gate()
    const holding = hold(pool, 'a', first.wait, { key: 'greedy' })
    const other = takeId(pool, 'b', { key: 'modest' })
    const again = takeId(pool, 'a', { key: 'greedy' })
    await settle()
    first.open()
    await holding

    expect(await other).toBe('b')
    expect(await again).toBe('a')
  })

  it('forgets a request at once when it stops waiting, and refuses one too many', async () => {
    const busy = gate()
    const { pool, opened } = recorded(1, undefined, 1)
    const holding = hold(pool, 'a', busy.wait)
    const leaving = new AbortController()
    const left = takeId(pool, 'b', { signal: leaving.signal })

    await expect(takeId(pool, 'c')).rejects.toMatchObject({ code: 'unavailable' })
    leaving.abort(new Error('gone'))
    await expect(left).rejects.toThrow('gone')
    expect(pool.waiting()).toBe(0)
    busy.open()
    await holding

    expect(opened()).toBe(1)
  })

  it('fails all waiting requests when a snapshot cannot be opened, and tries again for the next', async () => {
    let attempts = 0
    const { pool } = recorded(1, async () => {
      await settle()
      attempts += 1
      if (attempts === 1) throw new Error('damaged')
    })

    const outcomes = await Promise.allSettled([takeId(pool, 'a'), takeId(pool, 'a')])

    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await takeId(pool, 'a')).toBe('a')
    expect(await takeId(pool, 'b')).toBe('b')
  })

  it('closes snapshots that no longer exist, one in use after its last user', async () => {
    const busy = gate()
    const { pool, log } = recorded(3)
    const holding = hold(pool, 'a', busy.wait)
    for (const id of ['b', 'c']) await takeId(pool, id)

    pool.keepOnly(['c'])
    await settle()
    const before = [...log]
    busy.open()
    await holding
    pool.keepOnly(['c'])
    await settle()

    expect(before).toEqual(['open a', 'open b', 'open c', 'close b'])
    expect(log.slice(4)).toEqual(['close a'])
  })

  it('closes everything at the end, each snapshot after its last user', async () => {
    const busy = gate()
    const { pool, log } = recorded(2)
    const holding = hold(pool, 'a', busy.wait)
    await takeId(pool, 'b')

    pool.close()
    await settle()
    const before = [...log]
    busy.open()
    await holding
    await settle()

    expect(before).toEqual(['open a', 'open b', 'close b'])
    expect(log.slice(3)).toEqual(['close a'])
  })
})
