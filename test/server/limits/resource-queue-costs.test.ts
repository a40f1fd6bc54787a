import { describe, expect, it } from 'vitest'
import type { Cost } from '../../../schemas/api/cost.ts'
import { createKeyActivity } from '../../../server/limits/key-activity.ts'
import { createResourceQueue } from '../../../server/limits/resource-queue.ts'
import { WaitingKeys } from '../../../server/limits/waiting-keys.ts'

const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('three resources, of which two are for costly requests', () => {
  const signal = new AbortController().signal
  function open(costly = 2) {
    const turns = createResourceQueue(
      [0, 1, 2],
      { costly, key: 3 },
      createKeyActivity({ now: () => 0, after: () => undefined }),
    )
    const granted: string[] = []
    const ask = (key: string, cost: Cost, until = signal) =>
      turns.take({ waitingKeys: WaitingKeys.of(key), cost, signal: until }).then((place) => {
        granted.push(`${key} ${cost}`)
        return place
      })
    return { turns, granted, ask }
  }

  it('leave the third to a light one, and count no light one as costly', async () => {
    const { granted, ask } = open()
    void ask('a', 'light')
    void ask('b', 'heavy')
    void ask('c', 'wide')
    await settle()
    expect(granted).toEqual(['a light', 'b heavy', 'c wide'])

    const other = open()
    void other.ask('a', 'heavy')
    void other.ask('b', 'wide')
    void other.ask('c', 'heavy')
    void other.ask('d', 'light')
    await settle()
    expect(other.granted).toEqual(['a heavy', 'b wide', 'd light'])
  })

  it('are all free only when nothing has one and nothing waits, which is said once', async () => {
    const { turns, ask } = open()
    const place = await ask('a', 'light')
    let said = 0
    turns.whenAllFree(() => (said += 1))
    expect(said).toBe(0)
    turns.give(place)
    expect(said).toBe(1)
    turns.give(await ask('a', 'light'))
    expect(said).toBe(1)
  })

  it('are not all free while a request waits that may have none, until it gives up', async () => {
    const { turns, ask } = open(0)
    const leaving = new AbortController()
    const waiting = ask('a', 'heavy', leaving.signal)
    let isSaid = false
    turns.whenAllFree(() => (isSaid = true))
    expect(isSaid).toBe(false)

    leaving.abort(new Error('gone'))
    await expect(waiting).rejects.toThrow('gone')
    expect(isSaid).toBe(true)
  })
})
