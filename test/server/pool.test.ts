import { describe, expect, it } from 'vitest'
import { type Pool, poolOf } from '../../server/snapshots/pool.ts'
import { emptySnapshot } from './helpers/empty-snapshot.ts'

/** A pool over made-up snapshots that remembers, in order, what was opened and closed. */
function recorded(size: number, open: (id: string) => Promise<void> = () => Promise.resolve()) {
  const log: string[] = []
  const pool = poolOf(size, async (id) => {
    log.push(`open ${id}`)
    await open(id)
    return emptySnapshot(id, () => log.push(`close ${id}`))
  })
  return { pool, log, opened: () => log.filter((line) => line.startsWith('open')).length }
}

/** Something that ends when the test says so. */
function gate(): { wait: Promise<void>; open: () => void } {
  let release: () => void = () => undefined
  const wait = new Promise<void>((resolve) => (release = resolve))
  return { wait, open: release }
}

const idOf = (pool: Pool, id: string) => pool.use(id, (snapshot) => Promise.resolve(snapshot.id))
const hold = (pool: Pool, id: string, until: Promise<void>) => pool.use(id, () => until)
/** Lets everything that is ready happen. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('a pool of snapshots', () => {
  it('opens one once for all who ask for it, also for those who come while it opens', async () => {
    const slow = gate()
    const { pool, opened } = recorded(2, () => slow.wait)

    const asked = Promise.all(Array.from({ length: 10 }, () => idOf(pool, 'a')))
    await settle()
    slow.open()

    expect(new Set(await asked)).toEqual(new Set(['a']))
    expect(await idOf(pool, 'a')).toBe('a')
    expect(opened()).toBe(1)
  })

  it('closes the one that was asked for longest ago when another needs its place', async () => {
    const { pool, log } = recorded(2)

    for (const id of ['a', 'b', 'a', 'c', 'a', 'b']) await idOf(pool, id)

    await settle()
    expect(log).toEqual(['open a', 'open b', 'open c', 'close b', 'open b', 'close c'])
  })

  it('does not close one in use, though it was asked for longest ago', async () => {
    const busy = gate()
    const { pool, log } = recorded(2)
    const holding = hold(pool, 'a', busy.wait)
    await idOf(pool, 'b')

    await idOf(pool, 'c')
    busy.open()
    await holding

    expect(log).toEqual(['open a', 'open b', 'open c', 'close b'])
  })

  it('refuses another while all are in use, and takes it when one is free again', async () => {
    const busy = gate()
    const { pool, opened } = recorded(2)
    const holding = ['a', 'b'].map((id) => hold(pool, id, busy.wait))

    await expect(idOf(pool, 'c')).rejects.toMatchObject({ code: 'unavailable' })
    expect(await idOf(pool, 'a')).toBe('a')
    expect(opened()).toBe(2)
    busy.open()
    await Promise.all(holding)

    expect(await idOf(pool, 'c')).toBe('c')
  })

  it('counts those that are opening', async () => {
    const slow = gate()
    const { pool } = recorded(1, () => slow.wait)
    const opening = idOf(pool, 'a')

    await expect(idOf(pool, 'b')).rejects.toMatchObject({ code: 'unavailable' })

    slow.open()
    expect(await opening).toBe('a')
  })

  it('tells everybody who waits when one cannot be opened, and tries again for the next', async () => {
    let attempts = 0
    const { pool } = recorded(1, async () => {
      await settle()
      attempts += 1
      if (attempts === 1) throw new Error('damaged')
    })

    const outcomes = await Promise.allSettled([idOf(pool, 'a'), idOf(pool, 'a')])

    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await idOf(pool, 'a')).toBe('a')
    expect(await idOf(pool, 'b')).toBe('b')
  })

  it('lets go of those that are no longer there, and of one in use after its last user', async () => {
    const busy = gate()
    const { pool, log } = recorded(3)
    const holding = hold(pool, 'a', busy.wait)
    for (const id of ['b', 'c']) await idOf(pool, id)

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

  it('closes everything at the end, each after its last user', async () => {
    const busy = gate()
    const { pool, log } = recorded(2)
    const holding = hold(pool, 'a', busy.wait)
    await idOf(pool, 'b')

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
