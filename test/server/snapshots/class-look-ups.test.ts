import { getEventListeners } from 'node:events'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Row } from '../../../schemas/api/endpoint.ts'
import type { RequestContext } from '../../../server/limits/request-context.ts'
import { WaitingKeys } from '../../../server/limits/waiting-keys.ts'
import { createUnlimitedBudget, createWorkBudget } from '../../../server/limits/work-budget.ts'
import { batchLookUps } from '../../../server/snapshots/class-look-ups.ts'

const SQL = new URL('file:///lines.sql')

/** For a request with this API key. */
function contextOf(key: string, signal = new AbortController().signal): RequestContext {
  const owner = { waitingKeys: WaitingKeys.of(key), signal }
  return { ...owner, cost: 'light', work: createUnlimitedBudget(owner) }
}

interface Asked {
  readonly cnpj: string | readonly string[]
  readonly context: RequestContext
  readonly answer: () => void
  readonly fail: (error: Error) => void
}

/** Look-ups over a table of two lines for each CNPJ, whose queries the test ends. */
function heldLookUps() {
  const asked: Asked[] = []
  const lookUp = batchLookUps((_sql, { cnpj }, _months, context) => {
    const list = [cnpj].flat()
    const rows: Row[] = [1, 2].flatMap((line) => list.map((each) => ({ cnpj: each, line })))
    return new Promise((resolve, reject) => {
      asked.push({
        cnpj,
        context,
        answer: () => {
          resolve(rows)
        },
        fail: reject,
      })
    })
  })
  return { asked, lookUp, find: (cnpj: string, context = contextOf('key')) => lookUp(SQL, cnpj, [], context) }
}

const linesOf = (cnpj: string) => [1, 2].map((line) => ({ cnpj, line }))
const afterAllElse = () => new Promise(setImmediate)

it('a look-up that comes while none runs is asked at once, alone and with its own context', async () => {
  const { asked, find } = heldLookUps()
  const context = contextOf('key')
  const found = find('a', context)

  expect(asked.map(({ cnpj }) => cnpj)).toEqual(['a'])
  expect(asked[0]?.context).toBe(context)
  asked[0]?.answer()
  expect(await found).toEqual(linesOf('a'))
})

it('look-ups that come while one runs are asked together, and each gets its rows in their order', async () => {
  const { asked, find } = heldLookUps()
  const found = ['a', 'b', 'c', 'b'].map((cnpj) => find(cnpj))
  asked[0]?.answer()
  await afterAllElse()
  expect(asked.map(({ cnpj }) => cnpj)).toEqual(['a', ['b', 'c']])
  asked[1]?.answer()
  const [, b, c, again] = await Promise.all(found)

  expect([b, c, again]).toEqual([linesOf('b'), linesOf('c'), linesOf('b')])
  expect(again).not.toBe(b)
})

it('look-ups of other SQL or another month do not wait for each other', () => {
  const { asked, lookUp } = heldLookUps()
  void lookUp(SQL, 'a', ['2025-10'])
  void lookUp(SQL, 'b', ['2025-09'])
  void lookUp(new URL('file:///parties.sql'), 'c', ['2025-10'])

  expect(asked.map(({ cnpj }) => cnpj)).toEqual(['a', 'b', 'c'])
})

it('sixteen that wait are asked at once, while another query runs', () => {
  const { asked, find } = heldLookUps()
  void find('first')
  for (let n = 0; n < 15; n++) void find(`many ${String(n)}`, contextOf('many'))
  expect(asked).toHaveLength(1)
  void find('few', contextOf('few'))

  expect(asked).toHaveLength(2)
  expect(asked[1]?.cnpj).toHaveLength(16)
  expect(asked[1]?.cnpj).toContain('few')
  expect([...(asked[1]?.context.waitingKeys.keys() ?? [])].sort()).toEqual(['few', 'many'])
})

it('a request that ends leaves at once, and a batch that nobody waits for any more is aborted', async () => {
  const { asked, find } = heldLookUps()
  void find('first')
  const leaving = ['b', 'c', 'd'].map(() => new AbortController())
  const found = leaving.map(({ signal }, at) => find(`of ${String(at)}`, contextOf('key', signal)))
  const settled = Promise.allSettled(found)
  leaving[2]?.abort(new Error('gone while it waited'))
  asked[0]?.answer()
  await afterAllElse()
  expect(asked[1]?.cnpj).toEqual(['of 0', 'of 1'])

  leaving[0]?.abort(new Error('gone'))
  expect(asked[1]?.context.signal.aborted).toBe(false)
  leaving[1]?.abort(new Error('gone too'))
  expect(asked[1]?.context.signal.aborted).toBe(true)
  expect((await settled).map((each) => (each.status === 'rejected' ? String(each.reason) : 'found'))).toEqual([
    'Error: gone',
    'Error: gone too',
    'Error: gone while it waited',
  ])
})

