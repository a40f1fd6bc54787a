import { describe, expect, it } from 'vitest'
import { createMemoryTurns, type MemoryTurns } from '../../../server/snapshots/memory-turns.ts'

/** A query that runs until the test ends it. */
function createQuery() {
  let end: () => void = () => undefined
  let hasBegun = false
  const ended = new Promise<void>((resolve) => (end = resolve))
  const run = () => {
    hasBegun = true
    return ended
  }
  return { run, end, hasBegun: () => hasBegun }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

function begin(turns: MemoryTurns, how: 'light' | 'heavy' | 'alone') {
  const query = createQuery()
  const done = how === 'alone' ? turns.alone({}, query.run) : turns.beside({ cost: how }, query.run)
  return { ...query, done }
}

describe('queries that share memory', () => {
  it('run beside each other, and know whether they did', async () => {
    const turns = createMemoryTurns()
    const shared: boolean[] = []
    const ask = () =>
      turns.beside({ cost: 'light' }, async (isShared) => {
        await settle()
        shared.push(isShared())
      })
    await ask()
    await Promise.all([ask(), ask()])

    expect(shared).toEqual([false, true, true])
  })

  it('let one be alone: heavy ones wait for it at once, light ones only when no heavy one runs', async () => {
    const turns = createMemoryTurns()
    const [heavy, light] = [begin(turns, 'heavy'), begin(turns, 'light')]
    await settle()
    const alone = begin(turns, 'alone')
    const [lateHeavy, lateLight] = [begin(turns, 'heavy'), begin(turns, 'light')]
    await settle()
    expect([alone, lateHeavy, lateLight].map(({ hasBegun }) => hasBegun())).toEqual([false, false, true])

    heavy.end()
    await heavy.done
    const last = begin(turns, 'light')
    for (const each of [light, lateLight]) {
      each.end()
      await each.done
    }
    await settle()
    expect([alone, lateHeavy, last].map(({ hasBegun }) => hasBegun())).toEqual([true, false, false])

    alone.end()
    await alone.done
    await settle()
    expect([lateHeavy, last].map(({ hasBegun }) => hasBegun())).toEqual([true, true])
  })

  it('go on where the one that wants to be alone fails or gives up', async () => {
    const turns = createMemoryTurns()
    const light = begin(turns, 'light')
    await settle()
    const leaving = new AbortController()
    const gone = turns.alone({ signal: leaving.signal }, () => Promise.resolve())
    const next = begin(turns, 'light')
    await settle()
    expect(next.hasBegun()).toBe(false)
    leaving.abort(new Error('the client has left'))
    await expect(gone).rejects.toThrow('the client has left')
    await settle()
    expect(next.hasBegun()).toBe(true)
    for (const { end } of [light, next]) end()
    await Promise.all([light.done, next.done])

    await expect(turns.alone({}, () => Promise.reject(new Error('too large')))).rejects.toThrow('too large')
    await turns.beside({ cost: 'heavy' }, () => Promise.resolve())
  })
})