it('a request that has ended asks nothing', async () => {
  const { asked, find } = heldLookUps()

  await expect(find('a', contextOf('key', AbortSignal.abort(new Error('gone'))))).rejects.toThrow('gone')
  expect(asked).toEqual([])
})

it('a request that goes on has no listener left of its look-ups', async () => {
  const { asked, find } = heldLookUps()
  const { signal } = new AbortController()
  const found = ['a', 'b', 'c'].map((cnpj) => find(cnpj, contextOf('key', signal)))
  expect(getEventListeners(signal, 'abort').length).toBeGreaterThan(0)
  asked[0]?.answer()
  await afterAllElse()
  asked[1]?.answer()
  await Promise.all(found)

  expect(getEventListeners(signal, 'abort')).toEqual([])
})

it('a batch is light if one of its look-ups is', async () => {
  const { asked, find } = heldLookUps()
  void find('first')
  void find('b', { ...contextOf('key'), cost: 'heavy' })
  void find('c', contextOf('key'))
  asked[0]?.answer()
  await afterAllElse()

  expect(asked[1]?.cnpj).toEqual(['b', 'c'])
  expect(asked[1]?.context.cost).toBe('light')
})

it('a request with two look-ups in a batch takes its key out of it when it ends', async () => {
  const { asked, find } = heldLookUps()
  const leaving = new AbortController()
  const twice = contextOf('twice', leaving.signal)
  void find('first')
  const ended = Promise.allSettled([find('b', twice), find('c', twice)])
  void find('d', contextOf('once'))
  asked[0]?.answer()
  await afterAllElse()
  leaving.abort(new Error('gone'))

  expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect([...(asked[1]?.context.waitingKeys.keys() ?? [])]).toEqual(['once'])
  expect(asked[1]?.context.signal.aborted).toBe(false)
})

it('a batch that fails fails for all its look-ups, and the next one is asked', async () => {
  const { asked, find } = heldLookUps()
  const failing = [find('first'), find('b'), find('c')].map((each) =>
    each.then(String, (error: unknown) => (error as Error).message),
  )
  asked[0]?.fail(new Error('one'))
  await afterAllElse()
  asked[1]?.fail(new Error('two'))
  expect(await Promise.all(failing)).toEqual(['one', 'two', 'two'])

  const next = find('d')
  asked[2]?.answer()
  expect(await next).toEqual(linesOf('d'))
})

it('the rows of a batch count for the work budget of each request', async () => {
  const { asked, find } = heldLookUps()
  const small = { ...contextOf('key'), work: createWorkBudget({ work: 19, narrower: {} }, contextOf('key')) }
  const enough = { ...contextOf('key'), work: createWorkBudget({ work: 20, narrower: {} }, contextOf('key')) }
  const found = Promise.allSettled([find('first'), find('b', small), find('c', enough)])
  asked[0]?.answer()
  await afterAllElse()
  asked[1]?.answer()

  // Two rows of two values, five units each.
  expect((await found).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

it('whatever comes and whenever queries end, each look-up gets the rows of its class', async () => {
  const step = fc.record({ cnpj: fc.constantFrom('a', 'b', 'c', 'd'), key: fc.constantFrom('x', 'y'), ends: fc.nat(2) })

  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const { asked, find } = heldLookUps()
      let answered = 0
      const answerSome = async (count: number) => {
        for (const { answer } of asked.slice(answered, answered + count)) {
          answered += 1
          answer()
        }
        await afterAllElse()
      }
      const found: Promise<Row[]>[] = []
      for (const { cnpj, key, ends } of steps) {
        found.push(find(cnpj, contextOf(key)))
        await answerSome(ends)
      }
      while (answered < asked.length) await answerSome(1)

      expect(await Promise.all(found)).toEqual(steps.map(({ cnpj }) => linesOf(cnpj)))
      expect(asked.length).toBeLessThanOrEqual(steps.length)
    }),
  )
})
